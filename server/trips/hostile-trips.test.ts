import { afterAll, expect, test } from 'vitest'
import * as z from 'zod'
import { isLong } from '#testing/long-rounds.ts'
import { openTripFunction, readAnswer, threeDays } from '#testing/trips/trip-function.ts'

const refusal = z.object({ success: z.boolean(), error: z.string(), fields: z.array(z.string()), plan: z.null() })

const opened = await openTripFunction()
afterAll(() => opened.close())

const { step1, step2, step3 } = threeDays
const oneDay = { ...threeDays, step1: { ...step1, endDate: step1.startDate } }

function nest(depth: number): string {
  return `${'['.repeat(depth)}${']'.repeat(depth)}`
}

test.each<[string, object, string[]]>([
  ['ten thousand days', { step1: { ...step1, endDate: '2054-10-16' } }, ['step1.endDate']],
  ['an end before the start', { step1: { ...step1, endDate: '2027-05-01' } }, ['step1.endDate']],
  ['29 February where there is none', { step1: { ...step1, startDate: '2027-02-29' } }, ['step1.startDate']],
  ['a date of numbers', { step1: { ...step1, startDate: 20_270_531 } }, ['step1.startDate']],
  ['a year that nobody sees', { step1: { ...step1, startDate: '+275760-09-14' } }, ['step1.startDate']],
  ['no interest', { step1: { ...step1, selectedInterests: [] } }, ['step1.selectedInterests']],
  [
    'interests of prototypes',
    { step1: { ...step1, selectedInterests: ['constructor', '__proto__'] } },
    ['step1.selectedInterests'],
  ],
  ['a list instead of a step', { step2: [] }, ['step2']],
  ['a text instead of a step', { step2: 'step2' }, ['step2']],
  ['a budget that is no number', { step2: { ...step2, dailyBudgetRange: '60000' } }, ['step2.dailyBudgetRange']],
  ['a budget below zero', { step2: { ...step2, dailyBudgetRange: -1 } }, ['step2.dailyBudgetRange']],
  ['a budget in parts of a won', { step2: { ...step2, dailyBudgetRange: 60_000.5 } }, ['step2.dailyBudgetRange']],
  ['too long a wish', { step2: { ...step2, mustVisitPlaces: 'x'.repeat(2001) } }, ['step2.mustVisitPlaces']],
  ['wishes as a list', { step2: { ...step2, mustVisitPlaces: ['Seoul'] } }, ['step2.mustVisitPlaces']],
  ['a traveller nobody knows', { step2: { ...step2, travelerType: 'toString' } }, ['step2.travelerType']],
  [
    'a thousand treatments',
    { step3: { ...step3, beautyCategories: Array(1000).fill('Hair Care') } },
    ['step3.beautyCategories'],
  ],
  [
    'fifteen thousand wrong interests',
    { step1: { ...step1, selectedInterests: Array(15_000).fill('') } },
    ['step1.selectedInterests'],
  ],
  [
    'fifteen thousand wrong areas',
    { step2: { ...step2, areaPreferences: Array(15_000).fill(0) } },
    ['step2.areaPreferences'],
  ],
  [
    'a day of the year 0',
    { step1: { ...step1, startDate: '0000-01-01', endDate: '0000-01-01' } },
    ['step1.startDate', 'step1.endDate'],
  ],
  ['a name as an object', { step3: { ...step3, fullName: { length: 1 } } }, ['step3.fullName']],
  ['a seed below zero', { seed: -1 }, ['seed']],
  ['a seed in parts', { seed: 0.5 }, ['seed']],
  ['a seed beyond counting', { seed: 2 ** 53 }, ['seed']],
  ['a seed as a text', { seed: '7' }, ['seed']],
  ['shown places as a text', { shown: 'gyeongbokgung' }, ['shown']],
  ['a shown place that is a number', { shown: ['gyeongbokgung', 7] }, ['shown']],
  ['a thousand and one shown places', { shown: Array(1001).fill('ddp') }, ['shown']],
  ['a wrong seed and wrong shown places', { seed: -1, shown: {} }, ['seed', 'shown']],
])('%s is refused by the name of the field, in a sentence', async (_, changed, fields) => {
  const answer = await opened.ask({ ...threeDays, ...changed })
  expect(answer.status).toBe(400)
  const told = refusal.parse(await answer.json())
  expect(told).toMatchObject({ success: false, plan: null, fields })
  expect(told.error).toMatch(/^[A-Z].{10,120}\.$/u)
})

test.each([
  ['nothing', ''],
  ['no JSON', '{"step1":'],
  ['half of a sign', '"\ud800'],
  ['a hundred thousand lists in each other', nest(100_000)],
  ['NaN', '{"step1":NaN}'],
])('%s is refused as unreadable', async (_, body) => {
  const answer = await opened.ask(body)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ success: false })
})

test.each([
  ['null', 'null'],
  ['a number', '5'],
  ['a list', '[]'],
  ['a text', '"plan"'],
  ['three thousand lists in each other', nest(3000)],
  ['keys of prototypes', '{"__proto__":{"step1":{}},"constructor":{"prototype":{}}}'],
  ['fifteen thousand nothings', `[${'0,'.repeat(15_000)}0]`],
])('%s instead of the steps is refused with the fields that are missing', async (_, body) => {
  const answer = await opened.ask(body)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ success: false, plan: null })
})

