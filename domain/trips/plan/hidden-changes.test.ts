import { expect, test } from 'vitest'
import { treatmentTrip } from '#testing/trips/trip-documents.ts'
import { hideBreaches, hideInReplan } from './hidden-changes.ts'
import type { Breach, Replan } from './trip-edits.ts'
import { mentionsTreatment } from '#domain/clinics/treatment-mentions.ts'

const trip = treatmentTrip()
const lunch: Breach = { rule: 'meals', day: 0, code: 'no_meal', meal: 'lunch' }
const telling: Breach[] = [
  { rule: 'treatments', day: 1, code: 'no_checkup', name: 'Blue Lantern', from: 2, to: 4 },
  { rule: 'treatments', day: null, code: 'rule' },
  { rule: 'open', day: 1, code: 'closed_on_weekday', name: 'Blue Lantern', weekday: 'mon' },
  { rule: 'apart', day: 1, code: 'locked_later', name: 'Rest after surgery', was: '13:30', arrive: '14:00' },
  { rule: 'must_visits', day: null, code: 'wish_missing', name: 'Lantern Aesthetics' },
]

test('breaches that tell of clinics become one neutral entry, and the others stay', () => {
  const shown = hideBreaches([lunch, ...telling], trip)
  expect(shown).toEqual([lunch, { rule: 'treatments', day: null, code: 'hidden' }])
})

test.each(telling)('%o is hidden', (breach) => {
  expect(hideBreaches([breach], trip).map(({ code }) => code)).toEqual(['hidden'])
})

test('hiding breaches adds nothing when none is about a clinic', () => {
  expect(hideBreaches([lunch], trip)).toEqual([lunch])
  expect(hideBreaches([], trip)).toEqual([])
})

test('in a new plan for the rest of a day visits to clinics and rest after them are private time', () => {
  const stays = { change: 'stays' as const, arrive: '10:00', leave: '11:00' }
  const replan: Replan = {
    way: 'keep',
    plan: trip.plan,
    changes: [
      { ...stays, placeId: 'clinic-1', name: 'Blue Lantern', held: 'appointment' },
      { ...stays, placeId: null, name: 'Rest after surgery' },
      { ...stays, placeId: 'sight-40', name: 'The sight-40 house' },
    ],
    breaches: telling,
    back: '21:00',
    choices: 0,
  }
  const { changes, breaches } = hideInReplan(replan, trip, 1)
  expect(changes.map(({ name }) => name)).toEqual(['private_time', 'private_time', 'The sight-40 house'])
  expect(changes.every(({ held }) => held === undefined)).toBe(true)
  expect(breaches.map(({ code }) => code)).toEqual(['hidden'])
  expect(mentionsTreatment(JSON.stringify(changes))).toBe(false)
})
