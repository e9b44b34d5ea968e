import { type AuthChangeEvent, AuthClient, type AuthError, type Session } from '@supabase/auth-js'
import { ApiProblem, callApi } from '#web/api.ts'
import type { Bearer } from '#web/bearer.ts'
import { authOptions } from './auth-options.ts'
import { sessionKey, sessionStore } from './stored-session.ts'
import { readSession, setSession, visitor } from './session-state.ts'

/** The session that this browser keeps: read, renewed, told to other tabs and ended by the client library. */
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
    // The library keeps a session until its token is over, and the server has refused both: it was ended from
    // elsewhere.
    if (error && isRefusal(error) && before === (await readRefreshToken())) sessionStore.removeItem(sessionKey)
    return data.session?.access_token ?? null
  },
}

async function readRefreshToken(): Promise<string | null> {
  return (await client.getSession()).data.session?.refresh_token ?? null
}

/** The server's own no, and not that it is busy, cannot be reached, or was asked by another tab too. */
function isRefusal({ status = 0 }: AuthError): boolean {
  return status >= 400 && status < 500 && ![409, 429].includes(status)
}

let lastCheck = Promise.resolve()

client.onAuthStateChange(learn)

/**
 * After a change from outside that the client may not have heard of: a page that rested, a browser without channels.
 */
export async function recheck(): Promise<void> {
  const { data } = await client.getSession()
  if (data.session?.access_token !== readSession().session?.access_token) learn('SIGNED_IN', data.session)
}

/** For whoever is about to end the session: a check under way would be refused. */
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
  // Not in the callback itself: the library waits for it before it goes on.
  lastCheck = new Promise<void>((resolve) => setTimeout(resolve)).then(() => checkAdmin(event, session))
}

/** The server decides at the moment of asking; a call that fails means no. */
async function checkAdmin(event: AuthChangeEvent, asked: Session): Promise<void> {
  let isAdmin = false
  try {
    isAdmin = await callApi('POST /rest/v1/rpc/is_admin', { body: {}, token: asked.access_token })
  } catch (error) {
    // oxlint-disable-next-line no-console -- the specification wants it logged; nothing is wrong for the visitor
    console.info('is_admin could not be asked', error)
    // Perhaps the session was ended from elsewhere: renewing it finds out. After a renewal this is no question.
    if (error instanceof ApiProblem && error.status === 401 && event !== 'TOKEN_REFRESHED') void bearer.renew()
  }
  const state = readSession()
  // Somebody else, or nobody, by now: their own check is under way.
  if (state.session?.access_token !== asked.access_token) return
  if (state.isAdmin !== isAdmin) setSession({ ...state, isAdmin })
}

/**
 * Takes over a session that was begun elsewhere (sign-in-attempt.ts, a mailed link) as the one that this browser keeps.
 */
export async function adoptSession(session: { access_token: string; refresh_token: string }): Promise<void> {
  const { error } = await client.setSession(session)
  if (error) throw error
}
