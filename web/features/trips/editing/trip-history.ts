/** The undo and redo states around the present state. */
export type History<State> = { past: readonly State[]; future: readonly State[] }

// Each entry is a whole trip, so the number is limited.
const mostSteps = 50

export const noHistory: History<never> = { past: [], future: [] }

/** The history after a change: `before` can be restored, and redo is cleared. */
export function addChange<State>({ past }: History<State>, before: State): History<State> {
  return { past: [...past, before].slice(-mostSteps), future: [] }
}

/** Undoes one step from `present`; null when there is none. */
export function goBack<State>(
  { past, future }: History<State>,
  present: State,
): { state: State; history: History<State> } | null {
  const state = past.at(-1)
  return state === undefined ? null : { state, history: { past: past.slice(0, -1), future: [present, ...future] } }
}

/** Redoes one step; null when nothing was undone. */
export function goForward<State>(
  { past, future }: History<State>,
  present: State,
): { state: State; history: History<State> } | null {
  const [state, ...rest] = future
  return state === undefined ? null : { state, history: { past: [...past, present], future: rest } }
}
