import { NoPrimary } from './primary-finder.ts'
import { DatabaseTimeout } from './time-budget.ts'

/**
 * PostgreSQL's own words for "not now": lost or refused connections, no room, shut down, idle for too long, read-only
 * since another server is the primary, too slow, locked, a deadlock that we lost.
 */
const passingStates = /^(08...|53...|57P0[1235]|25P03|25006|57014|55P03|40001|40P01)$/

/**
 * What Node says of a socket that nobody answers, and of a name or a network that cannot be reached. ENOENT is a socket
 * file that is gone with its server.
 */
const deafSockets =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOENT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|EAI_AGAIN|ENOTFOUND)$/

/** The driver has sentences and no codes for these. */
const driverWords =
  /^(timeout exceeded when trying to connect|timeout expired$|Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed and is not queryable|Postgres connection has been discarded)/

/**
 * Whether the database could not be asked just now. The same request may well succeed in a moment, and nothing of ours
 * is wrong.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseTimeout || error instanceof NoPrimary) return true
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  // A file may be missing as well; a TLS connection that breaks while it begins names no system call.
  const isSocket = code !== 'ENOENT' || ('syscall' in error && error.syscall === 'connect')
  return passingStates.test(code) || (isSocket && deafSockets.test(code)) || driverWords.test(error.message)
}
