import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { withoutHash } from '#web/ui/in-place.ts'
import { homeClinicsAddress } from './home-clinics-query.ts'
import { tellFailure } from './tell-failure.ts'

type Options<State> = {
  /** Its name in the address. */
  name: 'clinics' | 'find'
  /** What the page brought. */
  given: State
  ask: (words: string, signal: AbortSignal) => Promise<State>
  failure: { title: string; text: string }
}

/**
 * A search whose answer comes into the page as it is. The words then stand in the address, so that who comes back finds
 * the same; a search that fails says so and leaves what was there.
 */
export function useSearchInPlace<State>({ name, given, ask, failure }: Options<State>) {
  const [{ basis, shown }, show] = useState({ basis: given, shown: given })
  const [isBusy, setBusy] = useState(false)
  const running = useRef<AbortController>(null)
  const navigate = useNavigate()
  const { search: asked } = useLocation()
  useEffect(() => () => running.current?.abort(), [])
  // The page was asked for anew, for example by a step back.
  if (basis !== given) show({ basis: given, shown: given })

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
      tellFailure(failure)
      return
    }
    if (mine.signal.aborted) return
    show({ basis: given, shown: answer })
    setBusy(false)
    const address = withoutHash(homeClinicsAddress(asked, { [name]: words }, ''))
    await navigate(address, { replace: true, preventScrollReset: true })
  }

  return { shown, isBusy, search }
}
