import { expect, test } from 'vitest'
import { wishes } from './wishes.ts'

const said = { from: null, to: 2_000_000, per: 'trip', people: 1, isApproximate: false } as const
const region = { name: { en: 'Jeju', ko: '제주' }, province: 'Jeju' } as const
const names: Record<string, string> = { a: 'Rhinoplasty', b: 'Fillers', c: 'Gyeongbokgung Palace' }
const recovery = {
  quietDays: 14,
  stayDays: 11,
  warnStayBelow: 14,
  checks: [{ what: 'cast' as const, days: [7, 11] as const }],
  secondVisit: null,
  sources: [],
  cares: [{ care: 'no-contact-lenses' as const, days: [10, 14] as const }],
}
const reading = { understood: [], declined: [], unread: [], procedures: [] }

function nameOf(id: string): string {
  return names[id] ?? id
}

test.each([
  [{ kind: 'won', ...said }, 'Your total budget: up to ₩2,000,000 for the trip.'],
  [{ kind: 'won', ...said, from: 1_000_000 }, 'Your total budget: ₩1,000,000 to ₩2,000,000 for the trip.'],
  [{ kind: 'won', ...said, from: 500_000, to: null, per: 'day' }, 'Your total budget: at least ₩500,000 a day.'],
  [
    { kind: 'won', ...said, people: 2, isApproximate: true },
    'Your total budget: about ₩2,000,000 for the trip, shared by 2 travellers.',
  ],
  [
    { kind: 'won', ...said, people: 'all' },
    'Your total budget: up to ₩2,000,000 for the trip, shared by all who travel.',
  ],
  [
    { kind: 'foreign', ...said, to: 1500, currencies: ['EUR'] },
    'Your total budget: up to EUR 1,500 for the trip. We do not convert it, so it sets no limit. Please enter it in won.',
  ],
  [{ kind: 'unsaid' }, 'You did not enter a total budget.'],
  [{ kind: 'open' }, 'You set no limit for the whole trip.'],
  [{ kind: 'unclear', because: 'no_amount' }, 'We found no amount in your total budget, so it sets no limit.'],
] as const)('a budget that was read is said in words: %#', (budget, sentence) => {
  const plain = 'currencies' in budget ? { ...budget, currencies: [...budget.currencies] } : budget
  expect(wishes.budget(plain)).toBe(sentence)
})

test('a sign that several countries use is not given to one of them', () => {
  const sentence = wishes.budget({ kind: 'foreign', ...said, to: 1500, currencies: ['JPY', 'CNY'] })
  expect(sentence).toContain('1,500 in a currency name that several countries use')
})

test.each([
  [{ kind: 'place', text: 'x', placeId: 'c', match: 'name' }, 'Gyeongbokgung Palace is among your wishes.'],
  [{ kind: 'place', text: 'x', placeId: 'c', match: 'typo' }, '“x” was read as Gyeongbokgung Palace.'],
  [{ kind: 'area', text: '弘大', area: 'Hongdae' }, '“弘大” is an area: Hongdae.'],
  [{ kind: 'region', text: '제주도', region }, '“제주도” is a region: Jeju.'],
  [{ kind: 'unknown', text: 'Lotte World' }, '“Lotte World” is not in this guide.'],
  [{ kind: 'declined', text: 'no clubs' }, '“no clubs” was read as a place to leave out.'],
  [
    { kind: 'wish', text: 'halal food' },
    '“halal food” was read as a wish for the season or the meals, not as a place.',
  ],
] as const)('a place that was read is said in words: %#', (wish, sentence) => {
  expect(wishes.place(wish, nameOf)).toBe(sentence)
})

test('a name that fits several places names them', () => {
  const several = { kind: 'several' as const, text: 'x', placeIds: ['a', 'b'], match: 'part' as const }
  expect(wishes.place(several, nameOf)).toBe('“x” may be Rhinoplasty or Fillers.')
})

const wish = {
  treatmentClass: 'surgery',
  treatmentIds: [],
  assumedId: null,
  notEstimated: [],
  recovery,
} as const

function sayTreatment(change: object, unread: string[] = []): string {
  const whole = { ...wish, treatmentIds: [], notEstimated: [], certainty: 'named' as const, ...change }
  return wishes.treatment({ ...whole, listings: [] }, { ...reading, unread }, nameOf)
}

test('a treatment says what was named, what could not be read and what nobody estimates', () => {
  expect(sayTreatment({ treatmentIds: ['a', 'b'] })).toBe('Planned with Rhinoplasty and Fillers.')
  expect(sayTreatment({ certainty: 'unread', assumedId: 'a' }, ['liposuction'])).toBe(
    'We have no range for “liposuction”, so the plan keeps the longest recovery we know of any surgery (Rhinoplasty). Ask your clinic.',
  )
  expect(sayTreatment({ certainty: 'unsaid', assumedId: 'a' })).toContain('You did not say which surgery')
  expect(sayTreatment({ certainty: 'unsaid', treatmentClass: 'skin' })).toContain(
    'keeps the shortest recovery of any skin treatment.',
  )
  expect(sayTreatment({ treatmentIds: ['b'], notEstimated: ['b'], assumedId: 'a' })).toBe(
    'Planned with Fillers. Nobody can estimate the recovery after Fillers, so the plan keeps the longest recovery we know of any surgery (Rhinoplasty). Ask your clinic.',
  )
})

test('declined treatments are named as left out, and no sentence is made without any', () => {
  expect(wishes.declinedTreatments({ ...reading, declined: ['b'] }, nameOf)).toBe('Left out as you asked: Fillers.')
  expect(wishes.declinedTreatments(reading, nameOf)).toBeNull()
})

test('a recovery says its days, its checks and what to keep in mind', () => {
  expect(wishes.recovery(recovery)).toEqual([
    'Nothing strenuous for 14 days.',
    'Leave at least 11 days after it.',
    'A flight within 14 days is early: ask your clinic.',
    'The cast comes off on day 7 to 11.',
    'No contact lenses for 10 to 14 days.',
  ])
})

test('a short recovery says no more than it must, and one day is one day', () => {
  const short = {
    quietDays: 1,
    stayDays: 0,
    warnStayBelow: null,
    checks: [],
    cares: [],
    sources: [],
    secondVisit: [5, 10] as const,
  }
  expect(wishes.recovery(short)).toEqual(['Nothing strenuous for 1 day.', 'A second visit 5 to 10 days later.'])
})
