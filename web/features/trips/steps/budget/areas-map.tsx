import { areaCentres } from '#domain/korea/area-centres.ts'
import { projectToSheet } from '#domain/korea/korea-projection.ts'
import { type SeoulArea, seoulAreas } from '#domain/places/places.ts'
import { MapLines, MapWaters } from '#web/travel/map/drawing/map-lines.tsx'
import { classes } from '#web/ui/classes.ts'
import { tripStepBudget } from '#locales/en/trips/steps/trip-step-budget.ts'

type AreasMapProps = { chosen: readonly SeoulArea[]; onChange: (areas: SeoulArea[]) => void }

/** A map of the areas of Seoul. Each name on it is the same choice as its checkbox in the list. */
export function AreasMap({ chosen, onChange }: AreasMapProps) {
  const { areas: words } = tripStepBudget
  const toggle = (area: SeoulArea) =>
    onChange(seoulAreas.filter((other) => (other === area ? !chosen.includes(area) : chosen.includes(other))))
  return (
    <figure className="korea-map">
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the form has a fieldset for these choices already
        role="group"
        aria-label={words.map}
        className="relative overflow-hidden rounded-panel border border-line bg-(--map-land)"
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        <svg
          aria-hidden="true"
          className="map-ground [&_.map-rail]:opacity-40 [&_.map-subway]:opacity-50"
          viewBox={`${corner.x} ${corner.y} ${width} ${height}`}
        >
          <MapWaters level={level} part={part} />
          <MapLines level={level} part={part} />
        </svg>
        {seoulAreas.map((area) => {
          const isChosen = chosen.includes(area)
          const { x, y } = projectToSheet(areaCentres[area])
          return (
            <span
              key={area}
              className="absolute size-0"
              style={{ left: `${((x - corner.x) / width) * 100}%`, top: `${((y - corner.y) / height) * 100}%` }}
            >
              <span
                aria-hidden
                className={classes(
                  'absolute -top-1 -left-1 size-2 rounded-full ring-2 ring-surface',
                  isChosen ? 'bg-jade' : 'bg-soft',
                )}
              />
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => toggle(area)}
                className={classes(
                  'absolute min-h-7 cursor-pointer rounded-control border px-1.5 text-mini font-semibold',
                  sides[sideOf[area]],
                  isChosen
                    ? 'border-jade bg-jade text-on-jade forced-colors:border-4 forced-colors:border-[Highlight]'
                    : 'border-line-strong bg-surface text-ink hover:border-jade',
                )}
              >
                {area}
              </button>
            </span>
          )
        })}
      </div>
      <figcaption className="mt-2 text-mini text-soft">{words.mapHint}</figcaption>
    </figure>
  )
}

type Side = 'left' | 'right' | 'above' | 'below'

// The side of its dot on which a name stands, so that names do not overlap.
const sides: Record<Side, string> = {
  left: 'right-2.5 -translate-y-1/2',
  right: 'left-2.5 -translate-y-1/2',
  above: 'bottom-1.5 -translate-x-1/2',
  below: 'top-1.5 -translate-x-1/2',
}

const sideOf: Record<SeoulArea, Side> = {
  Hongdae: 'below',
  Myeongdong: 'below',
  Gangnam: 'left',
  Itaewon: 'right',
  Insadong: 'above',
  Dongdaemun: 'right',
  Sinchon: 'above',
  Apgujeong: 'below',
  Yongsan: 'left',
}

const corner = projectToSheet({ lat: 37.592, lng: 126.895 })
const far = projectToSheet({ lat: 37.484, lng: 127.085 })
const [width, height] = [far.x - corner.x, far.y - corner.y]
const part = { left: corner.x, top: corner.y, right: far.x, bottom: far.y }

// At this scale, in pixels per degree, subway lines are drawn and stations are not.
const level = 1199
