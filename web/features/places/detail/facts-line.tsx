import { reportAddress } from '#domain/contact.ts'
import type { Place, PlaceSource } from '#domain/places.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { usePlacePageMessages } from './place-page-messages.ts'

/** Where all of this is known from, and of which day, and where to report what is wrong. */
export function FactsLine({ place }: { place: Place }) {
  const { facts: words } = usePlacePageMessages()
  const { id, basis, source, checkedOn, sources, version, updatedOn } = place
  const isChecked = basis === 'checked' && source !== null && checkedOn !== null
  const pages = isChecked ? [] : sources
  // The day on which it came in says nothing of the place.
  const isChanged = version > 1
  return (
    <div className="mt-12 border-t border-line pt-4 text-mini wrap-anywhere text-soft">
      {isChecked ? <p>{words.checked(source, checkedOn)}</p> : null}
      {pages.map((page) => (
        <PageLine key={page.address} page={page} />
      ))}
      <p>
        {isChanged ? `${words.updated(updatedOn)} ` : null}
        <TextLink to={reportAddress(`/places/${id}`)}>{words.report}</TextLink>
      </p>
    </div>
  )
}

function PageLine({ page: { address, publisher, readOn, pageDate, facts, disputes } }: { page: PlaceSource }) {
  const { facts: words } = usePlacePageMessages()
  const said = [facts.length > 0 && words.says(facts), disputes.length > 0 && words.disputes(disputes)]
  return (
    <p>
      <TextLink to={address}>{publisher}</TextLink>
      {words.page(said.filter((part) => part !== false).join('; '), readOn, pageDate)}
    </p>
  )
}
