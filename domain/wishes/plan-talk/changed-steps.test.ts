import { expect, test } from 'vitest'
import { keptLimits, planRequest } from '#domain/trips/answers/trips.ts'
import type { BriefChip } from '#domain/wishes/brief/brief-chips.ts'
import { askTrip } from '#testing/trips/lawful-trip.ts'
import { changeSteps } from './changed-steps.ts'

const asked = planRequest(
  askTrip(5, {
    avoid: ['museums'],
    mustVisitPlaces: 'Jogyesa',
    party: { adults: 3, childAges: [4], older: false, mobility: null },
  }),
)
const before = { ...asked, step1: { ...asked.step1, selectedInterests: ['culture' as const, 'shopping' as const] } }

type Said = {
  [Field in BriefChip['field']]: { field: Field; value: Extract<BriefChip, { field: Field }>['value'] }
}[BriefChip['field']]

function change(...chips: Said[]) {
  return changeSteps(before, chips.map((chip) => ({ ...chip, from: 0, to: 1, words: 'x' })) as BriefChip[])
}

test('hours to be kept free are added to those that are kept, each of them once', () => {
  const [nap, meeting] = [
    { on: null, from: '13:00', to: '15:00' },
    { on: asked.step1.startDate, from: '10:00', to: '12:00' },
  ]
  const { steps, changed, same } = change(
    { field: 'step2.keptHours', value: nap },
    { field: 'step2.keptHours', value: meeting },
    { field: 'step2.keptHours', value: { ...nap } },
  )
  expect(steps.step2.keptHours).toEqual([nap, meeting])
  expect([changed.length, same.length]).toEqual([2, 1])
})

test('more hours than a plan can keep make none', () => {
  const hours = Array.from({ length: keptLimits.most + 1 }, (_, at) => ({
    field: 'step2.keptHours' as const,
    value: { on: null, from: '13:00', to: `14:${String(at).padStart(2, '0')}` },
  }))
  expect(change(...hours.slice(1)).isPossible).toBe(true)
  expect(change(...hours).isPossible).toBe(false)
})

test('lists grow, and any other answer replaces the one before', () => {
  const { steps, same } = change(
    { field: 'step2.avoid', value: 'temples' },
    { field: 'step2.mustVisitPlaces', value: 'Busan' },
    { field: 'step1.selectedInterests', value: 'food' },
    { field: 'step2.activityIntensity', value: 'light' },
    { field: 'step2.diet', value: 'vegan' },
  )
  expect(steps.step2).toMatchObject({
    avoid: ['museums', 'temples'],
    mustVisitPlaces: 'Jogyesa, Busan',
    activityIntensity: 'light',
    diet: ['vegan'],
  })
  expect(steps.step1.selectedInterests).toEqual(['culture', 'shopping', 'food'])
  expect(same).toEqual([])
})

test('what the answers say already changes nothing', () => {
  const { changed, same, steps } = change(
    { field: 'step2.avoid', value: 'museums' },
    { field: 'step2.mustVisitPlaces', value: 'Jogyesa' },
  )
  expect([changed.length, same.length]).toEqual([0, 2])
  expect(steps).toEqual(before)
})

test('a city in another language is not added again', () => {
  const busan = { ...before, step2: { ...before.step2, mustVisitPlaces: 'Busan' } }
  const chip: BriefChip = { field: 'step2.mustVisitPlaces', value: '釜山', from: 0, to: 2, words: '釜山' }
  expect(changeSteps(busan, [chip])).toMatchObject({ steps: busan, changed: [] })
})

test('what is refused is no interest any more, unless it was the only one', () => {
  expect(change({ field: 'step2.avoid', value: 'shopping' }).steps.step1.selectedInterests).toEqual(['culture'])
  const only = { ...before, step1: { ...before.step1, selectedInterests: ['shopping' as const] } }
  const chip: BriefChip = { field: 'step2.avoid', value: 'shopping', from: 0, to: 1, words: 'x' }
  expect(changeSteps(only, [chip]).steps.step1.selectedInterests).toEqual(['shopping'])
})

test('the rest of a party stays as it was told', () => {
  const { steps } = change(
    { field: 'step2.party.older', value: true },
    { field: 'step2.party.childAges', value: 7 },
    { field: 'step2.party.mobility', value: 'pram' },
  )
  expect(steps.step2.party).toEqual({ adults: 3, childAges: [4, 7], older: true, mobility: 'pram' })
  expect(change({ field: 'step2.party.adults', value: 2 }).steps.step2.party?.adults).toBe(2)
})

test('answers that no plan takes are not possible', () => {
  const dates = (endDate: string) => change({ field: 'step1.endDate', value: endDate }).isPossible
  expect([dates('2020-01-01'), dates('2199-01-01')]).toEqual([false, false])
  expect(change({ field: 'step2.avoid', value: 'x'.repeat(61) }).isPossible).toBe(false)
  expect(change({ field: 'step2.mustVisitPlaces', value: 'x'.repeat(2001) }).isPossible).toBe(false)
  expect(change({ field: 'step2.avoid', value: 'temples' }).isPossible).toBe(true)
})

test('what is liked is no longer avoided, and the other way round, and a new limit replaces the one before', () => {
  const liked = change({ field: 'step2.likes', value: 'museums' }, { field: 'step2.likes', value: 'at most 1 palace' })
  expect(liked.steps.step2).toMatchObject({ likes: ['museums', 'at most 1 palace'] })
  expect(liked.steps.step2).not.toHaveProperty('avoid')
  const refused = change({ field: 'step2.likes', value: 'zoos' }, { field: 'step2.avoid', value: 'zoos' })
  expect(refused.steps.step2).toMatchObject({ avoid: ['museums', 'zoos'] })
  expect(refused.steps.step2).not.toHaveProperty('likes')
  const more = change(
    { field: 'step2.likes', value: 'at most 1 palace' },
    { field: 'step2.likes', value: 'at most 3 palaces' },
  )
  expect(more.steps.step2.likes).toEqual(['at most 3 palaces'])
})

test('a day of a treatment that new dates leave out is dropped, and one within them is kept', () => {
  const step3 = {
    ...before.step3,
    beautyInterest: 'interested' as const,
    beautyCategories: ['Skin Treatment' as const],
    treatmentOn: '2027-05-06',
  }
  const shorter = (endDate: string) =>
    changeSteps({ ...before, step3 }, [{ field: 'step1.endDate', value: endDate, from: 0, to: 0, words: '' }]).steps
      .step3
  expect(shorter('2027-05-06')).toHaveProperty('treatmentOn', '2027-05-06')
  expect(shorter('2027-05-05')).not.toHaveProperty('treatmentOn')
})
