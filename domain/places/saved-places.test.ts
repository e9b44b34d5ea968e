import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeSaved, type SavedPlace, withoutSaved, withSaved } from './saved-places.ts'

const savedAt = fc
  .date({ min: new Date('2025-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
  .map((day) => day.toISOString())
const place = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'), savedAt })
const list = fc.uniqueArray(place, { selector: ({ id }) => id })

function ids(places: readonly SavedPlace[]): string[] {
  return places.map(({ id }) => id)
}

test('a merge loses nothing, makes no doubles and never takes more than there is room for', () => {
  fc.assert(
    fc.property(list, fc.array(place), fc.integer({ min: 0, max: 14 }), (account, device, most) => {
      const { added, left } = mergeSaved(account, device, most)
      const all = [...ids(account), ...ids(added), ...ids(left)]
      expect(new Set(all).size).toBe(all.length)
      expect(new Set(all)).toEqual(new Set([...ids(account), ...ids(device)]))
      expect(added.length).toBeLessThanOrEqual(Math.max(0, most - account.length))
      expect(left.length === 0 || account.length + added.length >= most).toBe(true)
    }),
  )
})

test('a merge that is repeated, whole or with what was left, changes nothing', () => {
  fc.assert(
    fc.property(list, fc.array(place), fc.integer({ min: 0, max: 14 }), (account, device, most) => {
      const { added, left } = mergeSaved(account, device, most)
      const after = [...account, ...added]
      expect(mergeSaved(after, device, most)).toEqual({ added: [], left })
      expect(mergeSaved(after, left, most)).toEqual({ added: [], left })
    }),
  )
})

test('places that were saved first are merged first when the list has no room for all', () => {
  const device = [
    { id: 'late', savedAt: '2026-05-02T00:00:00.000Z' },
    { id: 'early', savedAt: '2026-05-01T00:00:00.000Z' },
  ]
  expect(ids(mergeSaved([], device, 1).added)).toEqual(['early'])
  expect(ids(mergeSaved([], device, 1).left)).toEqual(['late'])
})

test('a place that is saved twice stands once and first, and one that is not there is not missed', () => {
  const one = { id: 'one', savedAt: '2026-05-01T00:00:00.000Z' }
  const two = { id: 'two', savedAt: '2026-05-02T00:00:00.000Z' }
  expect(withSaved([two, one], one)).toEqual([one, two])
  expect(withoutSaved([two], 'one')).toEqual([two])
})
