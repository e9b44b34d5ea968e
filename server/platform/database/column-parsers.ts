import pg from 'pg'

const { builtins } = pg.types

/**
 * How columns arrive, for our pools alone (pg's own table of parsers is shared by the whole process).
 *
 * - bigint: a number. Counters and ids are far below 2^53; one that is not is refused rather than rounded.
 * - numeric: always its exact text, as pg does it: half of the values as numbers and half as text would be worse. Cast
 *   to float8 or int in SQL where a number is meant, after avg() and sum() too.
 * - date, timestamp without a zone: text. pg would make them a moment in the time zone of this machine, which is
 *   another day in Seoul.
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
