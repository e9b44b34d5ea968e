import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainTrip, pricedTrip, treatmentTrip, tripClinic, writeTripDocument } from '#testing/trips/trip-documents.ts'
import { waitingTrip } from '#testing/trips/companions/waiting-trip.ts'
import { tripPlace } from '#testing/trips/two-day-trip.ts'
import { fullDay, type Visit } from '#testing/trips/lawful-trip.ts'
import { privateTime } from '#domain/trips/plan/private-stops.ts'
import type { PlanDay } from '#domain/trips/plan/plans.ts'
import type { TripDocument } from './trip-documents.ts'
import { hasClinics, hideClinics } from './trip-privacy.ts'

/** What tells of the clinic or of what is done there; keys of the document are no answers. */
const revealing = [
  tripClinic.id,
  'clinic',
  'lantern',
  'lantren',
  '푸른등',
  'dosan',
  '도산',
  '37.5891',
  '127.0456',
  'surgery',
  'treatment',
  'skin',
  'consultation',
  'checkup',
  'recovery',
  'rhinoplasty',
  'botox',
  'nose',
  'sauna',
]

function valuesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value).toLowerCase()]
  return Object.values(value).flatMap(valuesIn)
}

function revealedBy(document: TripDocument): string[] {
  const told = [...valuesIn(document), ...Object.keys(document.places), ...Object.keys(document.recommendations)]
  return revealing.filter((word) => told.some((text) => text.includes(word)))
}

test('the example tells of a clinic in every way that is looked for', () => {
  expect(revealedBy(treatmentTrip())).toEqual(revealing)
})

test('after hiding, nothing of the clinic or the treatment is in the document, and no sum tells its fee', () => {
  expect(revealedBy(hideClinics(treatmentTrip()))).toEqual([])
  expect(hideClinics(pricedTrip())).toEqual(hideClinics(treatmentTrip()))
})

test('hiding clinics hides where whoever comes along waits, also the places of before a change', () => {
  const document = waitingTrip()
  const [palace, visit] = document.plan.days[0]?.stops ?? []
  // A document from elsewhere may have it on any stop.
  if (palace && visit?.companion) palace.companion = visit.companion
  const before = { ...document, places: { ...document.places, former: tripPlace('former') } }
  const hidden = hideClinics(before)
  expect(Object.keys(hidden.places)).toEqual(['gyeongbokgung', 'euljiro-bar', 'leeum'])
  expect(JSON.stringify(hidden)).not.toMatch(/waiting-cafe|companion|meetAt/u)
})

test('hiding clinics leaves no visit and no leg beside one, at any place among other stops', () => {
  const kinds = fc.constantFrom<Visit['kind']>('consultation', 'treatment', 'checkup', 'attraction', 'meal')
  const positions = fc.uniqueArray(fc.record({ at: fc.nat({ max: 7 }), kind: kinds }), {
    selector: ({ at }) => at,
    minLength: 1,
  })
  fc.assert(
    fc.property(positions, fc.boolean(), (visits, isTold) => {
      const document = writeTripDocument(
        [withVisits(visits, isTold)],
        {},
        { beautyCategories: isTold ? ['Medical Treatment'] : [] },
      )
      const hidden = hideClinics(document)
      expect(revealedBy(hidden)).toEqual([])
      expect(hidden.plan.days.flatMap(faultsOf)).toEqual([])
      expect(hidden.plan.totals).toEqual(totalsOf(hidden))
      expect(hideClinics(hidden)).toEqual(hidden)
    }),
  )
})

/** What gives a private time away, does not add up or overlaps. */
function faultsOf({ stops, returnLeg, cost }: PlanDay): string[] {
  const legs = [...stops.map(({ leg }) => leg), returnLeg]
  const spent = [...stops, ...legs].reduce((sum, one) => sum + (one?.cost ?? 0), 0)
  const faults = stops.flatMap((stop, index) => {
    const next = stops[index + 1]
    const isTold = stop.placeId !== null || stop.leg !== null || stop.because.length > 0 || legs[index + 1] !== null
    return [
      ...(stop.name === privateTime && isTold ? [`${index} is told`] : []),
      ...(stop.leave < stop.arrive ? [`${index} ends before it begins`] : []),
      ...(next && next.arrive < stop.leave ? [`${index} overlaps with the next one`] : []),
    ]
  })
  return spent === cost ? faults : [...faults, `the day costs ${spent}, not ${cost}`]
}

function totalsOf({ plan: { days } }: TripDocument): TripDocument['plan']['totals'] {
  const legs = days.flatMap(({ stops, returnLeg }) => [...stops.map(({ leg }) => leg), returnLeg])
  return {
    cost: days.reduce((sum, { cost }) => sum + cost, 0),
    travelMinutes: legs.reduce((sum, leg) => sum + (leg?.minutes ?? 0), 0),
    stops: days.reduce((sum, { stops }) => sum + stops.length, 0),
  }
}

/** A full day of eight hours with clinic visits put in; some of them are called by other kinds of stops. */
function withVisits(visits: { at: number; kind: Visit['kind'] }[], isTold: boolean): Visit[] {
  const stops: Visit[] = [...fullDay(0)]
  for (const { at, kind } of visits.toSorted((one, other) => other.at - one.at)) {
    const before = stops[at - 1]?.leave ?? '08:00'
    stops.splice(at, 0, {
      placeId: tripClinic.id,
      kind,
      ...(isTold && { treatment: 'medical' }),
      arrive: before,
      leave: before,
      because: ['treatment:medical'],
    })
  }
  return stops
}

