import { longestRecord } from './csv-records.ts'
import { flatten } from './flatten.ts'
import { readMapRow } from './map-rows.ts'

/** `text` is null if a line is longer than any valid record. */
export type JsonLine = { line: number; text: string | null }

/** Splits text at its line feeds, piece by piece; a line that grows too long is not kept. */
export function createLineReader() {
  let held = ''
  let line = 1
  let isSkipping = false

  function* read(piece: string, isLast: boolean): Generator<JsonLine> {
    held += piece
    let at = 0
    for (;;) {
      const end = held.indexOf('\n', at)
      if (end === -1) break
      if (!isSkipping) yield* tell(held.slice(at, end))
      isSkipping = false
      line += 1
      at = end + 1
    }
    held = held.slice(at)
    if (isSkipping || held.length > longestRecord) {
      if (!isSkipping) yield { line, text: null }
      isSkipping = true
      held = ''
    }
    if (isLast) yield* tell(held)
  }

  function* tell(text: string): Generator<JsonLine> {
    if (text.trim() !== '') yield { line, text: text.length > longestRecord ? null : text }
  }

  return { read }
}

/** Precedes each line of a GeoJSON text sequence (RFC 8142). */
export const recordSeparator = '\u001e'

/** One flat object, or one object of a map. */
export function readJsonRow(text: string): Record<string, string> | null {
  try {
    const value: unknown = JSON.parse(text.startsWith(recordSeparator) ? text.slice(1) : text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
    return readMapRow(value) ?? flatten(value)
  } catch {
    return null // Not JSON, or nested deeper than the parser allows: either way no row.
  }
}
