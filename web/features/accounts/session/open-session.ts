import { signCallsWith } from '#web/bearer.ts'
import { hasStoredSession, storedSessionChange, markDocument, onStoredSessionChange } from './stored-session.ts'
import type * as sessionClient from './session-client.ts'
import { onSessionChange, readSession, type SessionState, setSession, unchecked, visitor } from './session-state.ts'

type Client = typeof sessionClient
let opening: Promise<Client> | undefined

/** Loads the auth client on first use. Visitors who never sign in do not load it. */
export function openSession(): Promise<Client> {
  opening ??= import('./session-client.ts').catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

/** Resolves when the session is known. For loaders of private screens. */
export async function checkedSession(): Promise<SessionState> {
  if (readSession().isLoading) follow()
  while (readSession().isLoading) {
    await new Promise<void>((resolve) => {
      const stop = onSessionChange(() => {
        stop()
        resolve()
      })
    })
  }
  return readSession()
}

/** Synchronises the state with the stored session. Called once in the document. */
export function followSession(): () => void {
  follow()
  return onStoredSessionChange(follow)
}

function follow(event?: Event): void {
  markDocument()
  const { session, isLoading } = readSession()
  if (!hasStoredSession()) {
    if (session || isLoading) setSession(visitor)
    return
  }
  if (session) return
  if (!opening) setSession(unchecked)
  // The client reports its own changes. After changes from outside it is asked to check again.
  const isFromOutside = event !== undefined && event.type !== storedSessionChange
  openSession().then(
    ({ recheck }) => (isFromOutside ? recheck() : undefined),
    // If the client does not load (offline), the visitor counts as signed out. The next change tries again.
    () => setSession(visitor),
  )
}

// A message from another tab about a session can arrive before the stored session does.
signCallsWith(async () => (hasStoredSession() || readSession().session ? (await openSession()).bearer : null))
