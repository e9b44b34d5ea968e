import type { PlaceCard } from '#domain/places.ts'
import { useMessages } from '#web/ui/messages.ts'

export function PlaceCards({ places }: { places: PlaceCard[] }) {
  return (
    <ul className="mt-10 grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {places.map((place) => (
        <li key={place.id}>
          <PlaceCardView place={place} />
        </li>
      ))}
    </ul>
  )
}

function PlaceCardView({ place }: { place: PlaceCard }) {
  const messages = useMessages()
  return (
    <article className="border-t border-line pt-5">
      <h3 className="text-[1.4375rem] leading-[1.15]">
        {place.name.en}{' '}
        <span lang="ko" className="inline-block text-[0.65em] font-medium text-soft">
          {place.name.ko}
        </span>
      </h3>
      <p className="mt-1 text-[0.9375rem] text-soft">
        {place.district.en}{' '}
        <span lang="ko" className="inline-block">
          {place.district.ko}
        </span>
      </p>
      <p className="mt-3 max-w-[44ch]">{place.description}</p>
      <p className="mt-3 text-[0.9375rem] text-soft">
        {place.categories.map((category) => messages.places.categories[category]).join(' / ')}
      </p>
      <p className="mt-1 text-[0.9375rem] text-soft">{messages.places.noRating}</p>
    </article>
  )
}
