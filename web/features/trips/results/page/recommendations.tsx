import { placePath } from '#domain/places/place-paths.ts'
import { Link } from 'react-router'
import { sceneOf } from '#domain/places/place-scenes.ts'
import type { Recommendation, TripDocument } from '#domain/trips/document/trip-documents.ts'
import type { TripPlace } from '#domain/trips/plan/plans.ts'
import { Picture } from '#web/travel/places/picture.tsx'
import { BothNames } from '#web/travel/places/place-name.tsx'
import { Button } from '#web/ui/button.tsx'
import { Plus } from 'lucide-react'
import { tripReport } from '#locales/en/trips/trip-report.ts'

type RecommendationsProps = {
  document: TripDocument
  /** Adds a place to the trip; absent when the trip cannot be edited. */
  onAdd: ((placeId: string) => void) | null
}

const shown = 3

/** Recommended places outside the plan: the first three for each interest and area. */
export function Recommendations({ document: { recommendations, places }, onAdd }: RecommendationsProps) {
  const { recommendations: words } = tripReport
  const groups = Object.entries(recommendations).filter(([, list]) => list.length > 0)
  if (groups.length === 0) return null
  return (
    <section aria-labelledby="recommendations">
      <h2 id="recommendations" className="text-h3">
        {words.heading}
      </h2>
      <p className="mt-1 text-small text-soft">{words.lead}</p>
      {groups.map(([group, list]) => (
        <div key={group} className="mt-6">
          <h3 className="font-text text-small font-semibold">{group}</h3>
          <ul className="mt-2 grid gap-x-6 gap-y-4 sm:grid-cols-3">
            {list.slice(0, shown).map((one) => (
              <li key={one.id} className="max-sm:grid max-sm:grid-cols-[min(6rem,25%)_minmax(0,1fr)] max-sm:gap-x-4">
                <Suggestion one={one} place={places[one.id]} onAdd={onAdd} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

type SuggestionProps = { one: Recommendation; place: TripPlace | undefined; onAdd: RecommendationsProps['onAdd'] }

function Suggestion({ one: { id, title, description, address }, place, onAdd }: SuggestionProps) {
  const { recommendations: words } = tripReport
  const scene = place ? sceneOf(place) : 'townscape'
  return (
    <>
      <Picture scene={scene} id={id} ratio="card" className="aspect-4/3 w-full rounded-control max-sm:self-start" />
      <div>
        <p className="font-semibold sm:mt-2">
          <Link to={placePath(id)} className="hover:text-jade hover:underline hover:underline-offset-4">
            {place ? <BothNames name={place.name} /> : title}
          </Link>
        </p>
        <p className="line-clamp-2 text-mini text-soft">{description}</p>
        <p className="text-mini text-soft">{address}</p>
        {onAdd ? (
          <Button
            size="small"
            kind="quiet"
            className="-ms-4 max-w-full"
            aria-label={words.spoken(title)}
            onClick={() => onAdd(id)}
          >
            <Plus aria-hidden className="size-4" />
            {words.add}
          </Button>
        ) : null}
      </div>
    </>
  )
}
