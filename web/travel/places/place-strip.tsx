import type { ReactNode } from 'react'
import type { PlaceCard } from '#domain/places/place-lists.ts'
import type { SceneName } from '#domain/site/scene-names.ts'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { Strip } from '#web/ui/list/strip.tsx'
import { Picture } from './picture.tsx'
import { PlaceName } from './place-name.tsx'

type ShownPlace = Pick<PlaceCard, 'id' | 'name'> & { scene: SceneName }
type Props<Place> = { labelledBy: string; places: readonly Place[]; describe: (place: Place) => ReactNode }

/** Places side by side: each a link with its picture, its name and one line about it. */
export function PlaceStrip<Place extends ShownPlace>({ labelledBy, places, describe }: Props<Place>) {
  return (
    <Strip labelledBy={labelledBy} className="mt-8 gap-x-6 gap-y-10 sm:grid sm:grid-cols-2 lg:grid-cols-4">
      {places.map((place) => (
        <li key={place.id}>
          <PlainLink to={`/places/${place.id}`} className="group block text-ink no-underline">
            <Picture scene={place.scene} id={place.id} ratio="card" isInLink className="aspect-4/3" />
            <h3 className="mt-3 text-body font-semibold group-hover:underline group-hover:underline-offset-4">
              <PlaceName name={place.name} />
            </h3>
            <p className="mt-1 text-small text-soft">{describe(place)}</p>
          </PlainLink>
        </li>
      ))}
    </Strip>
  )
}
