import fc from 'fast-check'
import { expect, test } from 'vitest'
import { smallestClash } from './smallest-clash.ts'

const wishes = ['dates', 'money', 'places', 'pace', 'areas']

test('only what clashes is left, and it clashes no longer without any one of it', () => {
  const causes = fc.array(fc.subarray(wishes, { minLength: 1 }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(causes, (all) => {
      const clash = (some: readonly string[]) => all.some((cause) => cause.every((wish) => some.includes(wish)))
      const found = smallestClash(wishes, clash)
      expect(clash(found)).toBe(true)
      for (const wish of found) expect(clash(found.filter((other) => other !== wish))).toBe(false)
    }),
  )
})

test('each wish is given up once', () => {
  const tried: (readonly string[])[] = []
  smallestClash(wishes, (some) => tried.push(some) < 3)
  expect(tried).toHaveLength(wishes.length)
})

test('what can never be met leaves no wish to give up', () => {
  expect(smallestClash(wishes, () => true)).toEqual([])
})
