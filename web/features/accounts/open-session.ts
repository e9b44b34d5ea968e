import { signCallsWith } from '#web/bearer.ts'
import { hasStoredSession, storedSessionChange, markDocument, onStoredSessionChange } from './stored-session.ts'
import type * as sessionClient from './session-client.ts'
import { onSessionChange, readSession, type SessionState, setSession, unchecked, visitor } from './session-state.ts'

type Client = typeof sessionClient
let opening: Promise<Client> | undefined

/** The accounts client, loaded by whoever needs it first; a visitor who signs in nowhere never loads it. */
export function openSession(): Promise<Client> {
  opening ??= import('./session-client.ts').catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

/** Resolves when it is known who is signed in. For loaders of private screens. */
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

/** Keeps the state true to what this browser keeps. Stands once in the document. */
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
  // Of what it does itself the client tells; what came from outside it is asked about.
  const isFromOutside = event !== undefined && event.type !== storedSessionChange
  openSession().then(
    ({ recheck }) => (isFromOutside ? recheck() : undefined),
    // Without the client (no network) nobody is known to be signed in; the next change asks again.
    () => setSession(visitor),
  )
}

// Another tab's word of a session can be here before what it kept.
signCallsWith(async () => (hasStoredSession() || readSession().session ? (await openSession()).bearer : null))
