import { Problem } from '#domain/site/problems.ts'

/** None of our forms, trips or lists has a third as many. */
const mostCommas = 20_000
const comma = 0x2c

/**
 * Parses the JSON of a body, or throws a SyntaxError. Tens of thousands of members would block the event loop for a
 * tenth of a second, so they are counted before parsing.
 */
export function parseJson(bytes: Uint8Array): unknown {
  let commas = 0
  for (let at = bytes.indexOf(comma); at !== -1 && commas <= mostCommas; at = bytes.indexOf(comma, at + 1)) commas += 1
  if (commas > mostCommas) throw new Problem('request.body_too_large')
  return JSON.parse(decode(bytes))
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new SyntaxError('the bytes are no UTF-8')
  }
}
