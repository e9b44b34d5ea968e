import { expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod'
import type { Api, RefusalDetails } from '#server/api.ts'
import { describeRoute, everybody } from './described-route.ts'
import type { AsJson, PlainPath } from './wire-types.ts'

type NamesIn<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never
type NamesGiven<Call extends keyof Api> = Api[Call]['given'] extends { params: infer Params } ? keyof Params : never
type IsSame<One, Other> = [One, Other] extends [Other, One] ? true : false
type Misnamed = { [Call in keyof Api]: IsSame<NamesIn<Call>, NamesGiven<Call>> extends true ? never : Call }[keyof Api]

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

test('every parameter of a path of the product is given by its name, and no other', () => {
  expectTypeOf<Misnamed>().toBeNever()
  expectTypeOf<NamesIn<'GET /api/a/:one/b/:two'>>().toEqualTypeOf<'one' | 'two'>()
})

test('an answer is what its JSON says: a moment is text, and what is undefined is not there', () => {
  type Value = { at: Date; list: readonly (Date | null)[]; maybe?: number | undefined; any: unknown }
  type Written = { at: string; list: readonly (string | null)[]; maybe?: number; any: unknown }
  expectTypeOf<AsJson<Value>>().toEqualTypeOf<Written>()
  expectTypeOf<AsJson<readonly [string, Date]>>().toEqualTypeOf<readonly [string, string]>()
})

test('a refusal tells a client what its routes say of the code, and of a code without details nothing', () => {
  expectTypeOf<RefusalDetails['places.changed_meanwhile']>().toExtend<{ current: { version: number } }>()
  expectTypeOf<'trips.not_found' extends keyof RefusalDetails ? true : false>().toEqualTypeOf<false>()
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
