import { startTransition, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { withoutHash } from '#web/ui/loading/in-place.ts'
import { type FinderQuery, homeClinicsAddress, readHomeClinicsQuery } from './home-clinics-query.ts'
import { showFailure } from './show-failure.ts'

type Options<State> = {
  /** The results that came with the page. */
  given: State
  ask: (query: FinderQuery, signal: AbortSignal) => Promise<State>
  /** Returns what is shown with the next page of the results. */
  askMore: (shown: State, signal: AbortSignal) => Promise<State>
  failureOf: (query: FinderQuery) => { title: string; text: string }
}

/** `shown` replaces the results in `basis`. `unwritten` is the search until it is in the address. */
type Shown<State> = { basis: State; shown: State; unwritten: FinderQuery | null }

/**
 * A search that replaces the results in place. The search is then written into the address, so that a return to
 * the page shows the same. A failed search shows a toast and keeps the results.
 */
export function useSearchInPlace<State extends { query: FinderQuery }>({
  given,
  ask,
  askMore,
  failureOf,
}: Options<State>) {
  const [{ basis, shown, unwritten }, show] = useState<Shown<State>>({ basis: given, shown: given, unwritten: null })
  const [isBusy, setBusy] = useState(false)
  const [isMore, setMore] = useState(false)
  const running = useRef<AbortController>(null)
  const navigate = useNavigate()
  const { state: navigation } = useNavigation()
  const { search: asked } = useLocation()
  useEffect(() => () => running.current?.abort(), [])
  const written = readHomeClinicsQuery(new URLSearchParams(asked))
  const isWritten = unwritten !== null && isSameSearch(unwritten, written)
  // The page was loaded again, for example by Back. Results that arrived meanwhile are newer and stay.
  // Or, when the server could not be asked, the page has its earlier results of this address, and they are the basis.
  const isOfAddress = isSameSearch(shown.query, written) || !isSameSearch(given.query, written)
  const isOutdated = unwritten === null && (basis !== given || !isOfAddress)
  if (basis !== given || isWritten || isOutdated)
    show({ basis: given, shown: isOutdated ? given : shown, unwritten: isWritten ? null : unwritten })

  // Not during a navigation. Runs again when another search has overwritten the parameter.
  useEffect(() => {
    if (unwritten === null || navigation !== 'idle') return
    const address = withoutHash(homeClinicsAddress(asked, unwritten, ''))
    // Its results are already shown. Only here is nothing requested: Back and Forward load the page of their address.
    void navigate(address, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false })
  }, [unwritten, navigation, asked, navigate])

  async function search(query: FinderQuery) {
    running.current?.abort()
    const mine = new AbortController()
    running.current = mine
    setMore(false)
    setBusy(true)
    let answer: State
    try {
      answer = await ask(query, mine.signal)
    } catch {
      if (mine.signal.aborted) return
      setBusy(false)
      showFailure(failureOf(query))
      return
    }
    if (mine.signal.aborted) return
    // The router updates the navigation state in a transition. Without a transition this update would be visible first.
    startTransition(() => {
      show(({ basis: latest }) => ({ basis: latest, shown: answer, unwritten: query }))
      setBusy(false)
    })
  }

  async function showMore() {
    if (isBusy || isMore) return
    const mine = new AbortController()
    running.current = mine
    setMore(true)
    try {
      const answer = await askMore(shown, mine.signal)
      // Results that came meanwhile, with the page or from a search, are another list.
      show((latest) => (latest.shown === shown && !mine.signal.aborted ? { ...latest, shown: answer } : latest))
    } catch {
      if (!mine.signal.aborted) showFailure(failureOf(shown.query))
    }
    if (!mine.signal.aborted) setMore(false)
  }

  return { shown, isBusy, search, isMore, showMore }
}

function isSameSearch(one: FinderQuery, other: FinderQuery): boolean {
  return one.find === other.find && one.findIn === other.findIn
}
