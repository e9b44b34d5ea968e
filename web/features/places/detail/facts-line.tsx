import { reportAddress } from '#domain/site/contact.ts'
import type { Place, PlaceSource } from '#domain/places/places.ts'
import { SourceName } from '#web/travel/places/source-name.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { placePage } from '#locales/en/places/place-page.ts'

/** The sources of the facts with their date, and a link to report a mistake. */
export function FactsLine({ place }: { place: Place }) {
  const { facts: words } = placePage
  const { id, basis, source, checkedOn, sources, version, updatedOn } = place
  const isChecked = basis === 'checked' && source !== null && checkedOn !== null
  const pages = isChecked ? [] : sources
  // Version 1 has the date of the import, which says nothing about the place.
  const isChanged = version > 1
  return (
    <div className="mt-12 border-t border-line pt-4 text-mini wrap-anywhere text-soft">
      {isChecked ? (
        <p>
          {words.source} <SourceName source={source} />
          {words.checked(checkedOn)}
        </p>
      ) : null}
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
  const { facts: words } = placePage
  const said = [facts.length > 0 && words.says(facts), disputes.length > 0 && words.disputes(disputes)]
  return (
    <p>
      <TextLink to={address}>{publisher}</TextLink>
      {words.page(said.filter((part) => part !== false).join('; '), readOn, pageDate)}
    </p>
  )
}
