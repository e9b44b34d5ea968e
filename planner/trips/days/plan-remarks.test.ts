import { expect, test, vi } from 'vitest'
import { becauseCodes, planWarnings } from '#domain/trips/plan/plan-codes.ts'
import type { Plan, PlanPlace } from '#domain/trips/plan/plans.ts'
import type { TreatmentFacts } from '#domain/clinics/treatments.ts'
import { socialOptions, type TripStep2, type TripStep3 } from '#domain/trips/answers/trips.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { readTreatmentTable } from '#testing/builders/catalogue.ts'
import { askTrip, inventCatalogue, inventRow } from '#testing/trips/lawful-trip.ts'
import { onlyStreets } from '#testing/trips/transport.ts'
import { planDays } from '#planner/trips/plan-trip.ts'

vi.setConfig({ testTimeout: 60_000 })

const treatments: readonly TreatmentFacts[] = readTreatmentTable()

function plan(
  days: number,
  asked: Partial<TripStep2>,
  told: Partial<TripStep3> = {},
  catalogue: readonly PlanPlace[] = inventCatalogue(),
): Plan {
  const steps = askTrip(days, { totalBudget: '', ...asked }, { socialMediaInterest: 'no', ...told })
  const wishes = readTripWishes(steps, { names: indexPlaceNames(catalogue), treatments })
  return planDays({ wishes, catalogue, transport: onlyStreets, seed: 1, effort: 0.1 })
}

function codesOf(made: Plan): string[] {
  return made.warnings.map(({ code }) => code)
}

const skin: Partial<TripStep3> = { beautyInterest: 'interested', beautyCategories: ['Skin Treatment'] }

test('every answer that a whole plan keeps to is one of its codes', () => {
  const asked = {
    travelerType: 'family',
    accommodationType: 'airbnb',
    languageSupport: 'yes',
    languageDetails: ['guides', 'ai'],
    areaPreferences: ['Insadong'],
  } as const
  const told: Partial<TripStep3> = { socialMediaInterest: 'yes', socialMediaOptions: [...socialOptions] }
  const made = plan(1, { ...asked, languageDetails: [...asked.languageDetails], areaPreferences: ['Insadong'] }, told)
  expect(made.because).toEqual([
    'interest:culture',
    'interest:food',
    'stay:airbnb',
    'for:family',
    'help:guides',
    'help:ai',
    'area:Insadong',
    'social:cafe',
    'social:restaurants',
    'tag:hidden-gem',
    'tag:viral',
    'tag:photogenic',
  ])
})

test('help with the language that was asked for without saying which is a code of its own, and nothing without', () => {
  expect(plan(1, { languageSupport: 'yes' }).because).toContain('help:language')
  const nothing = plan(1, { languageSupport: 'no', travelerType: null, accommodationType: null, areaPreferences: [] })
  expect(nothing.because).toEqual(['interest:culture', 'interest:food'])
})

test('stops say what speaks for them, in codes that are listed', () => {
  const made = plan(2, { travelerType: 'couple', accommodationType: 'hotel' })
  const codes = made.days.flatMap(({ stops }) => stops.flatMap(({ because }) => because))
  const known: readonly string[] = becauseCodes
  expect(codes.filter((code) => !known.includes(code))).toEqual([])
  expect(codes).toEqual(expect.arrayContaining(['stay:hotel', 'area:Insadong', 'interest:food']))
})

test('no stop is said to be good for a couple only because it is photogenic, and the plan still is for a couple', () => {
  const made = plan(2, { travelerType: 'couple' })
  expect(made.days.flatMap(({ stops }) => stops.flatMap(({ because }) => because))).not.toContain('for:couple')
  expect(made.because).toContain('for:couple')
})

test('friends are led to markets and business travellers to what is near', () => {
  const market = inventRow('bazaar', 1, { kind: 'market', interests: ['food'], cost: 9000 })
  const [friends, business] = (['friends', 'business'] as const).map((travelerType) =>
    plan(1, { travelerType, mustVisitPlaces: 'The bazaar house' }, {}, [market, ...inventCatalogue()]),
  )
  const reasons = (made: Plan | undefined) => made?.days[0]?.stops.flatMap(({ because }) => because) ?? []
  expect(reasons(friends)).toContain('for:friends')
  expect(reasons(business)).toContain('for:business')
})

test('a clinic of which nobody knows the languages or the registration is warned of', () => {
  const made = plan(4, { languageSupport: 'yes' }, skin)
  expect(codesOf(made)).toEqual(['ask_your_clinic', 'clinic_language_unknown', 'clinic_registration_unknown'])
  const known: readonly string[] = planWarnings
  expect(codesOf(made).filter((code) => !known.includes(code))).toEqual([])
})

