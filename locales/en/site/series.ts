/** `a, b, and c`. Not by Intl.ListFormat: a browser reads its rules at the first use, which held up first views. */
export function allOf(names: readonly string[]): string {
  return series(names, 'and')
}

/** `a, b, or c`. */
export function oneOf(names: readonly string[]): string {
  return series(names, 'or')
}

function series(names: readonly string[], word: string): string {
  if (names.length <= 2) return names.join(` ${word} `)
  return `${names.slice(0, -1).join(', ')}, ${word} ${names.at(-1)}`
}
