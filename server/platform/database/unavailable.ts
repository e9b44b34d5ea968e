/**
 * PostgreSQL's own words for "not now": lost or refused connections, no room, shut down, too slow, locked, a deadlock
 * that we lost.
 */
const passingStates = /^(08...|53...|57P0[123]|57014|55P03|40001|40P01)$/

/** What Node says of a socket that nobody answers. ENOENT is a socket file that is gone with its server. */
const deafSockets = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT']

/** The driver has sentences and no codes for these. */
const driverWords =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error)/

/**
 * Whether the database could not be asked just now. The same request may well succeed in a moment, and nothing of ours
 * is wrong.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const isSocket = error instanceof AggregateError || ('syscall' in error && error.syscall !== 'open')
  return passingStates.test(code) || (isSocket && deafSockets.includes(code)) || driverWords.test(error.message)
}
