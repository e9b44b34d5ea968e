import { pino, type DestinationStream, type Logger } from 'pino'

export type Log = Logger

// What must never reach a log, wherever it stands in a logged object (two levels are as deep as we log).
const secretNames = ['authorization', 'cookie', 'password', 'token', 'apikey', 'secret', 'email', 'phone', 'url']
const redactedPaths = secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])

/** One JSON line each. Without a destination it writes to the standard output. */
export function createLog({ level, destination }: { level: string; destination?: DestinationStream }): Log {
  return pino(
    {
      level,
      base: null,
      formatters: { level: (label) => ({ level: label }) },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      redact: { paths: redactedPaths, censor: '[redacted]' },
    },
    destination ?? pino.destination({ fd: 1, sync: false }),
  )
}
