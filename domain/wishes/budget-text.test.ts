import { expect, test } from 'vitest'
import { readBudgetText, tripLimitWon } from './budget-text.ts'

test.each([
  ['2000000', 2_000_000],
  ['2,000,000', 2_000_000],
  ['2.000.000', 2_000_000],
  ['2 000 000', 2_000_000],
  ["2'000'000 won", 2_000_000],
  ['２，０００，０００', 2_000_000],
  ['₩1,500,000', 1_500_000],
  ['￦1500000', 1_500_000],
  ['1500000 KRW', 1_500_000],
  ['krw1500000', 1_500_000],
  ['W1,500,000', 1_500_000],
  ['1.5m won', 1_500_000],
  ['1.5M', 1_500_000],
  ['1,5 million won', 1_500_000],
  ['1.5 mil', 1_500_000],
  ['1500k', 1_500_000],
  ['1,500K KRW', 1_500_000],
  ['2 million', 2_000_000],
  ['two million won', 2_000_000],
  ['two and a half million won', 2_500_000],
  ['half a million won', 500_000],
  ['a million', 1_000_000],
  ['1 million 500 thousand won', 1_500_000],
  ['five hundred thousand won', 500_000],
  ['My total budget is 3,000,000 won.', 3_000_000],
  ['3,000,000 won for 5 days', 3_000_000],
  ['max 2m won', 2_000_000],
  ['under 2,000,000', 2_000_000],
  ['2,000,000.00 won', 2_000_000],
  ['150만원', 1_500_000],
  ['150만 원', 1_500_000],
  ['150만', 1_500_000],
  ['1백50만원', 1_500_000],
  ['백만원', 1_000_000],
  ['백오십만 원', 1_500_000],
  ['이백오십만원', 2_500_000],
  ['2천만원', 20_000_000],
  ['1억', 100_000_000],
  ['1억 5천만원', 150_000_000],
  ['1.5억', 150_000_000],
  ['150만 5000원', 1_505_000],
  ['총 200만원 5박 6일', 2_000_000],
  ['최대 300만원 이내', 3_000_000],
  ['200만원 이하', 2_000_000],
  ['200万ウォン', 2_000_000],
  ['２００万ウォン以内', 2_000_000],
  ['予算は150万ウォンまで', 1_500_000],
  ['200万韩元', 2_000_000],
  ['一百五十万韩元', 1_500_000],
  ['預算三百萬韓元', 3_000_000],
  ['2,000,000 won (about $1500)', 2_000_000],
  ['$1500 (2,000,000 won)', 2_000_000],
])('%j is at most %d won for the trip', (text, to) => {
  expect(readBudgetText(text)).toMatchObject({ kind: 'won', from: null, to, per: 'trip', people: 1 })
})

test.each([
  ['1-2 million', 1_000_000, 2_000_000],
  ['1,000,000 - 2,000,000', 1_000_000, 2_000_000],
  ['₩1,000,000 – ₩2,000,000', 1_000_000, 2_000_000],
  ['1m to 2m', 1_000_000, 2_000_000],
  ['from 1m to 2m won', 1_000_000, 2_000_000],
  ['between 1 and 2 million won', 1_000_000, 2_000_000],
  ['500-700k', 500_000, 700_000],
  ['500k-1m', 500_000, 1_000_000],
  ['100~150만원', 1_000_000, 1_500_000],
  ['1~2백만원', 1_000_000, 2_000_000],
  ['100만원~150만원', 1_000_000, 1_500_000],
  ['100만원에서 200만원', 1_000_000, 2_000_000],
  ['100만원부터 200만원까지', 1_000_000, 2_000_000],
  ['100〜150万ウォン', 1_000_000, 1_500_000],
  ['100万から200万ウォン', 1_000_000, 2_000_000],
  ['100万到200万韩元', 1_000_000, 2_000_000],
  ['2m-1m won', 1_000_000, 2_000_000],
])('%j is a range from %d to %d won', (text, from, to) => {
  expect(readBudgetText(text)).toMatchObject({ kind: 'won', from, to, isApproximate: false })
})

test.each([
  ['at least 1m won', 1_000_000],
  ['1m+', 1_000_000],
  ['100만원 이상', 1_000_000],
  ['最低100万ウォン', 1_000_000],
  ['100万韩元以上', 1_000_000],
])('%j is at least %d won and sets no limit', (text, from) => {
  const reading = readBudgetText(text)
  expect(reading).toMatchObject({ kind: 'won', from, to: null })
  expect(tripLimitWon(reading, 5, 1)).toBeNull()
})

