import { DatabaseTimeout } from './time-budget.ts'

/**
 * SQLSTATEs of temporary failures: lost or refused connections, no resources, shutdown, idle for too long, read-only
 * because another server is the primary, too slow, locked, a deadlock that we lost.
 */
const passingStates = /^(08...|53...|57P0[1235]|25P03|25006|57014|55P03|40001|40P01)$/

/**
 * Node's codes for a socket without an answer, and for a name or network that cannot be reached. ENOENT is a socket
 * file that is gone with its server.
 */
const deafSockets =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOENT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|EAI_AGAIN|ENOTFOUND)$/

/** The driver reports these by a message without a code. */
const driverWords =
  /^(timeout exceeded when trying to connect|timeout expired$|Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed and is not queryable|Postgres connection has been discarded)/

/**
 * Whether the database could not be reached just now. The same request may succeed in a moment, and our code is not at
 * fault.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseTimeout) return true
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  // ENOENT can also be a missing file; a TLS connection that breaks during its start names no system call.
  const isSocket = code !== 'ENOENT' || ('syscall' in error && error.syscall === 'connect')
  return passingStates.test(code) || (isSocket && deafSockets.test(code)) || driverWords.test(error.message)
}
