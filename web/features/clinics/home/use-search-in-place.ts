import { startTransition, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { withoutHash } from '#web/ui/in-place.ts'
import { homeClinicsAddress } from './home-clinics-query.ts'
import { showFailure } from './show-failure.ts'

type Options<State> = {
  /** Its name in the address. */
  name: 'clinics' | 'find'
  /** What the page brought. */
  given: State
  ask: (words: string, signal: AbortSignal) => Promise<State>
  failure: { title: string; text: string }
}

/** What is shown came on top of `basis`; `unwritten` are its words until the address says them. */
type Shown<State> = { basis: State; shown: State; unwritten: string | null }

/**
 * A search whose answer comes into the page as it is. The words then stand in the address, so that who comes back finds
 * the same; a search that fails says so and leaves what was there.
 */
export function useSearchInPlace<State>({ name, given, ask, failure }: Options<State>) {
  const [{ basis, shown, unwritten }, show] = useState<Shown<State>>({ basis: given, shown: given, unwritten: null })
  const [isBusy, setBusy] = useState(false)
  const running = useRef<AbortController>(null)
  const navigate = useNavigate()
  const { state: navigation } = useNavigation()
  const { search: asked } = useLocation()
  useEffect(() => () => running.current?.abort(), [])
  const isWritten = unwritten !== null && (new URLSearchParams(asked).get(name) ?? '') === unwritten
  // The page was asked for anew, for example by a step back; an answer that came in the meantime is the newer one.
  const isOutdated = basis !== given && unwritten === null
  if (basis !== given || isWritten)
    show({ basis: given, shown: isOutdated ? given : shown, unwritten: isWritten ? null : unwritten })

  // Not while somebody is on the way to another address; and again when another search has written over it.
  useEffect(() => {
    if (unwritten === null || navigation !== 'idle') return
    const address = withoutHash(homeClinicsAddress(asked, { [name]: unwritten }, ''))
    // At once for who leaves before the router has written it, then with the router's knowledge.
    history.replaceState(history.state, '', address)
    void navigate(address, { replace: true, preventScrollReset: true })
  }, [name, unwritten, navigation, asked, navigate])

  async function search(words: string) {
    running.current?.abort()
    const mine = new AbortController()
    running.current = mine
    setBusy(true)
    let answer: State
    try {
      answer = await ask(words, mine.signal)
    } catch {
      if (mine.signal.aborted) return
      setBusy(false)
      showFailure(failure)
      return
    }
    if (mine.signal.aborted) return
    // The router tells of a way in a transition; outside of one this would be seen before it.
    startTransition(() => {
      show(({ basis: latest }) => ({ basis: latest, shown: answer, unwritten: words }))
      setBusy(false)
    })
  }

  return { shown, isBusy, search }
}
