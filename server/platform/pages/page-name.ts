import { languageOfSegment } from '#domain/korea/languages.ts'
import { formPages, sitePages } from '#domain/site/site-pages.ts'

const privatePages = ['/settings', '/saved', '/shared', '/trips', '/offline']
const paths = [...Object.values(sitePages).map(({ path }) => path), ...formPages, ...privatePages]
const names = new Set(paths.map((path) => path.split('/')[1] ?? ''))

/** The name of every address that is none of our pages, so that invented addresses add no new counts. */
export const unknownPage = 'unknown'

/**
 * The page that an address asks for, in any spelling: the router of the pages ignores case, decodes percent-encoding,
 * and answers the same below a language and with ".data" at the end.
 */
export function pageNameOf(address: string): string {
  const [first = ''] = segmentsOf(address)
  const name = first.replace(/\.data$/, '').replace(/^_root$/, '')
  return names.has(name) ? name : unknownPage
}

/** Whether the address ends in a secret that opens a shared list or trip, which somebody may try to guess. */
export function hasToken(address: string): boolean {
  const segments = segmentsOf(address)
  return segments.includes('shared') && segments.at(-1) !== 'shared'
}

function segmentsOf(address: string): string[] {
  const [path = ''] = address.split('?', 1)
  const segments = path.slice(1).split('/').map(readSegment)
  return segments.length > 1 && languageOfSegment(segments[0]) ? segments.slice(1) : segments
}

/** Whether the path is spelled as in our own links: every other spelling is rendered separately. */
export function isPlainlySpelled(address: string): boolean {
  const [path = ''] = address.split('?', 1)
  return !/[%A-Z]/.test(path)
}

function readSegment(segment: string): string {
  // A segment that cannot be decoded was refused earlier.
  return decodeURIComponent(segment).toLowerCase()
}
