import { useEffect } from 'react'
import { isRouteErrorResponse, redirectDocument, replace, useLocation } from 'react-router'
import { offline } from '#locales/en/site/offline.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import type { Unanswered } from '#web/ui/feedback/unanswered-notice.tsx'

/** Per page. A visitor can go back to them without the server. */
const mostAnswers = 10

/** An answer, and the failed request for which it is shown again. */
export type ShownAnswer<Answer> = Answer & { unanswered?: Unanswered }

type Asked<Answer> = { request: Request; serverLoader: () => Promise<Answer> }
type FailureWords = { title: string; description: string }

/**
 * The last answers of a page in this tab, each with its address. An answer never stands under another address than its
 * own: after a failed request the open page stays, with its address and what was typed.
 */
export function createLastAnswer<Answer extends object>(
  describe: (why: Unanswered['why']) => FailureWords = inGeneral,
  isStorable: (shown: Answer) => boolean = () => true,
) {
  const answers = new Map<string, Answer>()
  let open: { address: string; shown: Answer } | null = null
  // Set while the router goes back to an earlier answer.
  let goingBackFor: Unanswered | null = null

  function keepOpen(shown: Answer, address: string): void {
    open = { address, shown }
    // An answer that is shown again is already stored. When a page changes its own address, for example after a search
    // in place, its answer is not that of the new address.
    if (unansweredIn(shown) || !isStorable(shown) || [...answers.values()].includes(shown)) return
    answers.delete(address)
    answers.set(address, shown)
    const [oldest] = answers.keys()
    if (answers.size > mostAnswers && oldest !== undefined) answers.delete(oldest)
  }

  function close(): void {
    open = null
  }

  /**
   * For a clientLoader: asks the server. Instead of a failure returns the last answer of the address, else goes back to
   * the open page. Without a network also returns the copy on this device, else goes to the newest answer of the page,
   * else asks for the document, which the service worker may have.
   */
  async function ask<Copy = never>(
    { request, serverLoader }: Asked<Answer>,
    readCopy: () => Promise<Copy | null> = async () => null,
  ): Promise<ShownAnswer<Answer> | Copy> {
    const { pathname, search } = new URL(request.url)
    const address = pathname + search
    const unanswered = goingBackFor
    goingBackFor = null
    const earlier = open?.address === address ? open.shown : answers.get(address)
    if (unanswered && earlier) return { ...earlier, unanswered }
    try {
      return await serverLoader()
    } catch (error) {
      const why = request.signal.aborted ? null : whyFailed(error)
      if (why === null) throw error
      const known = answers.get(address)
      if (known) {
        showToast({ kind: 'failure', ...describe(why) })
        return { ...known, unanswered: { address, why } }
      }
      if (open !== null && isOfPage(open.address, pathname)) throw goBack(open.address, { address, why })
      if (why !== 'offline') throw error
      const copy = await readCopy()
      if (copy !== null) return copy
      const newest = [...answers.keys()].findLast((one) => isOfPage(one, pathname))
      throw newest === undefined ? redirectDocument(request.url) : goBack(newest, { address, why })
    }
  }

  function goBack(to: string, unanswered: Unanswered): Response {
    showToast({ kind: 'failure', ...describe(unanswered.why) })
    goingBackFor = unanswered
    return replace(to)
  }

  return { keepOpen, close, ask }
}

function isOfPage(address: string, pathname: string): boolean {
  return address.split('?', 1)[0] === pathname
}

type LastAnswer<Answer extends object> = ReturnType<typeof createLastAnswer<Answer>>

/** For the component of the page: what it shows is the last answer of its address. */
export function useLastAnswer<Answer extends object>(last: LastAnswer<Answer>, shown: Answer): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    last.keepOpen(shown, pathname + search)
    return () => last.close()
  }, [last, shown, pathname, search])
}

/** The failed request for which this answer is shown again. */
export function unansweredIn(shown: object): Unanswered | null {
  return (shown as ShownAnswer<object>).unanswered ?? null
}

/** Null is no failure: a redirect, or an answer that the page itself has to show, such as Not Found. */
function whyFailed(error: unknown): Unanswered['why'] | null {
  // fetch rejects with a TypeError when the server was not reached.
  if (error instanceof TypeError) return 'offline'
  if (error instanceof Response) return null
  if (!isRouteErrorResponse(error) || error.status >= 500) return 'failed'
  return error.status === 429 ? 'busy' : null
}

function inGeneral(why: Unanswered['why']): FailureWords {
  return { title: offline.notLoaded[why], description: offline.earlier }
}
