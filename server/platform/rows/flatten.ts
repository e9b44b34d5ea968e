/**
 * The flat part of an object: numbers and truths become their words, a list becomes words with `;` between them, the
 * rest is left out.
 */
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
