import { expect, test } from 'vitest'
import { boxAround, type LabelWish, placeLabels } from './map-labels.ts'

function buildWish(wish: Partial<LabelWish>): LabelWish {
  return { id: 'a', x: 0, y: 0, width: 40, height: 20, beside: 6, ...wish }
}

test('a name stands to the right of its dot when there is room', () => {
  expect(placeLabels([buildWish({})], [])).toEqual([{ id: 'a', dx: 6, dy: -10 }])
})

test('a name goes to the left when a pin is in its way on the right', () => {
  expect(placeLabels([buildWish({})], [boxAround(20, 0, 24)])).toEqual([{ id: 'a', dx: -46, dy: -10 }])
})

test('of two names that want the same ground the first in the list has it and the second makes way', () => {
  const [first, second] = placeLabels([buildWish({ id: 'big' }), buildWish({ id: 'small', x: 10 })], [])
  expect(first).toMatchObject({ id: 'big', dx: 6 })
  expect(second?.dx).not.toBe(6)
})

test('a name with no free spot around it is not shown, and takes no room from the next', () => {
  const walls = [boxAround(0, 0, 400)]
  const far = buildWish({ id: 'far', x: 1000 })
  expect(placeLabels([buildWish({}), far], walls).map(({ id }) => id)).toEqual(['far'])
})

test('the name of a land stands in its middle', () => {
  expect(placeLabels([buildWish({ beside: null })], [])).toEqual([{ id: 'a', dx: -20, dy: -10 }])
})

test('a dot that would lie under a pin takes its name with it', () => {
  const pin = [boxAround(0, 0, 24)]
  expect(placeLabels([buildWish({ hasOwnDot: true })], pin)).toEqual([])
})

test('a name that stands there already is not said again until it is far away', () => {
  const [here, near, far] = [0, 300, 400].map((x, index) => buildWish({ id: String(index), x, text: 'Han River' }))
  expect(
    placeLabels(
      [here, near, far].flatMap((wish) => wish ?? []),
      [],
    ).map(({ id }) => id),
  ).toEqual(['0', '2'])
})
