import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ChevronLeft } from 'lucide-react'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { placePage } from '#locales/en/places/place-page.ts'

/**
 * Returns to the list with its filters and scroll position when the visitor came from one. Otherwise links to all
 * places.
 */
export function BackToPlaces() {
  const { back } = placePage
  const location = useLocation()
  const navigate = useNavigate()
  function goBack(event: MouseEvent) {
    if (!isFromList(location) || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <PlainLink
      to="/places"
      onClick={goBack}
      className="mb-2 inline-flex min-h-11 items-center gap-1 text-small text-jade no-underline underline-offset-4 hover:underline"
    >
      <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" />
      {back}
    </PlainLink>
  )
}

/** Whether the history entry was created by a card of a list. */
function isFromList({ state }: { state: unknown }): boolean {
  return typeof state === 'object' && state !== null && 'isFromList' in state
}
