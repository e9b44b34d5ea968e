import { forget, readStored, store } from '#web/ui/local-storage.ts'

/** Where the session lies in this browser; the script in the head looks here too. */
export const sessionKey = 'account-session'

/** The event of a change that this page made itself. */
export const storedSessionChange = 'keptsessionchange'

// What the browser refused to keep lives as long as the page.
const unkept = new Map<string, string>()

/** The storage that the accounts client writes to. Whoever shows who is signed in hears of every change. */
export const sessionStore = {
  getItem: (key: string): string | null => unkept.get(key) ?? readStored(key),
  setItem(key: string, value: string): void {
    if (store(key, value)) unkept.delete(key)
    else unkept.set(key, value)
    dispatchEvent(new Event(storedSessionChange))
  },
  removeItem(key: string): void {
    unkept.delete(key)
    forget(key)
    dispatchEvent(new Event(storedSessionChange))
  },
}

/** Who was signed in when this browser last heard of it: enough to greet, never enough to trust. */
export type StoredAccount = { name: string; email: string }

export function hasStoredSession(): boolean {
  return sessionStore.getItem(sessionKey) !== null
}

let lastRead: { text: string | null; account: StoredAccount | null } = { text: null, account: null }

export function readStoredAccount(): StoredAccount | null {
  const text = sessionStore.getItem(sessionKey)
  if (text !== lastRead.text) lastRead = { text, account: text === null ? null : readAccount(text) }
  return lastRead.account
}

/**
 * Calls back when somebody signs in or out, in this tab or another, and when the page comes back from where it rested.
 */
export function onStoredSessionChange(callback: (event: Event) => void): () => void {
  const events = [storedSessionChange, 'storage', 'pageshow']
  for (const event of events) addEventListener(event, callback)
  return () => {
    for (const event of events) removeEventListener(event, callback)
  }
}

/** Says on the document which half of the header shows; see the variant `signed-in` in app.css. */
export function markDocument(): void {
  document.documentElement.toggleAttribute('data-signed-in', hasStoredSession())
}

function readAccount(text: string): StoredAccount {
  const user = readFields(readFields(parse(text))['user'])
  const email = typeof user['email'] === 'string' ? user['email'] : ''
  return { name: greetingName(readFields(user['user_metadata'])['full_name'], email), email }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // not written by us: nobody's
  }
}

function readFields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** The full name, or the part of the e-mail before the at-sign. */
export function greetingName(fullName: unknown, email: string): string {
  const name = typeof fullName === 'string' ? fullName.trim() : ''
  return name || email.slice(0, email.lastIndexOf('@')) || email
}
