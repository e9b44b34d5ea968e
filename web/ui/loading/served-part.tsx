import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  lazy,
  memo,
  type RefObject,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
} from 'react'
import { watchNearness } from './near-view.ts'

/** Set when the part is near the viewport. Parts that share one are loaded together. */
type Wish = { isMade: boolean; waiting: (() => void)[] }

export function createWish(): Wish {
  return { isMade: import.meta.env.SSR, waiting: [] }
}

function make(wish: Wish): void {
  wish.isMade = true
  for (const goOn of wish.waiting.splice(0)) goOn()
}

type Options<Given> = {
  load: () => Promise<ComponentType<Given>>
  /** Shown after a client-side navigation, when there is no server-rendered markup. */
  Placeholder: ComponentType
  /** After a client-side navigation, loads the code immediately instead of near the viewport. */
  isEager?: boolean
  wish?: Wish
}

type ServedPartProps<Given> = ComponentProps<'div'> & {
  /** The props of the part. Must be the same object while nothing in it changes. */
  given: Given
}

/**
 * Makes a part of a page that adds nothing to the initial script. The server renders all of it. Its code is loaded when
 * it is near the viewport or is touched. Until then the server's markup stays and its links work.
 */
export function servedPart<Given extends object>({
  load,
  Placeholder,
  isEager = false,
  wish = createWish(),
}: Options<Given>) {
  let coming: Promise<ComponentType<Given>> | null = null

  /**
   * Returns the same promise each time: a second `import()` resolves a task later, and React would show the
   * placeholder.
   */
  function loadOnce(): Promise<ComponentType<Given>> {
    coming ??= load().catch((error: unknown) => {
      coming = null
      throw error
    })
    return coming
  }

  const Part = lazy(async () => {
    for (;;) {
      if (!wish.isMade) await new Promise<void>((resolve) => wish.waiting.push(resolve))
      try {
        const Loaded = await loadOnce()
        return { default: memo(({ given }: { given: Given }) => <Loaded {...given} />) }
      } catch {
        // Offline: the server's markup stays. The next wish tries again.
        wish.isMade = false
      }
    }
  })

  /**
   * For a client loader: loads the code in parallel with the server's answer. After a navigation the part is in the
   * first render, because React waits for code that has arrived before it shows a placeholder.
   */
  async function loadWith<Answer>(askServer: () => Promise<Answer>): Promise<Answer> {
    make(wish)
    const [answer] = await Promise.all([askServer(), loadOnce()])
    return answer
  }

  function ServedPart({ given, ...frameProps }: ServedPartProps<Given>) {
    const frame = useRef<HTMLDivElement>(null)
    const served = useRef<readonly Element[]>([])
    useEffect(() => {
      if (!frame.current) return undefined
      served.current = [...frame.current.querySelectorAll(':scope > :not([data-placeholder])')]
      if (isEager && served.current.length === 0) make(wish)
      return watchNearness(frame.current, () => make(wish))
    }, [])
    // Deferred and memoised: a render of the page before the code has loaded would replace the server's markup with the
    // placeholder.
    const shown = useDeferredValue(given)
    const part = useMemo(
      () => (
        <Suspense
          fallback={
            <PutBack served={served}>
              <Placeholder />
            </PutBack>
          }
        >
          <Part given={shown} />
        </Suspense>
      ),
      [shown],
    )
    return (
      <div {...frameProps} ref={frame}>
        {part}
      </div>
    )
  }
  return Object.assign(ServedPart, { loadWith })
}

/**
 * Restores the server's markup. React removes it when the router navigates before the part's code has loaded, because
 * HydratedRouter sets its location outside a transition (docs/decisions/parts-below-the-view.md).
 */
function PutBack({ served, children }: { served: RefObject<readonly Element[]>; children: ReactNode }) {
  function putBack(box: HTMLElement | null) {
    if (served.current.length > 0) box?.replaceChildren(...served.current)
  }
  return (
    <div ref={putBack} data-placeholder="" className="contents">
      {children}
    </div>
  )
}
