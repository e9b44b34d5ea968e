import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupPoints, sizeOfGroup } from './map-clusters.ts'

const point = fc.record({
  x: fc.double({ min: 0, max: 400, noNaN: true }),
  y: fc.double({ min: 0, max: 400, noNaN: true }),
})
const points = fc.array(point, { maxLength: 60 }).map((list) => list.map((at, index) => ({ id: `p${index}`, ...at })))

test('two pins 27 pixels apart are one cluster, and 29 pixels apart they are two pins', () => {
  const pair = (distance: number) => [
    { id: 'a', x: 0, y: 0 },
    { id: 'b', x: distance, y: 0 },
  ]
  expect(groupPoints(pair(27)).map(({ ids }) => ids)).toEqual([['a', 'b']])
  expect(groupPoints(pair(29)).map(({ ids }) => ids)).toEqual([['a'], ['b']])
})

test('a cluster stands in the middle of its members', () => {
  const list = [0, 10, 20].map((x, index) => ({ id: String(index), x, y: 6 }))
  expect(groupPoints(list)).toEqual([{ ids: ['0', '1', '2'], x: 10, y: 6, count: 3 }])
})

test('no place is lost or shown twice, and no two touch, corners included', () => {
  fc.assert(
    fc.property(points, (list) => {
      const groups = groupPoints(list)
      expect(groups.flatMap(({ ids }) => ids).toSorted()).toEqual(list.map(({ id }) => id).toSorted())
      for (const [index, one] of groups.entries()) {
        for (const other of groups.slice(index + 1)) {
          const least = (sizeOfGroup(one.ids.length) + sizeOfGroup(other.ids.length)) / 2
          expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThanOrEqual(least)
        }
      }
    }),
  )
})

test('members and groups keep the order of the list', () => {
  fc.assert(
    fc.property(points, (list) => {
      const rank = (id: string | undefined) => list.findIndex((place) => place.id === id)
      const groups = groupPoints(list)
      for (const { ids } of groups) expect(ids.map(rank)).toEqual(ids.map(rank).toSorted((one, other) => one - other))
      const firsts = groups.map(({ ids }) => rank(ids[0]))
      expect(firsts).toEqual(firsts.toSorted((one, other) => one - other))
    }),
  )
})

test('a cluster of the server counts for all its places and moves the middle of its group', () => {
  const [group] = groupPoints([
    { id: 'a', x: 0, y: 0 },
    { id: 'many', x: 20, y: 0, count: 99 },
  ])
  expect(group).toMatchObject({ ids: ['a', 'many'], count: 100 })
  expect(group?.x).toBeCloseTo(19.8)
})
