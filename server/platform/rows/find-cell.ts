/** What stands in the first of these columns that the row has; null where it has none of them. */
export function findCell(cells: Readonly<Record<string, string>>, columns: readonly string[] = []): string | null {
  const column = columns.find((name) => Object.hasOwn(cells, name))
  return column === undefined ? null : (cells[column] ?? '').trim()
}
