import { expect, test } from 'vitest'
import { buildCitiesTrip } from '#testing/trips/cities-trip.ts'
import { buildSeoulTrip } from '#testing/trips/seoul-trip.ts'
import { plainTrip, pricedTrip, treatmentTrip } from '#testing/trips/trip-documents.ts'
import { waitingTrip } from '#testing/trips/companions/waiting-trip.ts'
import { readTripDocument, tripDocument } from './trip-document-schemas.ts'
import { hideClinics } from './trip-privacy.ts'

test('every trip of ours is read as it was written, also over several cities and with its clinics hidden', () => {
  for (const document of [
    plainTrip(),
    treatmentTrip(),
    pricedTrip(),
    waitingTrip(),
    hideClinics(treatmentTrip()),
    buildCitiesTrip(),
  ]) {
    const written: unknown = JSON.parse(JSON.stringify(document))
    expect(tripDocument.safeParse(written).error?.issues).toBeUndefined()
    expect(readTripDocument(written)).toEqual(document)
  }
})

test('a scene that this release does not know is none, and the trip stays readable', () => {
  const document = plainTrip()
  const [id = ''] = Object.keys(document.places)
  const read = readTripDocument(withValue(`places.${id}.scene`, 'of-a-later-release'))
  expect(read?.places[id]).toEqual({ ...document.places[id], scene: null })
})

test('a trip that was stored before fame, seasons, access and pages were known is read, and no page is made up for it', () => {
  const written = fieldsOf(JSON.parse(JSON.stringify(treatmentTrip())))
  for (const place of Object.values(fieldsOf(written['places'])))
    for (const field of ['fame', 'seasons', 'access', 'sources', 'scene']) delete fieldsOf(place)[field]
  const notes = fieldsOf(fieldsOf(written['plan'])['recovery'])
  const eyelid = { id: 'double-eyelid', name: { en: 'double eyelid', ko: '쌍꺼풀' }, source: null, checkedOn: null }
  for (const note of Object.values(notes)) fieldsOf(note)['sources'] = [eyelid]
  const read = readTripDocument(written)
  const [place] = Object.values(read?.places ?? {})
  expect(place).toMatchObject({ seasons: [], access: 'walk-in', sources: [] })
  expect(place && 'fame' in place).toBe(false)
  expect(read?.plan.recovery?.map(({ sources }) => sources)).toEqual(Object.values(notes).map(() => [eyelid]))
})

test('a trip of the planner itself is read as it was solved, treatments included', () => {
  const told = { beautyInterest: 'interested', beautyCategories: ['Skin Treatment'] } as const
  const document = buildSeoulTrip(4, {}, { ...told, beautyCategories: [...told.beautyCategories] })
  const written: unknown = JSON.parse(JSON.stringify(document))
  expect(tripDocument.safeParse(written).error?.issues).toBeUndefined()
  expect(readTripDocument(JSON.parse(JSON.stringify(hideClinics(document))))).not.toBeNull()
})

/** The plain trip with one value changed, at a path such as `plan.days.0.date`. */
function withValue(path: string, value: unknown): unknown {
  const document: unknown = JSON.parse(JSON.stringify(plainTrip()))
  const steps = path.split('.')
  const last = steps.pop() ?? ''
  const parent = steps.reduce<unknown>((at, step) => fieldsOf(at)[step], document)
  fieldsOf(parent)[last] = value
  return document
}

function fieldsOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new Error('the path leads nowhere')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- any object has fields by name
  return value as Record<string, unknown>
}

/** What JSON can hold and no length is: comparing it with a number throws. */
const strange = { length: { valueOf: 1, toString: 1 } }

test('the changed document is the plain one where the value is its own', () => {
  expect(readTripDocument(withValue('plan.seed', 1))).toEqual(plainTrip())
})

test.each([
  ['another format', 'format', 2],
  ['contact data', 'steps.step3.email', 'a@example.com'],
  ['a field of its own', 'plan.html', '<script>'],
  ['a field of its own in a stop', 'plan.days.0.stops.0.onclick', 'x'],
  ['no day', 'plan.days', []],
  ['ten thousand days', 'plan.days', Array.from({ length: 10_000 }, () => plainTrip().plan.days[0])],
  ['a day twice', 'plan.days', [plainTrip().plan.days[0], plainTrip().plan.days[0]]],
  ['too many stops', 'plan.days.0.stops', Array.from({ length: 61 }, () => plainTrip().plan.days[0]?.stops[0])],
  ['days of a strange length', 'plan.days', strange],
  ['texts of a strange length', 'words.text', strange],
  ['places of a strange length', 'places', { x: strange }],
  ['a date that does not exist', 'plan.days.0.date', '2027-02-29'],
  ['a start that does not exist', 'steps.step1.startDate', '2027-02-29'],
  ['an end before its start', 'steps.step1.endDate', '2027-05-02'],
  ['a trip of years', 'steps.step1.endDate', '2037-05-02'],
  ['no interest', 'steps.step1.selectedInterests', []],
  ['a clock that does not exist', 'plan.days.0.stops.0.arrive', '9:75'],
  ['a cost below zero', 'plan.days.0.stops.0.cost', -1],
  ['an endless cost', 'plan.totals.cost', Infinity],
  ['half a won', 'plan.totals.cost', 0.5],
  ['a place abroad', 'plan.days.0.from.lat', 48.8],
  ['an id that is an address', 'plan.days.0.stops.0.placeId', '../../x'],
  ['a script as a web site', 'places.sight-69.website', 'javascript:alert(1)'],
  [
    'a script as a picture',
    'places.sight-69.image',
    { url: 'data:text/html,x', author: '', licence: '', cpyrhtDivCd: null },
  ],
  ['a place under another id', 'places.palace', plainTrip().places['sight-69']],
  ['a very long name', 'places.sight-69.name', { en: 'x'.repeat(501), ko: '' }],
  ['a rating', 'recommendations.Culture.0.rating', 5],
  ['unknown words', 'words.by', 'nobody'],
  ['no moment', 'generatedAt', 'yesterday'],
  ['a prototype', 'plan.days.0.stops.0.kind', '__proto__'],
])('a document with %s is refused and never throws', (_what, path, value) => {
  expect(readTripDocument(withValue(path, value))).toBeNull()
})

test('a value that is not a trip document is read as null', () => {
  for (const value of [null, undefined, 7, 'x', [], {}, strange]) expect(readTripDocument(value)).toBeNull()
})
