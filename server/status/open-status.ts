import { createStatus } from './status.ts'
import { describeStatusRoute } from './status-routes.ts'

/** The state of the installation, for administrators and for metrics. */
export function openStatus(parts: Parameters<typeof createStatus>[0]) {
  const status = createStatus(parts)
  return { status, routes: [describeStatusRoute(status)] }
}