test('private time begins when the stop before is left and ends when the next one begins', () => {
  const [first, second] = hideClinics(treatmentTrip()).plan.days
  expect(first?.stops.map(({ name, arrive, leave }) => [name, arrive, leave])).toEqual([
    [undefined, '12:10', '13:10'],
    [privateTime, '13:10', '17:30'],
    [undefined, '17:30', '18:30'],
  ])
  // Two visits that follow each other are one private time, which begins with the way from the base.
  expect(second?.stops.filter(({ name }) => name === privateTime)).toHaveLength(1)
  expect(second?.stops[0]?.arrive.localeCompare('10:00')).toBeLessThan(0)
})

test('rest after a treatment, its reasons and what it made impossible are told without it', () => {
  const { plan, steps } = hideClinics(treatmentTrip())
  expect(plan.days[2]?.stops.map(({ name }) => name)).toEqual([undefined, privateTime, undefined])
  expect(plan.days[3]?.stops[1]?.because).toEqual(['culture'])
  expect(plan.days.map(({ shortfall }) => shortfall)).toEqual([null, null, null, null])
  expect(plan.unplaced.map(({ name, reason }) => [name, reason])).toEqual([
    ['The sight-69 house', 'no_time'],
    ['The far-temple house', 'too_far'],
  ])
  expect(plan.warnings.map(({ code }) => code)).toEqual(['time_cut'])
  expect(plan.conflicts).toHaveLength(1)
  expect(steps.step2).toMatchObject({ mustVisitPlaces: 'The sight-40 house', totalBudget: '3,000,000 won' })
  expect(steps.step3).toMatchObject({ beautyCategories: ['Hair Care'], plasticSurgeryType: '' })
})

test('nothing that follows from a treatment is left: no recovery, and no flight that would be early', () => {
  const { plan } = hideClinics(treatmentTrip())
  expect(plan).not.toHaveProperty('recovery')
  expect(plan.because).toEqual(['for:couple'])
})

test('a day that is kept free for a treatment without a clinic is told as private time', () => {
  const rest: Visit = { placeId: null, kind: 'rest', arrive: '14:00', leave: '16:00', because: ['kept-free:skin'] }
  const [day] = hideClinics(writeTripDocument([[rest]])).plan.days
  expect(day?.stops[0]).toMatchObject({ name: privateTime, because: [] })
})

test('a seed that was made from all answers does not tell which treatments were among them', () => {
  expect(hideClinics(treatmentTrip()).plan.seed).toBe(0)
})

test('a move between cities after a visit keeps its way, told from the base', () => {
  const move: Visit = {
    placeId: null,
    kind: 'transfer',
    name: 'KTX to Busan',
    lat: 35.115,
    lng: 129.041,
    arrive: '18:00',
    leave: '18:15',
    leg: { mode: 'ktx', minutes: 180, metres: 321_654, cost: 59_800 },
  }
  const visit: Visit = { placeId: tripClinic.id, kind: 'checkup', arrive: '14:00', leave: '14:30' }
  const [day] = hideClinics(writeTripDocument([[visit, move]])).plan.days
  expect(day?.stops[0]).toMatchObject({ name: privateTime, leave: '15:00' })
  expect(day?.stops[1]?.leg).toMatchObject({ mode: 'ktx', minutes: 180, cost: 59_800 })
  expect(day?.stops[1]?.leg?.metres).not.toBe(321_654)
})

test('hiding clinics keeps only must-visits that name another place word by word', () => {
  const wish: Visit = { placeId: tripClinic.id, kind: 'attraction', arrive: '08:00', leave: '09:00', because: ['must'] }
  const document = writeTripDocument([[wish, ...fullDay(0)]], { mustVisitPlaces: 'the sight-1 house; Blu Lantrn' })
  expect(hideClinics(document).steps.step2.mustVisitPlaces).toBe('the sight-1 house')
})

test('a budget in words is told as the amount that was read from it', () => {
  const document = treatmentTrip()
  const { step2 } = document.steps
  const asked = {
    ...document,
    steps: { ...document.steps, step2: { ...step2, totalBudget: '2 million for my nose and food' } },
  }
  expect(hideClinics(asked).steps.step2.totalBudget).toBe(`${document.plan.budget.tripLimit} won`)
})

test('a trip without clinics is the same trip', () => {
  const document = plainTrip()
  expect(hasClinics(document)).toBe(false)
  expect(hideClinics(document)).toBe(document)
})

test('an answer, a day, a warning or a clash that tells of a treatment is enough', () => {
  const plain = plainTrip()
  const { steps, plan } = plain
  const cases: TripDocument[] = [
    treatmentTrip(),
    { ...plain, steps: { ...steps, step3: { ...steps.step3, beautyCategories: ['Medical Treatment'] } } },
    { ...plain, steps: { ...steps, step3: { ...steps.step3, plasticSurgeryType: 'eyes' } } },
    { ...plain, steps: { ...steps, step3: { ...steps.step3, treatmentOn: '2027-05-06' } } },
    { ...plain, steps: { ...steps, step3: { ...steps.step3, ownClinic: {} } } },
    { ...plain, plan: { ...plan, warnings: [{ code: 'flight_early', text: '' }] } },
    { ...plain, plan: { ...plan, because: ['clinic:language'] } },
    { ...plain, plan: { ...plan, recovery: treatmentTrip().plan.recovery ?? [] } },
    { ...plain, plan: { ...plan, conflicts: [{ wishes: ['plasticSurgeryType'], relax: [] }] } },
    { ...plain, plan: { ...plan, days: plan.days.map((day) => ({ ...day, shortfall: 'recovery' })) } },
    { ...plain, places: treatmentTrip().places },
  ]
  expect(cases.map(hasClinics)).toEqual(cases.map(() => true))
  expect(cases.map(hideClinics).map(hasClinics)).toEqual(cases.map(() => false))
})
