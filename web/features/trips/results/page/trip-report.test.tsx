import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Plan, Unplaced } from '#domain/trips/plan/plans.ts'
import { countStopHours } from '#domain/trips/plan/stop-hours.ts'
import type { RecoveryNote } from '#domain/trips/plan/trip-recovery.ts'
import type { TreatmentSource } from '#domain/clinics/treatments.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import type { TripSteps } from '#domain/trips/answers/trips.ts'
import { buildCitiesTrip } from '#testing/trips/cities-trip.ts'
import { treatmentTrip, writeTripDocument } from '#testing/trips/trip-documents.ts'
import { fullDay } from '#testing/trips/lawful-trip.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { ChecksReport } from './checks-report.tsx'
import { CitiesOffer } from './cities-offer.tsx'
import { ConflictNotice } from '#web/features/trips/results/notices/conflict-notice.tsx'
import { LeftOut } from '#web/features/trips/results/notices/left-out.tsx'
import { Recommendations } from './recommendations.tsx'
import { RecoveryPanel } from '#web/features/trips/results/notices/recovery-panel.tsx'
import { TotalsBar } from './totals-bar.tsx'

function daysInSeoul(count: number): TripDocument {
  return writeTripDocument(Array.from({ length: count }, (_, day) => fullDay(day % 4)))
}

function show(part: React.ReactNode): string {
  mountAt('/trip-planner/results', () => part)
  return document.body.textContent.replaceAll('\u00a0', ' ').trim()
}

/** A trip of two days, whose plan has these changes. */
function tripWith(changes: Partial<Plan>): TripDocument {
  const document = daysInSeoul(2)
  return { ...document, plan: { ...document.plan, ...changes } }
}

function totalsOf(changes: Partial<Plan>): string {
  return show(<TotalsBar document={tripWith(changes)} />)
}

test('spending is set against the daily limit times the days, and what is left or over is told', () => {
  const totals = { cost: 100_000, travelMinutes: 95, stops: 12 }
  const budget = { dailyLimit: 60_000, tripLimit: null }
  expect(totalsOf({ totals, budget })).toMatch(/₩100,000of ₩120,000₩20,000 left/u)
  expect(totalsOf({ totals: { ...totals, cost: 130_000 }, budget })).toContain('₩10,000 over')
  expect(totalsOf({ totals, budget })).toContain('Travel 1 h 35 min')
})

test('a limit for the whole trip takes the place of the daily one, and without any no limit is told', () => {
  const totals = { cost: 100_000, travelMinutes: 0, stops: 12 }
  expect(totalsOf({ totals, budget: { dailyLimit: 60_000, tripLimit: 300_000 } })).toContain('of ₩300,000')
  expect(totalsOf({ totals, budget: { dailyLimit: null, tripLimit: null } })).not.toMatch(/of ₩|left|over/u)
})

test('moves between cities are no part of a daily limit, and are told apart', () => {
  const trip = buildCitiesTrip()
  const plan = { ...trip.plan, budget: { dailyLimit: 100_000, tripLimit: null } }
  const text = show(<TotalsBar document={{ ...trip, plan }} />)
  expect(text).toMatch(/₩[\d,]+ on the spot \+ ₩[\d,]+ for moves/u)
})

test('the total is also told for everybody who comes along, and not for one traveller alone', () => {
  const trip = tripWith({ totals: { cost: 100_000, travelMinutes: 0, stops: 12 } })
  const shown = (adults: number, childAges: number[]) => {
    const party = { adults, childAges, older: false, mobility: null }
    const step2 = { ...trip.steps.step2, party }
    return show(<TotalsBar document={{ ...trip, steps: { ...trip.steps, step2 } }} />)
  }
  expect(shown(2, [])).toMatch(/About ₩200,000 for all 2 of you\.(?! A)/u)
  expect(shown(1, [])).not.toContain('for all')
  expect(shown(2, [9])).toContain('About ₩300,000 for all 3 of you. A child from six on counts as an adult.')
  const [, withToddler = ''] =
    /About ₩([\d,]+) for all 3 of you\. Assumed: a child under six/u.exec(shown(2, [4])) ?? []
  expect(Number(withToddler.replace(',', ''))).toBeLessThan(300_000)
})

test('an allergy is told as not confirmed, in the totals and beside the rule on all answers', () => {
  const trip = tripWith({ checks: [{ ...held, rule: 'wishes' }] })
  const step2 = { ...trip.steps.step2, diet: ['nuts allergy'] }
  const document = { ...trip, steps: { ...trip.steps, step2 } }
  expect(show(<TotalsBar document={document} />)).toContain('One allergy is not confirmed')
  expect(show(<ChecksReport document={document} />)).toMatch(/not met.*Not confirmed: nuts allergy/u)
})

const held = { rule: 'open', held: true, count: 3, onUnverifiedFacts: 0 } as const

