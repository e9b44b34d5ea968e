/**
 * The flat part of an object: numbers and booleans become text, a list becomes text joined by `;`, the rest is left
 * out.
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
