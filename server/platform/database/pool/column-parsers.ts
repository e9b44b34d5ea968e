import pg from 'pg'

const { builtins } = pg.types

/**
 * Column parsers for our pools only (pg's own table is shared by the whole process).
 *
 * - bigint: a number. Counters and ids are far below 2^53; a larger one throws instead of being rounded.
 * - numeric: always the exact text, as pg does it. A mix of numbers and text would be worse. Cast to float8 or int in
 *   SQL where a number is needed, also after avg() and sum().
 * - date, timestamp without time zone: text. pg would read them in the time zone of this machine, which can be another
 *   day in Seoul.
 */
export function buildColumnParsers(): pg.CustomTypesConfig {
  const parsers = new pg.TypeOverrides()
  parsers.setTypeParser(builtins.INT8, parseBigint)
  parsers.setTypeParser(builtins.DATE, (text) => text)
  parsers.setTypeParser(builtins.TIMESTAMP, (text) => text)
  return parsers
}

function parseBigint(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new RangeError(`the bigint ${text} does not fit a number; select it as text`)
  return number
}
