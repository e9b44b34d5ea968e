import { Secret, TOTP } from 'otpauth'
import { timeCodeLength } from '#domain/second-factor.ts'

// What every authenticator app does without being asked; some ignore any other wish in the address.
const algorithm = 'SHA1'
const stepSeconds = 30
const secretBytes = 20
/** Clocks differ: the code before and the code after count too. */
const neighbours = [0, -1, 1]

export function makeSecret(): string {
  return new Secret({ size: secretBytes }).base32
}

/** What an authenticator app reads from the QR code. */
export function describeSecret({ secret, issuer, account }: { secret: string; issuer: string; account: string }) {
  return openSecret(secret, { issuer, label: account }).toString()
}

/**
 * The step of time whose code this is, if it is newer than the newest one that was accepted: so no code counts twice,
 * and none from before one that counted.
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
