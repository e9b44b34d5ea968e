/**
 * A record as RFC 4180 has it. With `isForSpreadsheets` a cell that a spreadsheet would take for a formula is written
 * with an apostrophe before it: what stands in a file of somebody else must not be run by whoever opens our report of
 * it.
 */
export function writeCsvRecord(cells: readonly string[], { isForSpreadsheets = false, separator = ',' } = {}): string {
  const written = cells.map((cell) => quoteCell(isForSpreadsheets ? disarm(cell) : cell, separator))
  return `${written.join(separator)}\r\n`
}

function quoteCell(cell: string, separator: string): string {
  // A lone empty cell would be a blank line, which holds no record.
  const isPlain = cell !== '' && !cell.includes(separator) && !/["\r\n]/.test(cell)
  return isPlain ? cell : `"${cell.replaceAll('"', '""')}"`
}

function disarm(cell: string): string {
  return /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
}
