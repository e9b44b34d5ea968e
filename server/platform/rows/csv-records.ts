import { StartProblem } from '#server/platform/start-problem.ts'

/** `cells` is null if the record cannot be read: text after a closing quote, or longer than any valid record. */
export type CsvRecord = { line: number; cells: string[] | null }

/** In characters. One record of a register has a few hundred. */
export const longestRecord = 1_048_576

type Read = { record: CsvRecord; end: number } | 'unfinished'

/**
 * Reads CSV (RFC 4180) piece by piece: an incomplete record waits for the next piece. A record that grows too long is
 * skipped to the end of its line. A quote that is never closed stops the reading, because the start of the next record
 * is unknown.
 */
export function createCsvReader(separator: string) {
  let text = ''
  let line = 1
  let isSkipping = false

  function* read(piece: string, isLast: boolean): Generator<CsvRecord> {
    text += piece
    let at = 0
    while (at < text.length) {
      if (isSkipping) {
        const end = endOfLine(text, at)
        if (end === null) {
          at = text.length
          break
        }
        isSkipping = false
        line += 1
        at = end
        continue
      }
      const found = readRecord(at, isLast)
      if (found === 'unfinished') {
        if (text.length - at > longestRecord) {
          yield { line, cells: null }
          isSkipping = true
          continue
        }
        break
      }
      if (found.record.cells?.length !== 1 || found.record.cells[0] !== '') yield found.record
      at = found.end
    }
    text = text.slice(at)
  }

  function readRecord(start: number, isLast: boolean): Read {
    const cells: string[] = []
    let at = start
    for (;;) {
      let end: number
      if (text[at] === '"') {
        const quoted = readQuoted(at, start, isLast)
        if (quoted === 'unfinished') return quoted
        cells.push(quoted.value)
        end = quoted.end
        if (end < text.length && !isBreak(end) && text[end] !== separator) {
          return finish(start, endOfLine(text, end) ?? (isLast ? text.length : null), null)
        }
      } else {
        end = endOfCell(at)
        cells.push(text.slice(at, end))
      }
      if (end >= text.length) return finish(start, isLast ? end : null, cells)
      if (text[end] !== separator) return finish(start, endOfLine(text, end) ?? (isLast ? text.length : null), cells)
      at = end + 1
    }
  }

  function readQuoted(at: number, start: number, isLast: boolean): { value: string; end: number } | 'unfinished' {
    let value = ''
    let from = at + 1
    for (;;) {
      const quote = text.indexOf('"', from)
      if (quote === -1) {
        if (!isLast && text.length - start <= longestRecord) return 'unfinished'
        throw new StartProblem(
          `The quote that opens in the record of line ${line} is never closed, so the rest cannot be read. Nothing was changed.`,
        )
      }
      if (quote + 1 === text.length && !isLast) return 'unfinished'
      value += text.slice(from, quote)
      if (text[quote + 1] !== '"') return { value, end: quote + 1 }
      value += '"'
      from = quote + 2
    }
  }

  function finish(start: number, end: number | null, cells: string[] | null): Read {
    if (end === null) return 'unfinished'
    const record = { line, cells }
    line += countLines(start, end)
    return { record, end }
  }

  function endOfCell(from: number): number {
    let at = from
    while (at < text.length && text[at] !== separator && !isBreak(at)) at += 1
    return at
  }

  function isBreak(at: number): boolean {
    return text[at] === '\n' || text[at] === '\r'
  }

  function countLines(start: number, end: number): number {
    let count = 0
    for (let at = text.indexOf('\n', start); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) count += 1
    // An old file whose lines end with a carriage return alone.
    return Math.max(count, 1)
  }

  return { read }
}

/**
 * Where the next line begins; null while that is unknown: a carriage return may have its line feed in the next piece.
 */
function endOfLine(text: string, from: number): number | null {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\n') return at + 1
    if (text[at] === '\r' && at + 1 < text.length) return text[at + 1] === '\n' ? at + 2 : at + 1
  }
  return null
}
