import { placeWords } from '#locales/en/places/place-words.ts'
import { placeList } from '#locales/en/places/place-list.ts'
import { useEffect, useRef } from 'react'
import { noPlaceQuery, type PlaceQuery } from '#domain/places/place-lists.ts'
import { classes } from '#web/ui/classes.ts'
import { chipLook } from '#web/ui/form/compact-select.tsx'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { useScrollStop } from '#web/ui/overlay/use-scroll-stop.ts'
import { offeredKinds } from './filter-choices.ts'
import { placesLink } from './use-places-move.ts'

/** All kinds in a row of links, which work without scripts. Several can be chosen. */
export function KindChips({ query }: { query: PlaceQuery }) {
  const { filters } = placeList
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const first = row.current?.querySelector('a')
    const chosen = row.current?.querySelector<HTMLElement>('[aria-current]')
    // Scrolls the row, not the page, until the first chosen kind stands where the first of all would.
    if (row.current && first && chosen) row.current.scrollLeft = chosen.offsetLeft - first.offsetLeft
  }, [])
  const without = { ...query, after: noPlaceQuery.after }
  const chips = offeredKinds.map((kind) => {
    const isChosen = query.kinds.includes(kind)
    const kinds = offeredKinds.filter((other) => (other === kind ? !isChosen : query.kinds.includes(other)))
    return { label: placeWords.kinds[kind], isChosen, link: placesLink({ ...without, kinds }) }
  })
  const all = {
    label: filters.allKinds,
    isChosen: query.kinds.length === 0,
    link: placesLink({ ...without, kinds: [] }),
  }
  return (
    <ul
      ref={row}
      {...useScrollStop(row)}
      aria-label={filters.kind}
      className="mt-3 flex gap-2 overflow-x-auto [scrollbar-width:none] max-md:-mx-(--page-margin) max-md:px-(--page-margin)"
    >
      {[all, ...chips].map(({ label, isChosen, link }) => (
        <li key={label} className="shrink-0">
          <PlainLink
            {...link}
            aria-current={isChosen ? 'true' : undefined}
            className={classes(chipLook(isChosen), 'no-underline')}
          >
            {label}
          </PlainLink>
        </li>
      ))}
    </ul>
  )
}