/** The trip with hours that an editor confirmed, but for those of the first stop. */
function confirmed(document: TripDocument, isFirstKnown: boolean): TripDocument {
  const [first] = document.plan.days[0]?.stops ?? []
  if (first) first.hoursUnknown = !isFirstKnown
  const rows = Object.entries(document.places).map(([id, row]) => [id, { ...row, basis: 'checked' as const }] as const)
  return { ...document, places: Object.fromEntries(rows) }
}

test('all stops are only said to be open when all hours are confirmed, and otherwise those that are not are counted', () => {
  const document = tripWith({ checks: [held] })
  const stops = document.plan.days.flatMap((day) => day.stops).filter(({ placeId }) => placeId !== null).length
  const told = (trip: TripDocument) => show(<TotalsBar document={trip} />)
  expect(told(document)).toMatch(`Every rule is met${stops} of ${stops} stops: hours not confirmed`)
  expect(told(confirmed(document, false))).toMatch(`Every rule is met1 of ${stops} stops: hours not confirmed`)
  expect(told(confirmed(document, true))).toContain(`All ${stops} stops are open when you arrive`)
})

test('a broken rule, an answer that was not read and a plan without checks are said to be that', () => {
  expect(totalsOf({ checks: [held, { ...held, rule: 'pace', held: false }] })).toContain('Not every rule is met')
  const unplaced: Unplaced[] = [{ placeId: null, name: 'Atlantis', reason: 'unknown', note: '' }]
  const checks: Plan['checks'] = [held, { ...held, rule: 'wishes' }]
  expect(totalsOf({ checks, unplaced })).toContain('One answer could not be read')
  expect(totalsOf({ checks: [] })).toContain('Not checked yet')
})

test('each rule that was tested is a row, and one that does not hold says so in words', () => {
  const checks: Plan['checks'] = [
    { rule: 'open', held: true, count: 173, onUnverifiedFacts: 38 },
    { rule: 'pace', held: false, count: 15, onUnverifiedFacts: 0 },
    { rule: 'treatments', held: true, count: 0, onUnverifiedFacts: 0 },
  ]
  const document = tripWith({ checks })
  show(<ChecksReport document={document} />)
  expect(page.getByRole('heading', { name: 'Checked: 1 of 2 rules met' }).elements()).toHaveLength(1)
  const rows = page.getByRole('row').elements().slice(1)
  // The stops whose hours are not confirmed are counted as in the summary.
  const { unconfirmed } = countStopHours(document.plan, document.places)
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(new RegExp(`: met173${unconfirmed}$`, 'u')),
    expect.stringMatching(/: not met150$/u),
  ])
})

test('answers that were not read are listed with the rule on all answers, which is not met', () => {
  const unplaced: Unplaced[] = [{ placeId: null, name: 'Atlantis', reason: 'unknown', note: '' }]
  show(<ChecksReport document={tripWith({ checks: [{ ...held, rule: 'wishes' }], unplaced })} />)
  const [row] = page.getByRole('row').elements().slice(1)
  expect(row?.textContent).toMatch(/: not metNot read: “Atlantis”, a place you must see/u)
})

test('a plan that was not checked yet says so instead of a table', () => {
  const text = show(<ChecksReport document={tripWith({ checks: [] })} />)
  expect(text).toContain('has not been checked again yet')
  expect(page.getByRole('table').elements()).toEqual([])
})

test('a long trip to one city is offered several, a short one is not, and the answer is given on', async () => {
  const applied = vi.fn<(steps: TripSteps, title: string) => void>()
  expect(show(<CitiesOffer document={daysInSeoul(5)} onApply={applied} />)).not.toContain('city')
  show(<CitiesOffer document={daysInSeoul(6)} onApply={applied} />)
  await page.getByRole('button', { name: 'Plan several cities' }).click()
  expect(applied.mock.calls[0]?.[0].step2.cities).toBe('several')
})

test('a trip over several cities is offered one, unless that was asked for and did not work out', () => {
  const round = buildCitiesTrip()
  expect(show(<CitiesOffer document={round} onApply={() => undefined} />)).toContain('Prefer to stay in one city?')
  const steps = { ...round.steps, step2: { ...round.steps.step2, cities: 'one' as const } }
  expect(show(<CitiesOffer document={{ ...round, steps }} onApply={() => undefined} />)).not.toContain('city')
})

test('a left-out wish has a link or a button, and the button passes the wish on', async () => {
  const removed = vi.fn<(unplaced: Unplaced) => void>()
  show(<LeftOut document={treatmentTrip()} onRemove={removed} />)
  expect(page.getByRole('listitem').elements()).toHaveLength(4)
  await expect
    .element(page.getByRole('link', { name: 'Search places: Blue Lantren' }))
    .toHaveAttribute('href', '/places?q=Blue+Lantren')
  await page.getByRole('button', { name: 'Remove the wish: The sight-69 house' }).click()
  expect(removed.mock.calls[0]?.[0]).toMatchObject({ placeId: 'sight-69', reason: 'recovery' })
})

