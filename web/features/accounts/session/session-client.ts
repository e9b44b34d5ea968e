import { type AuthChangeEvent, AuthClient, type AuthError, type Session } from '@supabase/auth-js'
import { ApiProblem, callApi } from '#web/api.ts'
import type { Bearer } from '#web/bearer.ts'
import { authOptions } from '#web/features/accounts/auth-options.ts'
import { sessionKey, sessionStore } from './stored-session.ts'
import { readSession, setSession, visitor } from './session-state.ts'

/** The stored session. The client library reads and refreshes it, notifies other tabs and ends it. */
export const client = new AuthClient({ ...authOptions, storageKey: sessionKey, storage: sessionStore })

export const bearer: Bearer = {
  async read() {
    const { data } = await client.getSession()
    return (data.session ?? readSession().session)?.access_token ?? null
  },
  async renew() {
    const before = await readRefreshToken()
    if (before === null) return null
    const { data, error } = await client.refreshSession()
    // The library keeps a session until its token expires, but the server has rejected both tokens: the session was
    // ended elsewhere.
    if (error && isRefusal(error) && before === (await readRefreshToken())) sessionStore.removeItem(sessionKey)
    return data.session?.access_token ?? null
  },
}

async function readRefreshToken(): Promise<string | null> {
  return (await client.getSession()).data.session?.refresh_token ?? null
}

/** Whether the server rejected the token, and was not just busy, unreachable or asked by another tab too. */
function isRefusal({ status = 0 }: AuthError): boolean {
  return status >= 400 && status < 500 && ![409, 429].includes(status)
}

let lastCheck = Promise.resolve()

client.onAuthStateChange(learn)

/**
 * Checks the session after an outside change that the client may have missed: in a page from the back-forward cache, or
 * a browser without BroadcastChannel.
 */
export async function recheck(): Promise<void> {
  const { data } = await client.getSession()
  if (data.session?.access_token !== readSession().session?.access_token) learn('SIGNED_IN', data.session)
}

/** For callers that are about to end the session: a running check would be rejected. */
export function adminChecked(): Promise<void> {
  return lastCheck
}

function learn(event: AuthChangeEvent, session: Session | null): void {
  if (!session) return setSession(visitor)
  const { isAdmin, user } = readSession()
  const isSame = user?.id === session.user.id
  setSession({
    session,
    user: session.user,
    isAuthenticated: true,
    isLoading: false,
    isAdmin: isSame && isAdmin,
  })
  // Not in the callback itself, because the library waits for it.
  lastCheck = new Promise<void>((resolve) => setTimeout(resolve)).then(() => checkAdmin(event, session))
}

/** The server decides at the time of the request. A failed call means no. */
async function checkAdmin(event: AuthChangeEvent, asked: Session): Promise<void> {
  let isAdmin = false
  try {
    isAdmin = await callApi('POST /rest/v1/rpc/is_admin', { body: {}, token: asked.access_token })
  } catch (error) {
    // oxlint-disable-next-line no-console -- the specification wants it logged; nothing is wrong for the visitor
    console.info('is_admin could not be asked', error)
    // The session may have been ended elsewhere: a refresh shows it. Right after a refresh this is not needed.
    if (error instanceof ApiProblem && error.status === 401 && event !== 'TOKEN_REFRESHED') void bearer.renew()
  }
  const state = readSession()
  // Another user is signed in by now, or nobody. They have a check of their own.
  if (state.session?.access_token !== asked.access_token) return
  if (state.isAdmin !== isAdmin) setSession({ ...state, isAdmin })
}

/** Makes a session from elsewhere (sign-in-attempt.ts, a mailed link) the stored session of this browser. */
export async function adoptSession(session: { access_token: string; refresh_token: string }): Promise<void> {
  const { error } = await client.setSession(session)
  if (error) throw error
}
