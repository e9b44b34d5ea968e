/** A run of text with the same formatting. */
export type MarkdownRun = { text: string; isStrong: boolean; isEmphasis: boolean }

export type MarkdownBlock =
  | { kind: 'heading'; level: number; runs: MarkdownRun[] }
  | { kind: 'paragraph'; runs: MarkdownRun[] }
  | { kind: 'list'; isOrdered: boolean; items: MarkdownRun[][] }

const heading = /^(#{1,6})[ \t]+(\S.*)$/u
const listItem = /^[ \t]*(?:[-*•]|(\d{1,9})[.)])[ \t]+(\S.*)$/u

/**
 * Parses the subset of Markdown that trip texts use: headings, paragraphs, lists, strong and emphasis. Anything else,
 * such as links, images and HTML, stays plain text. Runs in linear time.
 */
export function parseTripMarkdown(text: string): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = []
  let lines: string[] = []
  const endParagraph = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', runs: parseRuns(lines.join(' ')) })
    lines = []
  }
  for (const line of text.split(/\r\n|[\r\n]/u)) {
    const trimmed = line.trim()
    const [, marks, title] = heading.exec(trimmed) ?? []
    const item = listItem.exec(line)
    if (trimmed === '') endParagraph()
    else if (marks !== undefined && title !== undefined) {
      endParagraph()
      blocks.push({ kind: 'heading', level: marks.length, runs: parseRuns(title) })
    } else if (item) {
      // A number within a paragraph is no list: "It opened in\n1997. It ..." is one sentence after the other.
      if (item[1] !== undefined && lines.length > 0) lines.push(trimmed)
      else {
        const isNew = lines.length > 0
        endParagraph()
        addItem(blocks, item[1] !== undefined, parseRuns(item[2] ?? ''), isNew)
      }
    } else lines.push(trimmed)
  }
  endParagraph()
  return blocks
}

function addItem(blocks: MarkdownBlock[], isOrdered: boolean, item: MarkdownRun[], isNew: boolean): void {
  const last = blocks.at(-1)
  if (!isNew && last?.kind === 'list' && last.isOrdered === isOrdered) last.items.push(item)
  else blocks.push({ kind: 'list', isOrdered, items: [item] })
}

/** The runs of a line. A marker without a closing one is plain text. */
function parseRuns(line: string): MarkdownRun[] {
  const tokens: string[] = line.match(/\\[\\*_`]|\*\*|\*|[^\\*]+|\\/gu) ?? []
  const last = { '**': tokens.lastIndexOf('**'), '*': tokens.lastIndexOf('*') }
  const open = { '**': false, '*': false }
  const runs: MarkdownRun[] = []
  for (const [index, token] of tokens.entries()) {
    if ((token === '**' || token === '*') && isMark(token, index)) open[token] = !open[token]
    else addText(runs, /^\\./u.test(token) ? token.slice(1) : token, open['**'], open['*'])
  }
  return runs

  function isMark(mark: '**' | '*', index: number): boolean {
    const [before, after] = [tokens[index - 1] ?? ' ', tokens[index + 1] ?? ' ']
    return open[mark] ? !/\s$/u.test(before) : index < last[mark] && !/^\s/u.test(after)
  }
}

function addText(runs: MarkdownRun[], text: string, isStrong: boolean, isEmphasis: boolean): void {
  const last = runs.at(-1)
  if (last?.isStrong === isStrong && last.isEmphasis === isEmphasis) last.text += text
  else runs.push({ text, isStrong, isEmphasis })
}

/** The text without any markers, for messages and mail. */
export function plainTripMarkdown(text: string): string {
  const said = (runs: readonly MarkdownRun[]) => runs.map((run) => run.text).join('')
  return parseTripMarkdown(text)
    .map((block) => {
      if (block.kind !== 'list') return said(block.runs)
      return block.items.map((item, index) => `${block.isOrdered ? `${index + 1}.` : '-'} ${said(item)}`).join('\n')
    })
    .join('\n\n')
}

/** Splits a trip's text into introduction, days and closing. Each day starts with a level-2 heading. */
export function splitTripMarkdown(text: string, days: number): { intro: string; days: string[]; closing: string } {
  const [intro = '', ...parts] = text.split(/^(?=## )/mu).map((part) => part.trim())
  return { intro, days: parts.slice(0, days), closing: parts.slice(days).join('\n\n') }
}
