import { pino, type DestinationStream, type Logger, stdSerializers } from 'pino'
import { createLineWriter } from './line-writer.ts'

export type Log = Logger

const standardOutput = 1

// What must never reach a log, wherever it stands in a logged object (two levels are as deep as we log).
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

/** One JSON line each. Without a destination it writes to the standard output. */
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
 * What an error says, with its causes. What else a driver hangs on it stays out: the connection that was lost with its
 * cancel key, or the row that was refused with somebody's address in it.
 */
function presentError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { type, message, stack } = stdSerializers.err(error)
  const code = 'code' in error ? error.code : undefined
  const each = error instanceof AggregateError ? error.errors.map(String) : undefined
  return { type, message, stack, code, each }
}
