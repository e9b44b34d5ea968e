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

/** Somebody came near. Parts that share a wish come together. */
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
  /** Holds the place for who comes from another page of the product and has nothing from the server. */
  Placeholder: ComponentType
  /** For them its code is fetched at once, and not only near it. */
  isEager?: boolean
  wish?: Wish
}

type ServedPartProps<Given> = ComponentProps<'div'> & {
  /** What the part takes: the same object for as long as nothing in it changes. */
  given: Given
}

/**
 * Makes a part of a page that costs its first script nothing. The server renders all of it; in the browser its code is
 * fetched when it comes near the view or is touched, and until then what the server rendered stands there and its links
 * work.
 */
export function servedPart<Given extends object>({
  load,
  Placeholder,
  isEager = false,
  wish = createWish(),
}: Options<Given>) {
  let coming: Promise<ComponentType<Given>> | null = null

  /** The same promise each time: a second `import()` answers a task later, and React would show the placeholder. */
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
        // Without a network: the server's part stays, and the next wish tries again.
        wish.isMade = false
      }
    }
  })

  /**
   * For a client loader: fetches the code beside the server's answer. After a navigation the part is then there with
   * the first render, because React waits for code that has arrived before it shows a placeholder.
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
    // Deferred, and the element kept: whatever the page renders before the code is there would otherwise put the
    // placeholder where the server's part stands.
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
 * Puts back what the server rendered. React drops it when the router moves before the code of the part is there,
 * because HydratedRouter sets its location outside a transition (docs/decisions/parts-below-the-view.md).
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