test('a named clinic leads to the choice of a treatment, and a named hotel can only be taken back', async () => {
  const trip = daysInSeoul(2)
  const left = (name: string, reason: Unplaced['reason']): Unplaced => ({ placeId: null, name, reason, note: '' })
  const unplaced = [left('Hill Clinic', 'no_treatment'), left('Hill Hotel', 'place_to_stay')]
  const text = show(<LeftOut document={{ ...trip, plan: { ...trip.plan, unplaced } }} onRemove={() => undefined} />)
  expect(text).toContain('You chose none, or no day fits')
  await expect
    .element(page.getByRole('link', { name: 'Choose a treatment: Hill Clinic' }))
    .toHaveAttribute('href', '/trip-planner/preferences')
  expect(page.getByRole('button', { name: 'Remove the wish: Hill Hotel' }).elements()).toHaveLength(1)
})

test('a plan that leaves nothing out has no section for it', () => {
  expect(show(<LeftOut document={daysInSeoul(2)} onRemove={() => undefined} />)).not.toContain('Left out')
})

test('three places of each group are recommended, and can be added only where the trip can be changed', async () => {
  const one = { title: 'A', description: 'About A.', address: '1 Test-gil', rating: null }
  const list = ['a', 'b', 'c', 'd'].map((id) => ({ ...one, id, title: id.toUpperCase() }))
  const trip = { ...daysInSeoul(2), recommendations: { Culture: list, Food: [] } }
  const added = vi.fn<(placeId: string) => void>()
  show(<Recommendations document={trip} onAdd={added} />)
  expect(page.getByRole('listitem').elements()).toHaveLength(3)
  expect(page.getByRole('heading', { name: 'Food' }).elements()).toEqual([])
  await page.getByRole('button', { name: 'Add B to the trip' }).click()
  expect(added).toHaveBeenCalledExactlyOnceWith('b')
  show(<Recommendations document={trip} onAdd={null} />)
  expect(page.getByRole('button').elements()).toEqual([])
})

const note: RecoveryNote = {
  treatment: 'surgery',
  placeId: 'clinic-1',
  treatedOn: '2027-05-04',
  quietUntil: '2027-05-09',
  checkups: [{ what: 'check', window: { from: '2027-05-06', to: '2027-05-07' }, plannedOn: null }],
  earliestFlight: '2027-05-12',
  isFlightEarly: true,
  secondVisit: null,
  cares: [{ care: 'no-swimming-or-sauna', until: '2027-05-20' }],
  sources: [],
}

function recoveryOn(date: string, isLastDay = false): string {
  return show(<RecoveryPanel date={date} notes={[note]} isLastDay={isLastDay} />)
}

test('the day of a treatment tells all that follows from it, and that the clinic decides', () => {
  const text = recoveryOn('2027-05-04')
  expect(text).toContain('The day of your surgery')
  expect(text).toContain('A check-up falls between Thu 6 May and Fri 7 May: ask for an appointment.')
  expect(text).toContain('No flight home before Wed 12 May.')
  expect(text).toContain('no swimming, no sauna until Thu 20 May')
  expect(text).toContain('Your clinic decides.')
})

test('the sources of the days are named with what they say and the month of reading', () => {
  const leaflet: TreatmentSource = {
    address: 'https://hospital.example/leaflet',
    publisher: 'A Hospital',
    readOn: '2026-11-25',
    pageDate: null,
    figures: ['quietDays', 'flightDays'],
  }
  const name = { en: 'Rhinoplasty', ko: '코 성형' }
  const source = { id: 'rhinoplasty', name, source: leaflet.address, checkedOn: null, sources: [leaflet] }
  const text = show(<RecoveryPanel date="2027-05-04" notes={[{ ...note, sources: [source] }]} isLastDay={false} />)
  expect(text).toContain(
    'Rhinoplasty: planning range from A Hospital (no strenuous stops, flight), read in November 2026.',
  )
})

test('a quiet day counts from the treatment, and days before and long after it say nothing', () => {
  expect(recoveryOn('2027-05-05')).toContain('One day after your surgery')
  expect(recoveryOn('2027-05-08')).toContain('4 days after your surgery')
  expect(recoveryOn('2027-05-03')).toBe('')
  expect(recoveryOn('2027-05-30')).toBe('')
})

test('a flight that is too early is told on the last day alone', () => {
  expect(recoveryOn('2027-05-08')).not.toContain('ends early')
  expect(recoveryOn('2027-05-08', true)).toContain('is soon after this treatment')
})

test('where more money helps, only what it helps is said to be left out', () => {
  const left = (name: string, reason: Unplaced['reason']): Unplaced => ({ placeId: null, name, reason, note: '' })
  const document = tripWith({
    unplaced: [left('Hallasan', 'too_far'), left('Lotte World', 'budget')],
    conflicts: [{ wishes: ['mustVisitPlaces'], relax: [{ wish: 'dailyBudgetRange', to: 60_000 }] }],
  })
  const shown = show(
    <ConflictNotice
      document={document}
      planned={document.steps}
      onApply={vi.fn<() => void>()}
      onKeep={vi.fn<() => void>()}
    />,
  )
  expect(shown).toContain('Left out: Lotte World')
  expect(shown).not.toContain('Hallasan')
})
