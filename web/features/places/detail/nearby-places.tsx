import { mealPlaceKinds } from '#domain/places/places.ts'
import { placeWords } from '#locales/en/places/place-words.ts'
import { PlaceStrip } from '#web/travel/places/place-strip.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import type { PlaceDetails } from './place-details.ts'
import { placePage } from '#locales/en/places/place-page.ts'

/** What goes well with it, and what to see and where to eat nearby, the nearest first. */
export function NearbyPlaces({ near, together }: Pick<PlaceDetails, 'near' | 'together'>) {
  const { near: words } = placePage
  const isFood = ({ kind }: PlaceDetails['near'][number]) => mealPlaceKinds.includes(kind)
  const others = near.filter(({ id }) => !together.some((place) => place.id === id))
  return (
    <>
      <Nearby id="together-heading" words={words.together} near={together} />
      <Nearby id="near-heading" words={words.see} near={others.filter((place) => !isFood(place))} />
      <Nearby id="eat-heading" words={words.eat} near={others.filter(isFood)} />
    </>
  )
}

type NearbyProps = {
  id: string
  words: { heading: string; korean: string; lead: string }
  near: PlaceDetails['near']
}

function Nearby({ id, words, near }: NearbyProps) {
  const { kinds, distance } = placeWords
  if (near.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-18 md:mt-24">
      <SectionHead id={id} title={words.heading} korean={words.korean} lead={words.lead} />
      <PlaceStrip
        labelledBy={id}
        places={near}
        describe={({ kind, metres }) => `${kinds[kind]} · ${distance(metres)}`}
      />
    </section>
  )
}
