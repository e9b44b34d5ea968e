import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildFacts } from '#testing/builders/clinic-examples.ts'
import { changedFields, changesBetween, compareEdits, mergeEdits } from './compare-edits.ts'

const before = buildFacts()

test('only what was changed is sent, in whatever order the parts of a field stand', () => {
  const after = { ...before, name: 'Other', address: { ko: before.address.ko, en: before.address.en } }
  expect(changesBetween(before, after)).toEqual({ name: 'Other' })
})

test('a field that both changed differently is a clash, and one that only they changed is taken over', () => {
  const theirs = { ...before, name: 'Theirs', website: 'https://theirs.example', rating: 3 }
  const mine = { ...before, name: 'Mine', phoneNumber: '02-555-0199', rating: 3 }
  const { clashes, taken } = compareEdits(before, theirs, mine)
  expect(clashes).toEqual([{ field: 'name', before: before.name, theirs: 'Theirs', mine: 'Mine' }])
  expect(taken.map(({ field }) => field)).toEqual(['rating', 'website'])
})

test('merging keeps mine, except where I take theirs', () => {
  const theirs = { ...before, name: 'Theirs', location: 'There', website: 'https://theirs.example' }
  const mine = { ...before, name: 'Mine', location: 'Here', phoneNumber: '02-555-0199' }
  expect(mergeEdits({ before, theirs, mine }, ['location'])).toEqual({
    ...before,
    name: 'Mine',
    location: 'There',
    website: 'https://theirs.example',
    phoneNumber: '02-555-0199',
  })
})

test('nothing of either editor is lost where they changed different fields', () => {
  const texts = ['name', 'location', 'description', 'phoneNumber', 'website', 'businessHours'] as const
  fc.assert(
    fc.property(fc.subarray([...texts]), fc.subarray([...texts]), (theirFields, myFields) => {
      const say = (fields: readonly string[], words: string) => ({
        ...before,
        ...Object.fromEntries(fields.map((field) => [field, words])),
      })
      const theirs = say(theirFields, 'theirs')
      const mine = say(myFields, 'mine')
      const merged = mergeEdits({ before, theirs, mine }, [])
      for (const field of texts) {
        const wanted = myFields.includes(field) ? 'mine' : theirFields.includes(field) ? 'theirs' : before[field]
        expect(merged[field]).toBe(wanted)
      }
      expect(changedFields(theirs, merged)).toEqual(changedFields(before, mine).filter((one) => one in mine))
    }),
  )
})