test('a body of more than a mebibyte is refused by its size', async () => {
  const answer = await opened.ask(`{"step1":"${'a'.repeat(1024 * 1024)}"}`)
  expect(answer.status).toBe(413)
})

test('a number beyond all numbers is no budget', async () => {
  const body = JSON.stringify(threeDays).replace('60000', '1e309')
  expect((await opened.ask(body)).status).toBe(400)
})

test('unknown fields of a plan request are ignored', async () => {
  const answer = await opened.plan({
    ...oneDay,
    extra: nest(50),
    step2: { ...step2, ['__proto__']: { cost: 1 }, more: [] },
  })
  expect(answer.success).toBe(true)
})

const texts: [string, string][] = [
  ['right-to-left words and characters that change the direction of text', '\u202eقصر\u202c ‏שלום‏ \u2066Namsan\u2069'],
  ['zero characters and controls', 'Nam\u0000san\u0007, \u001b[31mInsadong'],
  ['halves of characters', '\ud83d Gyeongbokgung \udc00'],
  ['a thousand wishes', Array.from({ length: 1000 }, () => 'N').join(',')],
  ['wishes that look like code', "<script>alert(1)</script>, ${7*7}, {{constructor}}, '; drop table places; --"],
  ['a wall of joined marks', `Z${'\u0301'.repeat(1500)}`],
  ['prototype names', '__proto__, constructor, hasOwnProperty, toString, valueOf'],
  ['a pattern that takes forever', `${'('.repeat(500)}a+${')+'.repeat(500)}`],
  ['emoji and sixteen scripts', '🍜🏯 경복궁 景福宮 キョンボックン พระราชวัง дворец παλάτι'],
]

// Each is planned, which takes most of the time: a third of the texts with every run.
const seen = texts.filter((_, index) => isLong || index % 3 === 1)

test.each(seen)('%s as what must be seen makes a lawful plan', async (_, text) => {
  const answer = await opened.ask({ ...oneDay, step2: { ...step2, mustVisitPlaces: text.slice(0, 2000) } })
  expect(answer.status).toBe(200)
  const planned = await readAnswer(answer)
  expect(planned.success && planned.plan.checks.filter(({ held, rule }) => !held && rule !== 'wishes')).toEqual([])
})

// Another third.
const operated = texts.filter((_, index) => isLong || index % 3 === 0)

test.each(operated)('%s as budget, treatment and name is taken for a text', async (_, text) => {
  const answer = await opened.ask({
    ...oneDay,
    step2: { ...step2, totalBudget: text.slice(0, 200) },
    step3: {
      ...step3,
      beautyInterest: 'interested',
      beautyCategories: ['Plastic Surgery'],
      plasticSurgeryType: text.slice(0, 500),
      fullName: text.slice(0, 320),
    },
  })
  expect(answer.status).toBe(200)
})

test.each([
  ['a leap day', '2028-02-28', '2028-03-01'],
  ['Seollal', '2027-02-06', '2027-02-08'],
  ['Chuseok', '2027-09-14', '2027-09-16'],
  ['the turn of a year', '2027-12-31', '2028-01-01'],
  ['today in Korea', '2026-05-01', '2026-05-02'],
  ['days after all holidays that are written down', '2093-05-01', '2093-05-02'],
  ['instants, which are days in Seoul', '2027-05-30T15:00:00.000Z', '2027-06-01T14:59:59.000Z'],
])('a trip over %s keeps every rule', async (_, startDate, endDate) => {
  const planned = await opened.plan({ ...threeDays, step1: { ...step1, startDate, endDate } })
  expect(planned.success && planned.plan.checks.filter(({ held }) => !held)).toEqual([])
})

test.each([
  ['yesterday in Korea', '2026-04-30', '2026-05-02', 'step1.startDate', /already 1 May 2026/],
  ['days long gone', '1999-12-30', '2000-01-02', 'step1.startDate', /in the past/],
  ['the last day that four digits can say', '9999-12-31', '9999-12-31', 'step1.startDate', /cannot be read/],
  ['an end in a year that nobody lives to see', '2027-05-31', '9999-12-31', 'step1.endDate', /cannot be read/],
])('%s is refused with the field and a sentence', async (_, startDate, endDate, field, sentence) => {
  const answer = await opened.ask({ ...threeDays, step1: { ...step1, startDate, endDate } })
  expect(answer.status).toBe(400)
  const { fields, error } = z.object({ fields: z.array(z.string()), error: z.string() }).parse(await answer.json())
  expect(fields[0]).toBe(field)
  expect(error).toMatch(sentence)
})

test('another method than POST is refused in JSON, with the one that it takes', async () => {
  for (const method of ['PUT', 'PATCH', 'DELETE']) {
    const answer = await opened.ask(threeDays, { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
    expect(await answer.json()).toMatchObject({ success: false })
  }
})

test.each([
  ['text/plain', 200],
  ['application/octet-stream', 200],
  ['', 200],
  ['multipart/form-data; boundary=x', 415],
  ['application/x-www-form-urlencoded', 415],
])('the three steps sent as "%s" are answered with %i', async (type, status) => {
  expect((await opened.ask(oneDay, { headers: { 'content-type': type } })).status).toBe(status)
})
