import { useLocation } from 'react-router'

/** How many steps of the history lie between an entry and the overview; kept in the entry itself. */
type Steps = { overview: number }

/** For a link that leads from the overview to a list. */
export const firstStep: Steps = { overview: 1 }

/** What the entry of the history says that is shown now; null for who came from elsewhere. */
export function useStepsToOverview(): number | null {
  const state: unknown = useLocation().state
  const steps = typeof state === 'object' && state !== null && 'overview' in state ? state.overview : null
  return typeof steps === 'number' && Number.isSafeInteger(steps) && steps > 0 ? steps : null
}

/** For a link from the list to the same list with other filters, or to its next page. */
export function useNextStep(): Steps | null {
  const steps = useStepsToOverview()
  return steps === null ? null : { overview: steps + 1 }
}