test.each([
  ['500k per day', 'day', 1, 2_500_000],
  ['100,000 won a day', 'day', 1, 500_000],
  ['₩100,000/day', 'day', 1, 500_000],
  ['하루 10만원', 'day', 1, 500_000],
  ['1일 10만원', 'day', 1, 500_000],
  ['10만원/일', 'day', 1, 500_000],
  ['1日10万ウォン', 'day', 1, 500_000],
  ['每天10万韩元', 'day', 1, 500_000],
  ['100,000 won per night', 'night', 1, 400_000],
  ['1박당 10만원', 'night', 1, 400_000],
  ['700,000 won a week', 'week', 1, 500_000],
  ['2,000,000 won per person', 'trip', 1, 2_000_000],
  ['1인당 200만원', 'trip', 1, 2_000_000],
  ['一人200万ウォン', 'trip', 1, 2_000_000],
  ['人均200万韩元', 'trip', 1, 2_000_000],
  ['2,000,000 for two', 'trip', 2, 1_000_000],
  ['2,000,000 won per couple', 'trip', 2, 1_000_000],
  ['4m won for a family of 4', 'trip', 4, 1_000_000],
  ['4명 400만원', 'trip', 4, 1_000_000],
  ['3 million won total for 2', 'trip', 2, 1_500_000],
  ['3 million won for both', 'trip', 2, 1_500_000],
  ['3 million won for two weeks', 'trip', 1, 3_000_000],
  ['10만원 x 5일', 'day', 1, 500_000],
  ['₩100,000 × 5 days', 'day', 1, 500_000],
  ['둘이서 200만원', 'trip', 2, 1_000_000],
  ['2人で200万ウォン', 'trip', 2, 1_000_000],
  ['两个人200万韩元', 'trip', 2, 1_000_000],
  ['400,000 won each for 4 people', 'trip', 1, 400_000],
  ['200,000 won a day for 2 people', 'day', 2, 500_000],
])('%j is for a %s and %d travellers: on five days %d won each', (text, per, people, limit) => {
  const reading = readBudgetText(text)
  expect(reading).toMatchObject({ kind: 'won', per, people })
  expect(tripLimitWon(reading, 5, 1)).toBe(limit)
})

test.each([
  ['about 1.5 million won'],
  ['~1.5m won'],
  ['150만원 정도'],
  ['약 150만원'],
  ['150万ウォンくらい'],
  ['大约150万韩元'],
])('%j is about that much', (text) => {
  expect(readBudgetText(text)).toMatchObject({ kind: 'won', from: null, to: 1_500_000, isApproximate: true })
})

test.each([
  ['1500 USD', ['USD'], 1500],
  ['US$1,500', ['USD'], 1500],
  ['1.5k usd', ['USD'], 1500],
  ['1500달러', ['USD', 'TWD', 'AUD', 'CAD', 'HKD', 'SGD'], 1500],
  ['$1500', ['USD', 'TWD', 'AUD', 'CAD', 'HKD', 'SGD'], 1500],
  ['2000 euros', ['EUR'], 2000],
  ['€2.000', ['EUR'], 2000],
  ['£1,200 each', ['GBP'], 1200],
  ['20万円', ['JPY'], 200_000],
  ['200,000 yen', ['JPY'], 200_000],
  ['¥200000', ['JPY', 'CNY'], 200_000],
  ['1万人民币', ['CNY'], 10_000],
  ['8000 RMB', ['CNY'], 8000],
  ['八千元', ['CNY', 'TWD', 'HKD'], 8000],
  ['NT$30,000', ['TWD'], 30_000],
  ['3萬台幣', ['TWD'], 30_000],
  ['30만엔', ['JPY'], 300_000],
  ['50000 baht', ['THB'], 50_000],
])('%j is money of %j and is not converted', (text, currencies, to) => {
  const reading = readBudgetText(text)
  expect(reading).toMatchObject({ kind: 'foreign', currencies, to })
  expect(tripLimitWon(reading, 5, 1)).toBeNull()
})

test.each([
  ['no limit'],
  ['Unlimited'],
  ['not sure yet'],
  ['flexible'],
  ['무제한'],
  ['상관없어요'],
  ['특별히 제한 없음'],
  ['特になし'],
  ['不限'],
  ['没有限制'],
])('%j sets no limit', (text) => {
  expect(readBudgetText(text)).toEqual({ kind: 'open' })
})

test.each([
  ['cheap', 'no_amount'],
  ['만약', 'no_amount'],
  ['mid-range please', 'no_amount'],
  ['five days', 'no_amount'],
  ['2000', 'no_currency'],
  ['50万', 'no_currency'],
  ['1m won for hotels and 500k won for food', 'several_amounts'],
  ['1,000,000 + 500,000', 'several_amounts'],
  ['$1000 or €900', 'several_amounts'],
  ['0', 'no_such_amount'],
  ['-500,000 won', 'no_such_amount'],
  ['99999999999999 won', 'no_such_amount'],
])('%j is unclear: %s', (text, because) => {
  expect(readBudgetText(text)).toEqual({ kind: 'unclear', because })
})

test('a text without words or numbers is an unsaid budget', () => {
  for (const text of ['', '  ', '\u200B', '...', '-']) expect(readBudgetText(text)).toEqual({ kind: 'unsaid' })
})

test.each([
  ['about 4 million won for all of us', 'all'],
  ['4,000,000 won for the whole family', 'all'],
  ['about 2 million won in all', 'all'],
  ['2 million won in total', 'all'],
  ['2 million won in total per person', 1],
  ['모두 합쳐서 400만원', 'all'],
  ['全員で40万ウォン', 'all'],
  ['4 million won for all 4 of us', 4],
  ['1 million won each, 4 million for all', 1],
])('%j is an amount for %s', (text, people) => {
  expect(readBudgetText(text)).toMatchObject({ people })
})

test('an amount for all is shared by those who travel', () => {
  expect(tripLimitWon(readBudgetText('4 million won for all of us'), 7, 4)).toBe(1_000_000)
  expect(tripLimitWon(readBudgetText('4 million won for 2 people'), 7, 4)).toBe(2_000_000)
  expect(tripLimitWon(readBudgetText('4 million won'), 7, 4)).toBe(4_000_000)
})
