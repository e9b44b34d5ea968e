import { expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod'
import { describeRoute, everybody } from './described-route.ts'
import type { AsJson, PlainPath } from './wire-types.ts'

const least = { name: 'readClinic', method: 'GET', who: everybody } as const

test('a client calls a route by its method and its path, without the patterns of the path', () => {
  const route = describeRoute({
    ...least,
    path: '/api/clinics/:id{\\d+}/history/:version{\\d+}',
    params: z.strictObject({ id: z.coerce.number<string | number>(), version: z.coerce.number<string | number>() }),
    answer: z.strictObject({ name: z.string() }),
    handle: async ({ params }) => ({ name: String(params.id) }),
  })
  type Known = NonNullable<typeof route.wire>
  expectTypeOf<Known['call']>().toEqualTypeOf<'GET /api/clinics/:id/history/:version'>()
  expectTypeOf<Known['given']>().toExtend<{ params: { id: string | number; version: string | number } }>()
  expectTypeOf<Known['answer']>().toEqualTypeOf<{ name: string }>()
  expectTypeOf<PlainPath<'/api/trips'>>().toEqualTypeOf<'/api/trips'>()
  expect(route.wire).toBeUndefined()
})

test('an answer is what its JSON says: a moment is text, and what is undefined is not there', () => {
  type Value = { at: Date; list: readonly (Date | null)[]; maybe?: number | undefined; any: unknown }
  type Written = { at: string; list: readonly (string | null)[]; maybe?: number; any: unknown }
  expectTypeOf<AsJson<Value>>().toEqualTypeOf<Written>()
  expectTypeOf<AsJson<readonly [string, Date]>>().toEqualTypeOf<readonly [string, string]>()
})

test('a description that a client could not rely on does not compile', () => {
  const handle = async () => undefined
  const odd = { ...least, path: '/api/odd', handle } as const
  const routes = [
    // @ts-expect-error -- no such code in the table of problems
    describeRoute({ ...odd, problems: { 'clinics.not_found': null, 'clinics.lost': null } }),
    // @ts-expect-error -- what a client may write in the address is not said
    describeRoute({ ...odd, query: z.strictObject({ limit: z.coerce.number() }) }),
    // @ts-expect-error -- the handler answers something else
    describeRoute({ ...odd, answer: z.string() }),
  ]
  expect(routes).toHaveLength(3)
})
