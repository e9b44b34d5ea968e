/** The content of the first of these columns that the row has; null if it has none of them. */
export function findCell(cells: Readonly<Record<string, string>>, columns: readonly string[] = []): string | null {
  const column = columns.find((name) => Object.hasOwn(cells, name))
  return column === undefined ? null : (cells[column] ?? '').trim()
}
