import { projectToSheet } from '#domain/korea/korea-projection.ts'
import type { PlaceReading } from '#domain/trips/answers/place-wishes.ts'
import { outline } from '#web/travel/map/korea-outline.generated.ts'
import { tripStepBudget } from '#locales/en/trips/steps/trip-step-budget.ts'

type City = { name: string; lat: number; lng: number }

const home = 'Seoul'

/** The cities of the must-visits as text and on a small map. Which of them the plan includes is decided later. */
export function NamedCities({ readings }: { readings: readonly PlaceReading[] }) {
  const { cities: words } = tripStepBudget
  const cities = listCities(readings)
  const names = cities.map(({ name }) => name).filter((name) => name !== home)
  if (cities.length === 0) return <p className="text-mini text-soft sm:pt-9">{words.none}</p>
  return (
    <figure className="sm:pt-9">
      <CityMap cities={cities} label={words.map(cities.map(({ name }) => name).join(', '))} />
      <figcaption className="mt-2 text-mini text-soft">
        {names.length === 0 ? words.onlySeoul : words.lie(names)}
      </figcaption>
    </figure>
  )
}

function listCities(readings: readonly PlaceReading[]): City[] {
  const cities = new Map<string, City>()
  for (const { city, at } of readings) {
    if (city && at && !cities.has(city.en)) cities.set(city.en, { name: city.en, ...at })
  }
  return [...cities.values()]
}

// The square of the drawing that contains South Korea with Jeju.
const corner = projectToSheet({ lat: 38.75, lng: 125.6 })
const far = projectToSheet({ lat: 33, lng: 130.1 })
const [width, height] = [far.x - corner.x, far.y - corner.y]

function CityMap({ cities, label }: { cities: readonly City[]; label: string }) {
  return (
    <svg
      viewBox={`${corner.x} ${corner.y} ${width} ${height}`}
      role="img"
      aria-label={label}
      className="h-auto w-44 max-w-full overflow-hidden rounded-panel bg-wash-indigo"
    >
      <path d={outline.south} className="fill-ground stroke-line-strong" strokeWidth={8} />
      {cities.map(({ name, ...at }) => {
        const { x, y } = projectToSheet(at)
        const isEast = x > corner.x + width * 0.6
        return (
          <g key={name}>
            <circle cx={x} cy={y} r={44} className="fill-vermilion" />
            <text
              x={isEast ? x - 75 : x + 75}
              y={y + 55}
              textAnchor={isEast ? 'end' : 'start'}
              fontSize={170}
              className="fill-ink font-semibold"
              style={{ paintOrder: 'stroke', stroke: 'var(--ground)', strokeWidth: 40 }}
            >
              {name}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
