import { useEffect, useRef } from 'react'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Pagination } from '#web/ui/list/pagination.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useScripts } from '#web/ui/loading/use-scripts.ts'
import { pageBefore, type PagePlace, placeAfter, writePagePlace } from './page-place.ts'

type PageLinksProps = {
  /** The address of the list from a cursor on. */
  addressOf: (after: string | null) => string
  /** The page that was loaded last: its cursor, its place, and the cursor of the next page. */
  after: string | null
  place: PagePlace
  perPage: number
  next: string | null
  /** Whether the rows above start with the first row. */
  isFromStart: boolean
  /** Whether the next page is loading. */
  isMore: boolean
  words: { label: string; more: string; first: string; all: string }
  state?: unknown
}

/**
 * Pagination of a list. With scripts the next page is appended and replaces the history entry. Without scripts it is a
 * page of its own, with a link to the previous one.
 */
export function PageLinks(props: PageLinksProps) {
  const { addressOf, after, place, perPage, next, isFromStart, isMore, words, state } = props
  const scripts = useScripts()
  const end = useEndOfList(next)
  if (next === null && after === null) return null
  const nextTo = next === null ? undefined : writePagePlace(addressOf(next), placeAfter(place, after, perPage))
  if (!scripts) {
    const before = after === null ? undefined : pageBefore(place, perPage)
    const previousTo = before && writePagePlace(addressOf(before.after), before.place)
    return (
      <Pagination
        label={words.label}
        previousTo={previousTo}
        nextTo={nextTo}
        firstTo={after === null ? undefined : addressOf(null)}
        className="mt-12"
      />
    )
  }
  return (
    <nav aria-label={words.label} className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-3">
      {nextTo === undefined ? (
        <p ref={end} tabIndex={-1} className="text-soft">
          {words.all}
        </p>
      ) : (
        <ButtonLink to={nextTo} rel="next" state={state} replace preventScrollReset aria-busy={isMore || undefined}>
          {words.more}
        </ButtonLink>
      )}
      {isFromStart ? null : (
        <TextLink to={addressOf(null)} state={state} replace>
          {words.first}
        </TextLink>
      )}
    </nav>
  )
}

/** With the last page the pressed link disappears. The text that replaces it gets the focus. */
function useEndOfList(next: string | null) {
  const end = useRef<HTMLParagraphElement>(null)
  const previous = useRef(next)
  useEffect(() => {
    const hasEnded = previous.current !== null && next === null
    previous.current = next
    if (hasEnded && document.activeElement === document.body) end.current?.focus({ preventScroll: true })
  }, [next])
  return end
}
