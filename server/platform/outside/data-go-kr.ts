import type { OutsideProblemCode } from '#domain/site/outside-services.ts'
import { OutsideProblem } from '#server/platform/outside/outside-problem.ts'
import { isObject, readJson } from '#server/platform/outside/read-json.ts'
import { flatten } from '#server/platform/rows/flatten.ts'

export type RegisterPage = { rows: Record<string, string>[]; total: number }

/** The error codes of the public data portal, as numbers without leading zeros. */
const reasons: Record<string, OutsideProblemCode> = {
  1: 'upstream_down',
  10: 'bad_request',
  11: 'bad_request',
  12: 'not_found',
  20: 'forbidden',
  21: 'bad_key',
  22: 'quota',
  30: 'bad_key',
  31: 'bad_key',
  32: 'forbidden',
  99: 'upstream_down',
}
const noData = '3'

/** The key without any encoding: the portal shows it in both forms, and people copy either, with a line break. */
export function readPortalKey(given: string): string {
  const key = given.replace(/\s/g, '')
  try {
    return key.includes('%') ? decodeURIComponent(key) : key
  } catch {
    return key
  }
}

/**
 * Reads a page of a list. Errors about a key come as XML, whatever was requested. An empty list is an empty string, and
 * a list of one is the item itself.
 */
export function readRegisterPage(text: string, service: string): RegisterPage {
  if (text.trimStart().startsWith('<'))
    throw refusal(readTag(text, 'returnReasonCode') ?? readTag(text, 'resultCode'), service)
  const { header, body } = readEnvelope(text, service)
  const code = dropNoughts(flatten(header)['resultCode'] ?? '99')
  if (code === noData) return { rows: [], total: 0 }
  if (code !== '') throw refusal(code, service)
  const items = isObject(body['items']) ? body['items']['item'] : body['items']
  const isEmpty = items === '' || items === undefined || items === null
  const list: unknown[] = Array.isArray(items) ? items : isEmpty ? [] : [items]
  const total = readTotal(body)
  // Without a total it is unknown whether this page is the last.
  if (total === null || total < list.length || !list.every(isObject)) throw new OutsideProblem('malformed', { service })
  return { rows: list.map(flatten), total }
}

function readTotal(body: Record<string, unknown>): number | null {
  const total = flatten(body)['totalCount'] ?? ''
  return /^\d{1,9}$/.test(total) ? Number(total) : null
}

function readEnvelope(text: string, service: string) {
  const parsed = readJson(text, service)
  const response = isObject(parsed) ? parsed['response'] : null
  if (!isObject(response) || !isObject(response['header'])) throw new OutsideProblem('malformed', { service })
  return { header: response['header'], body: isObject(response['body']) ? response['body'] : {} }
}

function refusal(code: string | null, service: string): OutsideProblem {
  const theirs = dropNoughts(code ?? '')
  return new OutsideProblem(reasons[theirs] ?? 'malformed', {
    service,
    theirs: theirs === '' ? null : theirs.slice(0, 20),
  })
}

/** "00" and "0000" are both success. */
function dropNoughts(code: string): string {
  return code.trim().replace(/^0+/, '')
}

function readTag(xml: string, name: string): string | null {
  return new RegExp(`<${name}>\\s*(\\w{1,20})\\s*</${name}>`).exec(xml)?.[1] ?? null
}
