import { Link } from 'react-router'
import { type PlaceListQuery, placeListAddress, showMore } from './place-list-query.ts'
import { placeCategories, type PlaceList } from '#domain/places.ts'
import { Picture } from '#web/travel/picture.tsx'
import { useMessages } from '#web/ui/messages.ts'
import { SectionHead } from '#web/ui/section-head.tsx'
import { PlaceCard } from './place-card.tsx'

type Props = { list: PlaceList; query: PlaceListQuery }

/** The guide's list. Tabs and "more" are addresses: they work without scripts, and with them nothing jumps. */
export function PlacesSection({ list, query }: Props) {
  const { home, places: words } = useMessages()
  const { places, total } = list
  return (
    <section id="places-to-visit" aria-labelledby="places-heading" className="page pt-18 md:pt-28">
      <SectionHead
        id="places-heading"
        title={home.places.heading}
        korean={home.places.korean}
        lead={home.places.lead}
      />
      <div className="mt-8 flex items-end justify-between gap-6 border-b border-line">
        <nav aria-label={home.places.tabs} className="-mb-px overflow-x-auto">
          <ul className="flex gap-6">
            {[null, ...placeCategories].map((category) => (
              <li key={category ?? 'all'}>
                <Link
                  to={placeListAddress(query, { category })}
                  preventScrollReset
                  aria-current={category === query.category ? 'true' : undefined}
                  className="inline-flex min-h-12 items-center border-b-3 border-transparent whitespace-nowrap text-soft hover:text-ink aria-[current]:border-vermilion aria-[current]:font-bold aria-[current]:text-ink"
                >
                  {category ? words.categories[category] : home.places.all}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <output className="hidden shrink-0 pb-3 text-mini text-soft sm:block">
          {home.places.shown(places.length, total)}
        </output>
      </div>
      {query.province && (
        <p className="mt-6 flex flex-wrap items-center gap-x-4">
          {home.places.inRegion(query.province)}
          <Link
            to={placeListAddress(query, { province: null })}
            preventScrollReset
            className="inline-flex min-h-11 items-center text-jade underline underline-offset-4"
          >
            {home.places.showAll}
          </Link>
        </p>
      )}
      {places.length === 0 ? (
        <NoPlaces />
      ) : (
        <ul className="mt-8 grid gap-x-6 gap-y-9 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-3">
          {places.map((place) => (
            <li key={place.id}>
              <PlaceCard place={place} />
            </li>
          ))}
        </ul>
      )}
      {places.length < total && (
        <Link
          to={placeListAddress(query, { show: showMore(query) })}
          preventScrollReset
          className="mt-12 inline-flex min-h-12.5 items-center rounded-control border border-ink px-6 font-bold hover:border-jade hover:text-jade"
        >
          {home.places.loadMore}
        </Link>
      )}
    </section>
  )
}

function NoPlaces() {
  const { home } = useMessages()
  return (
    <div className="mt-10 flex flex-wrap items-center gap-8">
      <Picture scene="empty-lantern" id="no-places" ratio="card" className="w-80 max-w-full" />
      <div>
        <p className="text-lead">{home.places.none}</p>
        <Link
          to="/#places-to-visit"
          className="mt-4 inline-flex min-h-11 items-center text-jade underline underline-offset-4"
        >
          {home.places.showAll}
        </Link>
      </div>
    </div>
  )
}
