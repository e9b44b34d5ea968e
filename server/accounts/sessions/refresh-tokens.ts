import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * A refresh token names its session and how many tokens came before it. It is base64url of version, session id, number,
 * and an HMAC-SHA256 of these with the session's own key. So no token has to be stored, and concurrent tabs all get the
 * same one.
 */
export type RefreshToken = { sessionId: string; number: number; body: Buffer; proof: Buffer }

const version = 1
const idBytes = 16
const bodyBytes = 1 + idBytes + 4
const proofBytes = 32

export const refreshKeyBytes = 32

export function buildRefreshToken(key: Buffer, sessionId: string, number: number): string {
  const body = Buffer.alloc(bodyBytes)
  body.writeUInt8(version, 0)
  body.write(sessionId.replaceAll('-', ''), 1, 'hex')
  body.writeUInt32BE(number, 1 + idBytes)
  return Buffer.concat([body, prove(key, body)]).toString('base64url')
}

/** Null for text that is not in the format of our tokens. */
export function readRefreshToken(text: string): RefreshToken | null {
  const bytes = Buffer.from(text, 'base64url')
  // base64url decoding is lenient, but a token has exactly one spelling.
  if (bytes.length !== bodyBytes + proofBytes || bytes.toString('base64url') !== text) return null
  if (bytes.readUInt8(0) !== version) return null
  const hex = bytes.toString('hex', 1, 1 + idBytes)
  return {
    sessionId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    number: bytes.readUInt32BE(1 + idBytes),
    body: bytes.subarray(0, bodyBytes),
    proof: bytes.subarray(bodyBytes),
  }
}

export function isMadeWith(key: Buffer, { body, proof }: RefreshToken): boolean {
  return timingSafeEqual(prove(key, body), proof)
}

function prove(key: Buffer, body: Buffer): Buffer {
  return createHmac('sha256', key).update(body).digest()
}

/** The number of the current refresh token of a session, and when its predecessors were replaced, newest first. */
export type RefreshState = { current: number; replacedAt: readonly Date[] }

/**
 * Decides what a genuine token means. The current one rotates. For its predecessor the answer was lost, so it always
 * converges to the current one. An older one may come from a slow tab for `reuseSeconds`; after that, it or the current
 * one was stolen.
 */
export function judgeRefresh(
  number: number,
  { current, replacedAt }: RefreshState,
  { now, reuseSeconds }: { now: number; reuseSeconds: number },
): 'rotates' | 'converges' | 'stolen' | 'never_given' {
  if (number > current) return 'never_given'
  if (number === current) return 'rotates'
  if (number === current - 1) return 'converges'
  const replaced = replacedAt[current - number - 1]
  return replaced && now - replaced.getTime() < reuseSeconds * 1_000 ? 'converges' : 'stolen'
}

/** Moves to the next token. Replacement times outside the tolerance are removed. */
export function rotateRefresh(
  { current, replacedAt }: RefreshState,
  { now, reuseSeconds }: { now: number; reuseSeconds: number },
): RefreshState {
  const past = replacedAt.findIndex((moment) => now - moment.getTime() >= reuseSeconds * 1_000)
  const stillExcusing = past === -1 ? replacedAt : replacedAt.slice(0, past)
  return { current: current + 1, replacedAt: [new Date(now), ...stillExcusing] }
}

/**
 * Skips a number, so that neither the current token nor its expected successor is accepted any more: they were issued
 * for a session of lower assurance.
 */
export function leapRefresh({ current }: RefreshState): RefreshState {
  return { current: current + 2, replacedAt: [] }
}
