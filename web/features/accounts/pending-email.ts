import { forget, readStored, store } from '#web/ui/local-storage.ts'

const key = 'account-confirming'

/** The address that this browser signed up with, until it is confirmed. */
export function readPendingEmail(): string | null {
  return readStored(key)
}

export function storePendingEmail(email: string): void {
  store(key, email.toLowerCase())
}

export function forgetPendingEmail(): void {
  forget(key)
}
