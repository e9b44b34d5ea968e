import { FunctionsHttpError } from '@supabase/functions-js'
import { afterAll, expect, test } from 'vitest'
import type { TripAnswer } from '#domain/trips/document/trip-documents.ts'
import { openTripFunction, threeDays } from '#testing/trips/trip-function.ts'
import { readAllEvents } from '#testing/trips/trip-events.ts'
import type { ReadWishes } from './read-wishes.ts'

const opened = await openTripFunction()
afterAll(() => opened.close())

async function read(body: object): Promise<ReadWishes> {
  const answer = await opened.client.invoke<ReadWishes>('read-wishes', { body })
  if (!answer.data) throw new Error(String(answer.error))
  return answer.data
}

const text = 'Family with kids 3 and 7, 3 to 10 May. My wife is vegan. Gyeongbokgung, no museums, something blorple.'

test('a trip in one’s own words is answered with the steps, and each value with the words that it came from', async () => {
  const { steps, chips, notUnderstood, question, by } = await read({ text, today: '2027-01-15' })
  expect(by).toBe('rules')
  expect(steps).toEqual({
    step1: { startDate: '2027-05-03', endDate: '2027-05-10' },
    step2: {
      travelerType: 'family',
      mustVisitPlaces: 'Gyeongbokgung',
      diet: ['vegan'],
      party: { adults: 2, childAges: [3, 7], older: false, mobility: null },
      avoid: ['museums'],
    },
    step3: {},
  })
  for (const { from, to, words } of [...chips, ...notUnderstood]) expect(text.slice(from, to)).toBe(words)
  expect(chips.find(({ field }) => field === 'step2.diet')).toMatchObject({ value: 'vegan', words: 'vegan' })
  expect(notUnderstood.map(({ words }) => words)).toEqual(['blorple'])
  expect(question).toBe('We could not use “blorple”. Can you say it in other words, or name a place?')
})

test('without dates the first question is about them, and today is the day in Seoul when none is given', async () => {
  expect((await read({ text: 'vegan food in Busan' })).question).toMatch(/^When do you travel/u)
  expect((await read({ text: 'tomorrow, 3 days' })).steps.step1).toMatchObject({ startDate: '2026-05-02' })
})

test.each([
  [{}, 'text', /in a few words/u],
  [{ text: '  ' }, 'text', /in a few words/u],
  [{ text: 7 }, 'text', /in a few words/u],
  [{ text: 'x'.repeat(2001) }, 'text', /at most 2,?000 characters/u],
  [{ text: 'vegan', today: '15 January' }, 'today', /2027-01-31/u],
])('%j is refused in plain words with its field', async (body, field, words) => {
  const refused = await opened.client.invoke('read-wishes', { body })
  expect(refused.error).toBeInstanceOf(FunctionsHttpError)
  expect(refused.response?.status).toBe(400)
  const answer: unknown = await refused.response?.json()
  expect(answer).toMatchObject({ success: false, fields: [field] })
  expect(JSON.stringify(answer)).toMatch(words)
})

test('a plan is made from a brief alone, and answers what was read and what was not', async () => {
  const brief = '3 days in Seoul from 31 May 2027, palaces and food, something blorple'
  const answer = await opened.plan({ brief })
  if (!answer.success) throw new Error(answer.error)
  expect(answer.plan.days.map(({ date }) => date)).toEqual(['2027-05-31', '2027-06-01', '2027-06-02'])
  expect(answer.tripData.step1.selectedInterests).toEqual(['culture', 'food'])
  expect(answer.chips?.map(({ field }) => field)).toContain('step1.startDate')
  expect(answer.notUnderstood?.map(({ words }) => words)).toEqual(['blorple'])
})

test('where both speak the steps win, and an empty answer of a form says nothing', async () => {
  const { step1 } = threeDays
  const brief = 'We come in October for 5 days. My son is 4. No museums.'
  const answer = await opened.plan({
    step1: { ...step1, selectedInterests: ['nature'] },
    step2: { travelerType: 'friends', mustVisitPlaces: '', areaPreferences: [] },
    brief: `${brief} Interested in shopping in Hongdae.`,
  })
  if (!answer.success) throw new Error(answer.error)
  expect(answer.plan.days).toHaveLength(3)
  expect(answer.tripData).toMatchObject({
    step1: { selectedInterests: ['nature'] },
    step2: { travelerType: 'friends' },
  })
  expect(answer.recommendations).toHaveProperty('Hongdae')
})

test('a brief without dates is asked for them and nothing is planned, at once and over the event stream', async () => {
  const asked: TripAnswer = await opened.plan({ brief: 'vegan food and palaces' })
  expect(asked).toMatchObject({ success: false, plan: null })
  expect(asked.error).toMatch(/^When do you travel/u)
  expect(asked.chips).toHaveLength(2)
  const stream = await opened.ask({ brief: 'vegan food' }, { headers: { accept: 'text/event-stream' } })
  expect(await readAllEvents(stream)).toMatchObject([{ event: 'done', data: { success: false, plan: null } }])
})

test.each([7, 'x'.repeat(2001), {}])('a brief that cannot be read is refused: %j', async (brief) => {
  const answer = await opened.ask({ ...threeDays, brief })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ success: false, fields: ['brief'], plan: null })
})

test('no word of a brief is in the log', async () => {
  await read({ text: 'I am allergic to kiwi and want rhinoplasty' })
  await opened.plan({ brief: 'kiwi allergy, 3 days from 31 May 2027' })
  expect(JSON.stringify([...opened.lines, ...opened.accounts.lines])).not.toMatch(/kiwi|rhino/u)
})

test('what is concluded stands beside the chips that were agreed on, and not in the steps', async () => {
  const { steps, chips, more } = await read({ text: '6 days in Jeju from 3 May 2027. My wife is vegan.' })
  expect(steps.step2).toMatchObject({ diet: ['vegan'], mustVisitPlaces: 'Jeju' })
  expect(steps.step2).not.toHaveProperty('cities')
  expect(chips.map(({ field }) => field)).not.toContain('step2.onlyTown')
  expect(more.map(({ field, value }) => [field, value])).toEqual([
    ['step2.onlyTown', 'Jeju'],
    ['step2.diet', 'vegan (some of us)'],
  ])
})
