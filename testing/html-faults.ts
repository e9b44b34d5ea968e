import { type HtmlElementLike, HtmlValidate, type MetaDataTable, StaticConfigLoader } from 'html-validate'

const linkTypes = [
  'alternate',
  'apple-touch-icon',
  'canonical',
  'icon',
  'manifest',
  'modulepreload',
  'next',
  'preload',
  'prev',
  'stylesheet',
]
const anchorTypes = [
  'external',
  'help',
  'license',
  'next',
  'nofollow',
  'noopener',
  'noreferrer',
  'prev',
  'privacy-policy',
]
const mediaType = /^[a-z]+\/[a-z0-9.+-]+$/
const scriptTypes = ['module', 'importmap', 'speculationrules', mediaType]

function noRole() {
  return 'a cell or row of a real table has its role already'
}

function inputRole(input: HtmlElementLike): string | null {
  const isText = ['text', 'email', 'tel', 'url'].includes(String(input.getAttribute('type') ?? 'text'))
  const isCombobox = input.getAttribute('role') === 'combobox'
  return isCombobox && !isText ? 'only a box for one line of text may be a combobox' : null
}

/** What html-validate leaves out of the rules of HTML and the Nu checker reports. */
const stricter: MetaDataTable = {
  link: { attributes: { rel: { list: true, enum: linkTypes }, blocking: { allowed: isStyleSheet } } },
  a: { attributes: { rel: { list: true, enum: anchorTypes } } },
  script: { attributes: { type: { enum: scriptTypes } } },
  input: { attributes: { role: { allowed: inputRole } } },
  ...Object.fromEntries(
    ['thead', 'tbody', 'tr', 'th', 'td'].map((tag) => [tag, { attributes: { role: { allowed: noRole } } }]),
  ),
}

function isStyleSheet(link: HtmlElementLike): string | null {
  return link.getAttribute('rel') === 'stylesheet' ? null : 'only a style sheet may block the first view'
}

const checker = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard'], elements: ['html5', stricter] }),
)

/** The violations of the rules of HTML in a document, one sentence each. */
export async function findHtmlFaults(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ message, selector }) => `${message} (${selector ?? 'page'})`),
  )
}
