import { expectTypeOf, test } from 'vitest'
import type { Api, RefusalDetails } from './api.ts'

type NamesIn<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never
type NamesGiven<Call extends keyof Api> = Api[Call]['given'] extends { params: infer Params } ? keyof Params : never
type IsSame<One, Other> = [One, Other] extends [Other, One] ? true : false
type Misnamed = { [Call in keyof Api]: IsSame<NamesIn<Call>, NamesGiven<Call>> extends true ? never : Call }[keyof Api]

test('every parameter of a path of the product is given by its name, and no other', () => {
  expectTypeOf<Misnamed>().toBeNever()
  expectTypeOf<NamesIn<'GET /api/a/:one/b/:two'>>().toEqualTypeOf<'one' | 'two'>()
})

test('a refusal tells a client what its routes say of the code, and of a code without details nothing', () => {
  expectTypeOf<RefusalDetails['places.changed_meanwhile']>().toExtend<{ current: { version: number } }>()
  expectTypeOf<'trips.not_found' extends keyof RefusalDetails ? true : false>().toEqualTypeOf<false>()
})
