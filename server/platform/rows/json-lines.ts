import { longestRecord } from './csv-records.ts'

/** `text` is null where a line is longer than any record is. */
export type JsonLine = { line: number; text: string | null }

/** Takes text apart at its line feeds, piece by piece; of a line that grows too long nothing is kept. */
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

/** One flat object: numbers and truths become their words, a list becomes words with `;` between them, the rest is left out. */
export function readJsonRow(text: string): Record<string, string> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? flatten(value) : null
  } catch {
    return null // Not JSON, or nested deeper than the parser goes: either way no row.
  }
}

/** The flat part of an object, as `readJsonRow` has it. */
export function flatten(value: object): Record<string, string> {
  const row: Record<string, string> = {}
  for (const [name, cell] of Object.entries(value)) {
    const words: unknown[] = Array.isArray(cell) ? cell : [cell]
    const told = words.filter(
      (word) => typeof word === 'string' || typeof word === 'number' || typeof word === 'boolean',
    )
    if (told.length > 0) row[name] = told.map(String).join(';')
  }
  return row
}
