import { unplacedReasons } from '#domain/trips/plan/plans.ts'
import { readTripDocument } from '#domain/trips/document/trip-document-schemas.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'

/** Facts of the catalogue and of transport, which a trip shows to everybody. */
const facts: readonly RegExp[] = [
  /^places\./u,
  /^plan\.base\.name$/u,
  /^plan\.days\.\d+\.(?:from|to)\.name$/u,
  /^plan\.days\.\d+\.stops\.\d+\.stations\./u,
  /^plan\.recovery\./u,
]

type Path = readonly string[]

/** The trip with every kind of entry that may hold what a traveller typed. */
function withAllEntries(document: TripDocument): TripDocument {
  const { plan } = document
  const known = Object.keys(document.places)
  const unplaced = unplacedReasons.flatMap((reason, index) =>
    [null, known[index] ?? 'gone'].map((placeId) => ({ placeId, name: 'x', reason, note: 'x' })),
  )
  return {
    ...document,
    plan: {
      ...plan,
      because: ['must', 'x'],
      unplaced,
      warnings: [{ code: 'budget_unclear', text: 'x' }, ...plan.warnings],
      conflicts: [{ wishes: ['mustVisitPlaces'], relax: [{ wish: 'mustVisitPlaces', to: 'x' }] }, ...plan.conflicts],
      days: plan.days.map((day) => ({
        ...day,
        stops: day.stops.map((stop) => ({
          ...stop,
          ...(stop.placeId === null && { name: stop.name ?? 'x' }),
          because: [...stop.because, 'x'],
        })),
      })),
    },
    words: { text: 'x', by: 'model' },
  }
}

/** Puts a text into every field that accepts any, but for facts. The schema decides which fields those are. */
export function textMarker(given: TripDocument): { paths: string[]; mark: (text: string) => TripDocument } {
  const whole = withAllEntries(given)
  const tried = structuredClone(whole)
  const fields = pathsOfText(tried).filter((path) => {
    if (facts.some((fact) => fact.test(path.join('.')))) return false
    const before = exchange(tried, path, 'Any text.')
    const isTaken = readTripDocument(tried) !== null
    exchange(tried, path, before)
    return isTaken
  })
  return {
    paths: fields.map((path) => path.join('.')),
    mark(text) {
      const document = structuredClone(whole)
      for (const path of fields) exchange(document, path, text)
      return { ...document, recommendations: { [text]: Object.values(document.recommendations).flat() } }
    },
  }
}

function pathsOfText(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => pathsOfText(inner, [...path, key]))
}

/** Returns the former value. */
function exchange(root: unknown, path: Path, text: unknown): unknown {
  const [key = '', ...rest] = path
  if (typeof root !== 'object' || root === null) throw new Error('expected an object')
  if (rest.length > 0) return exchange(Reflect.get(root, key), rest, text)
  const before: unknown = Reflect.get(root, key)
  Reflect.set(root, key, text)
  return before
}
