import { useLocation } from 'react-router'

/** The number of history entries back to the overview, stored in the entry's state. */
type Steps = { overview: number }

/** The state for a link from the overview to a list. */
export const firstStep: Steps = { overview: 1 }

/** The number of steps in the current entry. Null when the visitor came from elsewhere. */
export function useStepsToOverview(): number | null {
  const state: unknown = useLocation().state
  const steps = typeof state === 'object' && state !== null && 'overview' in state ? state.overview : null
  return typeof steps === 'number' && Number.isSafeInteger(steps) && steps > 0 ? steps : null
}

/** The state for a link from the list to the same list with other filters, or to its next page. */
export function useNextStep(): Steps | null {
  const steps = useStepsToOverview()
  return steps === null ? null : { overview: steps + 1 }
}
