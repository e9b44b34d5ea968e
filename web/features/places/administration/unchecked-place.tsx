import { useState } from 'react'
import type { Place } from '#domain/places/places.ts'
import { PlaceName } from '#web/travel/places/place-name.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { CheckForm } from './check-form.tsx'
import { describeValue } from './describe-value.ts'
import { uncheckedPlaces } from '#locales/en/places/unchecked-places.ts'
import { placeForm } from '#locales/en/places/place-form.ts'

type UncheckedPlaceProps = { listed: Place; headingId: string; onChecked: () => void }

/** The facts of a place, links to check them, and the form for the source of the check. */
export function UncheckedPlace({ listed, headingId, onChecked }: UncheckedPlaceProps) {
  const { list: words } = uncheckedPlaces
  const { kinds } = placeForm
  // State, because another administrator may change the place meanwhile.
  const [place, setPlace] = useState(listed)
  const [isOpen, setOpen] = useState(false)
  const { id, name, kind, district, province, website } = place
  const said = name.en || name.ko
  return (
    <li className="py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2
            id={headingId}
            tabIndex={-1}
            className="font-text text-body font-semibold wrap-anywhere focus-visible:outline-none"
          >
            <PlaceName name={name} />
          </h2>
          <p className="text-small wrap-anywhere text-soft">
            {[kinds[kind], district.en || district.ko || province].join(' · ')}
          </p>
          <p className="mt-1 flex flex-wrap gap-x-5 text-small">
            <TextLink to={`/places/${id}`} aria-label={words.open(said)}>
              {words.page}
            </TextLink>
            {website ? <TextLink to={website}>{words.website}</TextLink> : null}
          </p>
        </div>
        {isOpen ? null : (
          <Button size="small" aria-label={words.checkOf(said)} onClick={() => setOpen(true)}>
            {words.check}
          </Button>
        )}
      </div>
      <KnownFacts place={place} />
      {isOpen ? (
        <CheckForm place={place} onChecked={onChecked} onChanged={setPlace} onCancel={() => setOpen(false)} />
      ) : null}
    </li>
  )
}

function KnownFacts({ place }: { place: Place }) {
  const { list } = uncheckedPlaces
  const facts = [
    ['hours', list.known.hours, place.hours],
    ['lastEntry', list.known.lastEntry, place.lastEntry],
    ['cost', list.known.price, place.cost],
    ['closed', list.known.closed, place.closed.length > 0 ? place.closed : null],
  ] as const
  return (
    <dl className="mt-3 grid gap-x-8 gap-y-2 text-small sm:grid-cols-[auto_1fr]">
      {facts.map(([field, label, value]) =>
        value === null && (field === 'closed' || field === 'lastEntry') ? null : (
          <div key={field} className="grid gap-x-4 sm:col-span-2 sm:grid-cols-subgrid">
            <dt className="text-soft">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">
              {value === null ? placeForm.notKnown : describeValue(field, value).join(', ')}
            </dd>
          </div>
        ),
      )}
    </dl>
  )
}
