import { redirectDocument } from 'react-router'
import type { AnsweredListing, KeptAnswer } from './answered-listing.ts'

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
  const kept = await readKept(request)
  if (kept) return { ...kept, fresh }
  try {
    return await fresh
  } catch (error) {
    // Without a network: the document may be on the device, and else the page that says so.
    throw error instanceof TypeError ? redirectDocument(request.url) : error
  }
}

async function readKept(request: Request) {
  try {
    const { readAsked } = await import('./asked-listing.ts')
    return readAsked(request)
  } catch {
    return null // its code did not come
  }
}