test('a clinic that is registered and speaks English is chosen before a nearer one, and says so', () => {
  const good = inventRow('clinic-2', 40, {
    kind: 'clinic',
    tags: ['skin'],
    cost: null,
    interests: ['beauty'],
    lat: 37.59,
    clinic: { languages: ['ko', 'en'], isRegistered: true },
  })
  const made = plan(4, { languageSupport: 'yes' }, skin, [...inventCatalogue(), good])
  const visits = made.days.flatMap(({ stops }) => stops).filter(({ kind }) => kind === 'treatment')
  expect(visits).toMatchObject([
    { placeId: 'clinic-2', because: ['treatment:skin', 'clinic:language', 'clinic:registered'] },
  ])
  expect(codesOf(made)).toEqual(['ask_your_clinic'])
})

test('a treatment leaves its dates in the plan, and a trip without one has none', () => {
  const [note] = plan(4, {}, skin).recovery ?? []
  expect(note).toMatchObject({ treatment: 'skin', placeId: 'clinic-1', treatedOn: '2027-05-04' })
  expect(plan(1, {})).not.toHaveProperty('recovery')
})

test('a stay that is long enough for a flight but shorter than one without worry is warned of', () => {
  const row = treatments.find(({ warnFlightBelow }) => warnFlightBelow !== null)
  if (!row) throw new Error('The table has no such treatment.')
  const catalogue = inventCatalogue().map((place) =>
    place.kind === 'clinic' ? { ...place, tags: ['skin' as const, 'surgery' as const, 'medical' as const] } : place,
  )
  const category = row.treatmentClass === 'surgery' ? 'Plastic Surgery' : 'Medical Treatment'
  const told = { beautyInterest: 'interested', beautyCategories: [category], plasticSurgeryType: row.name.en } as const
  const wishes = (days: number) => plan(days, {}, { ...told, beautyCategories: [category] }, catalogue)
  const stay = Math.max(row.flightDays?.[1] ?? 0, ...row.checks.map(({ days }) => days[1]))
  const short = wishes(stay + (row.treatmentClass === 'surgery' ? 2 : 1))
  expect(short.recovery).toMatchObject([{ isFlightEarly: true }])
  expect(codesOf(short)).toContain('flight_early')
})

test('a day that is kept for a treatment without a clinic holds a rest that says so, and meals near the base', () => {
  const far = inventRow('far-noodle', 1, { kind: 'restaurant', interests: ['food'], lat: 37.6, cost: 8000 })
  const catalogue = [far, ...inventCatalogue().filter(({ kind }) => kind !== 'clinic')]
  const made = plan(4, { activityIntensity: 'packed' }, skin, catalogue)
  const [, second] = made.days
  expect(second).toMatchObject({ shortfall: 'treatment' })
  expect(second?.stops[0]).toMatchObject({
    kind: 'rest',
    placeId: null,
    name: 'Kept free for: Skin Treatment',
    arrive: '09:00',
    because: ['kept-free:skin'],
    leg: null,
  })
  expect(second?.stops.map(({ placeId }) => placeId)).not.toContain('far-noodle')
  expect(made.recovery).toMatchObject([{ treatment: 'skin', placeId: null, treatedOn: '2027-05-04' }])
  expect(made.checks.filter(({ held }) => !held)).toEqual([])
})

test('a vegan plan tells the traveller to ask, and another plan does not', () => {
  const made = plan(2, { mustVisitPlaces: 'vegan food' })
  expect(codesOf(made)).toContain('diet_ask')
  expect(codesOf(plan(2, {}))).not.toContain('diet_ask')
})

test('a vegan plan does not tell the traveller to ask when every kitchen is vegan', () => {
  const vegan = inventCatalogue().map((row): PlanPlace => ({ ...row, tags: [...row.tags, 'vegan'] }))
  expect(codesOf(plan(2, { mustVisitPlaces: 'vegan food' }, {}, vegan))).not.toContain('diet_ask')
})

test('a trip over Chuseok or in the rains of early summer is told so, and one in May is not', () => {
  const from = (startDate: string) => {
    const steps = askTrip(1, { totalBudget: '' })
    const catalogue = inventCatalogue()
    Object.assign(steps.step1, { startDate, endDate: startDate })
    const wishes = readTripWishes(steps, { names: indexPlaceNames(catalogue), treatments })
    return codesOf(planDays({ wishes, catalogue, transport: onlyStreets, seed: 1, effort: 0.1 }))
  }
  expect(from('2027-09-15')).toContain('holiday_chuseok')
  expect(from('2027-02-08')).toContain('holiday_seollal')
  expect(from('2027-07-01')).toContain('season_rain')
  expect(from('2027-05-20').filter((code) => /^(?:holiday|season)_/u.test(code))).toEqual([])
})
