import { reportAddress } from '#domain/contact.ts'
import type { Place } from '#domain/places.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { usePlacePageMessages } from './place-page-messages.ts'

/** Where all of this is known from, and of which day. */
export function FactsLine({ place: { id, source, checkedOn, updatedOn } }: { place: Place }) {
  const { facts: words } = usePlacePageMessages()
  const basis = source !== null && checkedOn !== null ? words.checked(source, checkedOn) : words.recalled
  return (
    <p className="mt-12 border-t border-line pt-4 text-mini wrap-anywhere text-soft">
      {basis} {words.updated(updatedOn)} <TextLink to={reportAddress(`/places/${id}`)}>{words.report}</TextLink>
    </p>
  )
}
