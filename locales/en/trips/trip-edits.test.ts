import { expect, test } from 'vitest'
import type { Breach, BreachFacts } from '#domain/trips/plan/trip-edits.ts'
import { sayBreach } from './trip-edits.ts'

function say(facts: BreachFacts): string {
  return sayBreach({ rule: 'open', day: 0, ...facts })
}

test.each<[BreachFacts, string]>([
  [{ code: 'closed_on_weekday', name: 'Leeum', weekday: 'mon' }, 'Leeum is closed on Mondays.'],
  [{ code: 'closed_on_date', name: 'Leeum', date: '2027-09-15' }, 'Leeum is closed on 15 September 2027.'],
  [
    {
      code: 'not_open',
      name: 'Leeum',
      arrive: '17:30',
      leave: '19:00',
      hours: [
        ['10:00', '13:00'],
        ['14:00', '18:00'],
      ],
    },
    'Leeum is open 10:00 to 13:00 and 14:00 to 18:00, and you would be there from 17:30 to 19:00.',
  ],
  [
    { code: 'after_last_entry', name: 'Leeum', arrive: '17:31', lastEntry: '17:30' },
    'Leeum has its last entry at 17:30, and you would be there at 17:31.',
  ],
  [
    { code: 'locked_later', name: 'A bar', was: '23:50', arrive: '25:10' },
    'A bar is locked at 23:50, and you would be there at 01:10.',
  ],
  [{ code: 'few_sights', count: 1, least: 4 }, 'Only 1 sight; your pace asks for 4.'],
  [{ code: 'many_sights', count: 7, most: 6 }, '7 sights; your pace asks for 6 at most.'],
  [{ code: 'no_meal', meal: 'dinner' }, 'No dinner.'],
  [
    { code: 'meal_hours', meal: 'lunch', name: 'Tosokchon', arrive: '15:05' },
    'Lunch at Tosokchon begins at 15:05; people eat from 11:00 to 14:30.',
  ],
  [{ code: 'meal_length', name: 'Tosokchon', minutes: 20 }, '20 minutes for the meal at Tosokchon.'],
  [{ code: 'dinner_soon', minutes: 95 }, 'Only 1\u{a0}h\u{a0}35\u{a0}min between lunch and dinner.'],
  [{ code: 'meal_far', name: 'Tosokchon', metres: 4260 }, 'Tosokchon is 4.3 km out of the way.'],
  [{ code: 'day_cost', cost: 75_500, limit: 60_000 }, 'The day costs ₩75,500; your limit is ₩60,000.'],
  [
    { code: 'leaves_too_soon', name: 'Blue Lantern', days: 1, least: 7 },
    'You leave 1 day after the treatment at Blue Lantern; plan with 7. Ask your clinic.',
  ],
  [{ code: 'interest_missing', interest: 'nightlife' }, 'Nothing is left for your interest in nightlife.'],
  [{ code: 'already_in_plan', name: 'Leeum', onDay: 1 }, 'Leeum is already in the plan, on day 2.'],
])('%o is said in words', (facts, sentence) => {
  expect(say(facts)).toBe(sentence)
})

test('a rule without a sentence of its own is said by its rule, and treatments are left to the clinic', () => {
  const breach: Breach = { rule: 'treatments', day: null, code: 'rule' }
  expect(sayBreach(breach)).toContain('Ask your clinic')
})
