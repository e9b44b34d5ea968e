import { fieldsOf, forget, parseJson, readStored, store } from '#web/ui/local-storage.ts'
import { onEvents } from '#web/ui/window-events.ts'

/** The storage key of the session. The script in the head reads it too. */
export const sessionKey = 'account-session'

/** The event for a change by this page. */
export const storedSessionChange = 'keptsessionchange'

/** The storage of the auth client. Listeners are notified of every change. */
export const sessionStore = {
  getItem: (key: string): string | null => readStored(ownKey(key)),
  setItem(key: string, value: string): void {
    store(ownKey(key), value)
    dispatchEvent(new Event(storedSessionChange))
  },
  removeItem(key: string): void {
    forget(ownKey(key))
    dispatchEvent(new Event(storedSessionChange))
  },
}

/** The client derives its other keys from the key of the session. */
function ownKey(key: string): `${typeof sessionKey}${string}` {
  return `${sessionKey}${key.slice(sessionKey.length)}`
}

/** The account of the stored session. It may be outdated: use it for display, not for permissions. */
export type StoredAccount = { name: string; email: string }

export function hasStoredSession(): boolean {
  return sessionStore.getItem(sessionKey) !== null
}

/** The user of the stored session. Null: nobody is signed in. Undefined: the session does not say. */
export function readStoredUserId(): string | null | undefined {
  const text = sessionStore.getItem(sessionKey)
  if (text === null) return null
  const { id } = fieldsOf(fieldsOf(parseJson(text))['user'])
  return typeof id === 'string' ? id : undefined
}

let lastRead: { text: string | null; account: StoredAccount | null } = { text: null, account: null }

export function readStoredAccount(): StoredAccount | null {
  const text = sessionStore.getItem(sessionKey)
  if (text !== lastRead.text) lastRead = { text, account: text === null ? null : readAccount(text) }
  return lastRead.account
}

/**
 * Calls back when somebody signs in or out, in this tab or another, and when the page returns from the back-forward
 * cache.
 */
export function onStoredSessionChange(callback: (event: Event) => void): () => void {
  return onEvents([storedSessionChange, 'storage', 'pageshow'], callback)
}

/** Sets on the document which half of the header is shown. See the variant `signed-in` in app.css. */
export function markDocument(): void {
  document.documentElement.toggleAttribute('data-signed-in', hasStoredSession())
}

function readAccount(text: string): StoredAccount {
  const user = fieldsOf(fieldsOf(parseJson(text))['user'])
  const email = typeof user['email'] === 'string' ? user['email'] : ''
  return { name: greetingName(fieldsOf(user['user_metadata'])['full_name'], email), email }
}

/** The full name, or the part of the email address before the @ sign. */
export function greetingName(fullName: unknown, email: string): string {
  const name = typeof fullName === 'string' ? fullName.trim() : ''
  return name || email.slice(0, email.lastIndexOf('@')) || email
}
