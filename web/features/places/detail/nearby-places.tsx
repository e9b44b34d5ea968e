import { mealPlaceKinds } from '#domain/places/places.ts'
import { usePlaceMessages } from '#web/travel/places/place-messages.ts'
import { Picture } from '#web/travel/places/picture.tsx'
import { PlaceName } from '#web/travel/places/place-name.tsx'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { Strip } from '#web/ui/list/strip.tsx'
import type { PlaceDetails } from './place-details.ts'
import { usePlacePageMessages } from './place-page-messages.ts'

/** What goes well with it, and what to see and where to eat nearby, the nearest first. */
export function NearbyPlaces({ near, together }: Pick<PlaceDetails, 'near' | 'together'>) {
  const { near: words } = usePlacePageMessages()
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
  const { kinds, distance } = usePlaceMessages()
  if (near.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-18 md:mt-24">
      <SectionHead id={id} title={words.heading} korean={words.korean} lead={words.lead} />
      <Strip labelledBy={id} className="mt-8 gap-x-6 gap-y-10 sm:grid sm:grid-cols-2 lg:grid-cols-4">
        {near.map((place) => (
          <li key={place.id}>
            <PlainLink to={`/places/${place.id}`} className="group block text-ink no-underline">
              <Picture scene={place.scene} id={place.id} ratio="card" isInLink className="aspect-4/3" />
              <h3 className="mt-3 text-body font-semibold group-hover:underline group-hover:underline-offset-4">
                <PlaceName name={place.name} />
              </h3>
              <p className="mt-1 text-small text-soft">
                {kinds[place.kind]} · {distance(place.metres)}
              </p>
            </PlainLink>
          </li>
        ))}
      </Strip>
    </section>
  )
}
