import { expect, test } from 'vitest'
import { isFamousFor, isOnDates, isSeasonKind, seasonsLiked } from './season-kinds.ts'

function kindsOf(what: string): string[] {
  const row = { seasonBest: [{ from: '04-01', to: '04-10', what }] }
  const kinds = ['cherry blossoms', 'autumn leaves', 'plum blossoms', 'canola flowers', 'hydrangeas', 'roses', 'snow']
  return kinds.filter((kind) => seasonsLiked(row, kind).length > 0)
}

test.each([
  ['blossom', ['cherry blossoms']],
  ['famous cherry blossom', ['cherry blossoms']],
  ['rape and cherry blossom', ['cherry blossoms', 'canola flowers']],
  ['plum blossom', ['plum blossoms']],
  ['yellow blossom', []],
  ['canola blossom', ['canola flowers']],
  ['crape myrtle', []],
  ['leaves and ginkgo', ['autumn leaves']],
  ['fresh leaves', []],
  ['lavender and hydrangea', ['hydrangeas']],
  ['roses', ['roses']],
  ['rose of Sharon', []],
  ['rime', ['snow']],
  ['snow crab and gwamegi', []],
])('a season of %s is one for %j', (what, kinds) => {
  expect(kindsOf(what)).toEqual(kinds)
})

test('a kind that is there all year has no season', () => {
  expect(isSeasonKind('aquariums')).toBe(false)
  expect(seasonsLiked({ seasonBest: [{ from: '04-01', to: '04-10', what: 'blossom' }] }, 'aquariums')).toEqual([])
  expect(seasonsLiked({}, 'cherry blossoms')).toEqual([])
})

test('a place is famous for the blossom that an editor calls famous, and for nothing else', () => {
  const row = { seasonBest: [{ from: '04-01', to: '04-10', what: 'famous cherry blossom' }] }
  expect([isFamousFor(row, 'cherry blossoms'), isFamousFor(row, 'autumn leaves')]).toEqual([true, false])
})

test('a season over the turn of the year has dates on both sides of it', () => {
  const seasons = [{ from: '11-20', to: '03-10', what: 'camellia' }]
  expect(isOnDates(seasons, ['2027-01-10'])).toBe(true)
  expect(isOnDates(seasons, ['2027-03-11', '2027-11-19'])).toBe(false)
  expect(isOnDates(seasons, [])).toBe(false)
})
