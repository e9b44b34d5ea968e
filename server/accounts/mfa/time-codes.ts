import { Secret, TOTP } from 'otpauth'
import { timeCodeLength } from '#domain/accounts/second-factor.ts'

// The defaults of every authenticator app. Some apps ignore other values in the URI.
const algorithm = 'SHA1'
const stepSeconds = 30
const secretBytes = 20
/** Clocks differ, so the previous and the next code are accepted too. */
const neighbours = [0, -1, 1]

export function makeSecret(): string {
  return new Secret({ size: secretBytes }).base32
}

/** The URI that an authenticator app reads from the QR code. */
export function describeSecret({ secret, issuer, account }: { secret: string; issuer: string; account: string }) {
  return openSecret(secret, { issuer, label: account }).toString()
}

/**
 * Returns the time step of this code, if it is newer than the last accepted step. So no code is accepted twice, and
 * none that is older than an accepted one.
 */
export function findAcceptedStep(asked: {
  secret: string
  code: string
  at: number
  lastUsedStep: number | null
}): number | null {
  const totp = openSecret(asked.secret)
  const now = TOTP.counter({ period: stepSeconds, timestamp: asked.at })
  const step = neighbours
    .map((distance) => now + distance)
    .find(
      (candidate) =>
        candidate > (asked.lastUsedStep ?? -1) &&
        totp.validate({ token: asked.code, timestamp: candidate * stepSeconds * 1_000, window: 0 }) !== null,
    )
  return step ?? null
}

function openSecret(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({
    ...names,
    algorithm,
    digits: timeCodeLength,
    period: stepSeconds,
    secret: Secret.fromBase32(secret),
  })
}
