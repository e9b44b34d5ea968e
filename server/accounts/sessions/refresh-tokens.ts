import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * A refresh token says which session it is of and how many came before it, and proves it: base64url of version, session
 * id, number, and an HMAC-SHA256 of these with the session's own key. So no token has to be kept, and any number of
 * tabs is given the very same one.
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

/** Null for what was never a token of ours. */
export function readRefreshToken(text: string): RefreshToken | null {
  const bytes = Buffer.from(text, 'base64url')
  // Decoding overlooks a good deal; a token has one spelling.
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

/** Which refresh token of a session counts, and when the newest ones before it were replaced, newest first. */
export type RefreshState = { current: number; replacedAt: readonly Date[] }

/**
 * What a genuine token that is presented now means: the newest rotates; the one before it was lost on its way, whenever
 * that shows; an older one may come from a tab that was slow, for a moment; later it was stolen, or the newest was.
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
 * After this, neither the token that counted nor its successor is a way in: what they stood for was less than the
 * session is now.
 */
export function leapRefresh({ current }: RefreshState): RefreshState {
  return { current: current + 2, replacedAt: [] }
}
