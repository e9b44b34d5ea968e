import type { AnsweredListing, KeptAnswer } from './shown-listing.tsx'

/** Longer than this nobody looks at the page before, when this browser has a copy of the list. */
const patienceMs = 150

/** The server's word, or what this browser kept of the list while that is late. */
export async function keptMeanwhile<Answer extends AnsweredListing>(
  request: Request,
  fresh: Promise<Answer>,
): Promise<Answer | KeptAnswer> {
  const isAnswered = fresh.then(
    () => true,
    () => false,
  )
  const isLate = new Promise<boolean>((late) => setTimeout(() => late(false), patienceMs))
  if (await Promise.race([isAnswered, isLate])) return fresh
  const { readAsked } = await import('./asked-listing.ts')
  const kept = readAsked(request)
  return kept ? { ...kept, fresh } : fresh
}
