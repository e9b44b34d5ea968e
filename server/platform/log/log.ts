import { pino, type DestinationStream, type Logger, stdSerializers } from 'pino'
import { createLineWriter } from './line-writer.ts'

export type Log = Logger

const standardOutput = 1

// Values that must never reach a log, at any place in a logged object (we log two levels at most).
const secretNames = [
  'authorization',
  'cookie',
  'apikey',
  'password',
  'passwordHash',
  'password_hash',
  'token',
  'accessToken',
  'access_token',
  'refreshToken',
  'refresh_token',
  'token_hash',
  'nonce',
  'secret',
  'jwtSecret',
  'privateJwk',
  'private_jwk',
  'signWith',
  'refresh_key',
  'email',
  'phone',
  'url',
]
const redactedPaths = secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])

/** Writes one JSON line for each entry, to the standard output unless there is a destination. */
export function createLog({ level, destination }: { level: string; destination?: DestinationStream }): Log {
  return pino(
    {
      level,
      base: null,
      serializers: { err: presentError },
      formatters: { level: (label) => ({ level: label }) },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      redact: { paths: redactedPaths, censor: '[redacted]' },
    },
    destination ?? createLineWriter(standardOutput),
  )
}

/**
 * The message of an error, with its causes. Whatever else a driver adds is omitted: the lost connection with its cancel
 * key, or the refused row with somebody's address in it.
 */
function presentError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { type, message, stack } = stdSerializers.err(error)
  const code = 'code' in error ? error.code : undefined
  const each = error instanceof AggregateError ? error.errors.map(String) : undefined
  return { type, message, stack, code, each }
}
