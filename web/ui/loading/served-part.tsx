import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  lazy,
  type RefObject,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { watchNearness } from './near-view.ts'

type Options<Given> = {
  load: () => Promise<ComponentType<Given>>
  /** Shown after a client-side navigation, when there is no server-rendered markup. */
  Placeholder: ComponentType
  /** After a client-side navigation, loads the code immediately instead of near the viewport. */
  isEager?: boolean
}

type ServedPartProps<Given> = ComponentProps<'div'> & {
  given: Given
}

/**
 * Makes a part of a page that adds nothing to the initial script. The server renders all of it. Its code is loaded when
 * it is near the viewport or is touched. Until then the server's markup stays and its links work. After `fetchCode`,
 * which a page awaits before a client-side navigation, there is no placeholder.
 */
export function servedPart<Given extends object>({ load, Placeholder, isEager = false }: Options<Given>) {
  let near = Promise.withResolvers<void>()
  let loaded: ComponentType<Given> | null = null

  async function loadPart(): Promise<ComponentType<Given>> {
    const part = await load()
    if (!import.meta.env.SSR) loaded = part
    return part
  }

  const Part = lazy(async () => {
    for (;;) {
      if (!import.meta.env.SSR) await near.promise
      try {
        return { default: await loadPart() }
      } catch {
        // Offline: the server's markup stays. The next approach tries again.
        near = Promise.withResolvers<void>()
      }
    }
  })

  function ServedPart({ given, ...frameProps }: ServedPartProps<Given>) {
    // A part stays what it was when its page began, or its state would be lost.
    const [Known] = useState(() => loaded)
    const frame = useRef<HTMLDivElement>(null)
    const served = useRef<readonly Element[]>([])
    useEffect(() => {
      if (!frame.current || Known) return undefined
      served.current = [...frame.current.querySelectorAll(':scope > :not([data-placeholder])')]
      if (isEager && served.current.length === 0) near.resolve()
      return watchNearness(frame.current, () => near.resolve())
    }, [Known])
    // Deferred and memoised: a render of the page before the code has loaded would replace the server's markup with the
    // placeholder.
    const shown = useDeferredValue(useSame(given))
    const part = useMemo(
      () =>
        Known ? (
          <Known {...shown} />
        ) : (
          <Suspense
            fallback={
              <PutBack served={served}>
                <Placeholder />
              </PutBack>
            }
          >
            <Part {...shown} />
          </Suspense>
        ),
      [Known, shown],
    )
    return (
      <div {...frameProps} ref={frame}>
        {part}
      </div>
    )
  }

  /** Never fails: without a network the part waits until it is near. */
  ServedPart.fetchCode = async (): Promise<void> => {
    await loadPart().catch(() => null)
  }
  return ServedPart
}

/** Returns the same object while no prop changes, so that the part is not rendered with every render of its page. */
function useSame<Given extends object>(given: Given): Given {
  const [kept, keep] = useState(given)
  const before = new Map<string, unknown>(Object.entries(kept))
  const now: [string, unknown][] = Object.entries(given)
  if (now.length === before.size && now.every(([name, value]) => Object.is(value, before.get(name)))) return kept
  keep(given)
  return given
}

/**
 * Restores the server's markup. React removes it when the router navigates before the part's code has loaded, because
 * HydratedRouter sets its location outside a transition (docs/decisions/first-script.md).
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
