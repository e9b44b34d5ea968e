import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { PlanStop } from '#domain/trips/plan/plans.ts'
import { waitingTrip } from '#testing/trips/companions/waiting-trip.ts'
import { PrintCompanion } from '#web/features/trips/print/print-companion.tsx'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { CompanionRound } from './companion-round.tsx'

const monday = '2027-05-31'

function show(facts: Partial<PlanStop> = {}, View: typeof CompanionRound = CompanionRound): string {
  const { plan, places } = waitingTrip(facts)
  const stop = plan.days[0]?.stops[1]
  const companion = stop?.companion
  if (!companion) throw new Error('expected a round')
  mountAt('/', () => <View stop={stop} companion={companion} places={places} date={monday} />)
  return document.body.textContent.replaceAll('\u00a0', ' ')
}

test('the round names its places with times, way and hours, and when both meet again', () => {
  const text = show()
  const region = page.getByRole('region', { name: 'Meanwhile, for those with you' })
  expect(region.getByRole('listitem').elements()).toHaveLength(2)
  expect(
    region
      .getByRole('link', { name: /Cafe Lantern/u })
      .element()
      .getAttribute('href'),
  ).toBe('/places/waiting-cafe')
  for (const part of [
    '14:10–14:40',
    'Cafe · ₩6,000',
    'Walk 6 min, 400 m · estimate',
    'Usually 09:00–22:00',
    'Meet again at Hanbit Clinic at 14:50',
    'About ₩6,000 each, not counted in the sums of this plan.',
  ])
    expect(text).toContain(part)
  expect(text).not.toContain('stay in reach')
})

test('for an operation it says that the clinic may ask somebody to stay in reach', () => {
  expect(show({ kind: 'treatment', treatment: 'surgery' })).toContain(
    'the clinic may want somebody in reach: ask it first',
  )
})

test('a place that the trip does not describe is left out, and the time to meet stays', () => {
  const { plan } = waitingTrip()
  const stop = plan.days[0]?.stops[1]
  const companion = stop?.companion
  if (!companion) throw new Error('expected a round')
  mountAt('/', () => <CompanionRound stop={stop} companion={companion} places={{}} date={monday} />)
  expect(page.getByRole('listitem').elements()).toHaveLength(1)
})

test('on paper it has the name in Hangul and what is not confirmed', () => {
  const text = show({}, PrintCompanion)
  for (const part of [
    '14:10–14:40 Cafe Lantern 카페 등',
    'hours not confirmed',
    'Meet again at Hanbit Clinic at 14:50',
  ])
    expect(text).toContain(part)
})
