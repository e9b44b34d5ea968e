import type { Session, User } from '@supabase/auth-js'
import { useSyncExternalStore } from 'react'

export type SessionState = {
  session: Session | null
  user: User | null
  isAuthenticated: boolean
  /** True until the stored session has been checked. */
  isLoading: boolean
  /** The server's last answer. Screens use it to hide buttons, but the server decides. */
  isAdmin: boolean
}

/** The state when nobody is signed in. */
export const visitor: SessionState = {
  session: null,
  user: null,
  isAuthenticated: false,
  isLoading: false,
  isAdmin: false,
}

/** The state while a stored session is not checked yet. */
export const unchecked: SessionState = { ...visitor, isLoading: true }

let state: SessionState = unchecked
const listeners = new Set<() => void>()

export function readSession(): SessionState {
  return state
}

export function setSession(next: SessionState): void {
  state = next
  for (const listener of listeners) listener()
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useSession(): SessionState {
  return useSyncExternalStore(onSessionChange, readSession, () => unchecked)
}
