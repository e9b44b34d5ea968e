/** What was before and after the present state of something that is edited. */
export type History<State> = { past: readonly State[]; future: readonly State[] }

// More steps back than anybody counts; each is a whole trip.
const mostSteps = 50

export const noHistory: History<never> = { past: [], future: [] }

/** The history after a change: `before` can be had back, and what was undone cannot. */
export function addChange<State>({ past }: History<State>, before: State): History<State> {
  return { past: [...past, before].slice(-mostSteps), future: [] }
}

/** One step back from `present`; null where there is none. */
export function goBack<State>(
  { past, future }: History<State>,
  present: State,
): { state: State; history: History<State> } | null {
  const state = past.at(-1)
  return state === undefined ? null : { state, history: { past: past.slice(0, -1), future: [present, ...future] } }
}

/** One step forward again; null where nothing was undone. */
export function goForward<State>(
  { past, future }: History<State>,
  present: State,
): { state: State; history: History<State> } | null {
  const [state, ...rest] = future
  return state === undefined ? null : { state, history: { past: [...past, present], future: rest } }
}
