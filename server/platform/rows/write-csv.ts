/**
 * Writes a record as in RFC 4180. With `isForSpreadsheets`, a cell that a spreadsheet would take for a formula gets an
 * apostrophe before it: the content of a foreign file must not run when somebody opens our report of it.
 */
export function writeCsvRecord(cells: readonly string[], { isForSpreadsheets = false, separator = ',' } = {}): string {
  const written = cells.map((cell) => quoteCell(isForSpreadsheets ? disarm(cell) : cell, separator))
  return `${written.join(separator)}\r\n`
}

function quoteCell(cell: string, separator: string): string {
  // A single empty cell would be a blank line, which is no record.
  const isPlain = cell !== '' && !cell.includes(separator) && !/["\r\n]/.test(cell)
  return isPlain ? cell : `"${cell.replaceAll('"', '""')}"`
}

function disarm(cell: string): string {
  return /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
}
