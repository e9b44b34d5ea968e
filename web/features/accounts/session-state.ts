import type { Session, User } from '@supabase/auth-js'
import { useSyncExternalStore } from 'react'

export type SessionState = {
  session: Session | null
  user: User | null
  isAuthenticated: boolean
  /** Until the session that this browser keeps has been checked. */
  isLoading: boolean
  /** What the server said last; a screen hides a button by it, and the server decides. */
  isAdmin: boolean
}

/** Nobody is signed in, and this is known. */
export const visitor: SessionState = {
  session: null,
  user: null,
  isAuthenticated: false,
  isLoading: false,
  isAdmin: false,
}

/** A session is kept, and nobody has looked at it yet. */
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
