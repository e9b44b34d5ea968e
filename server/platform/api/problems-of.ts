import { type ProblemCode, problems as statuses } from '#domain/site/problems.ts'
import type { DescribedRoute } from './described-route.ts'

/** Every problem of a route, by status: its own, and those that follow from the rest of its description. */
export function problemsOf({
  who,
  params,
  query,
  body,
  ifMatch,
  misfit,
  limit,
  problems = {},
}: DescribedRoute): ProblemCode[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets the type of its keys
  const own = Object.keys(problems) as ProblemCode[]
  const all = [
    ...new Set<ProblemCode>([
      ...(who.refuse ? (['accounts.token_refused', ...who.problems] as const) : []),
      ...(params ? (['page.not_found'] as const) : []),
      ...(query || body || ifMatch ? (['request.malformed'] as const) : []),
      ...(body
        ? (['request.media_type_unsupported', 'request.body_too_large', misfit ?? 'request.malformed'] as const)
        : []),
      ...own,
      ...(limit ? (['limits.too_many_requests'] as const) : []),
      'server.busy',
    ]),
  ]
  return all.toSorted((one, other) => statuses[one] - statuses[other])
}
