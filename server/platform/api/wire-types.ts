import type * as z from 'zod'

/** A value after JSON.stringify and JSON.parse: a Date is text, and nothing is undefined. */
export type AsJson<Value> = unknown extends Value ? Value : Written<Value>
type Written<Value> = Value extends Date ? string : { [Key in keyof Value]: AsJson<Exclude<Value[Key], undefined>> }

/** What a client may send for a schema: its lists and objects may be read-only. */
export type Sendable<Value> = unknown extends Value ? Value : { readonly [Key in keyof Value]: Sendable<Value[Key]> }

/** A route's path without Hono's patterns: /api/clinics/:id{\\d+} becomes /api/clinics/:id. */
export type PlainPath<Path extends string> = Path extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${PlainPath<After>}`
  : Path

/** The path or query parameters of a call: absent, optional or required, as the schema says. */
export type GivenInAddress<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : object extends Value
    ? { readonly [Key in Name]?: Sendable<Value> }
    : { readonly [Key in Name]: Sendable<Value> }

/** A route with a body schema requires a body, even if every field of it is optional. */
export type GivenBody<Value> = [Value] extends [undefined] ? unknown : { readonly body: Sendable<Value> }

/** A route without `ifMatch` takes no version. */
export type GivenVersion<IfMatch> = IfMatch extends 'needed'
  ? { readonly version: number }
  : IfMatch extends 'heeded'
    ? { readonly version?: number }
    : unknown

/** What a client knows about a route: its call, its input, its answer and its refusals. */
export type Wire = { call: string; given: unknown; answer: unknown; refusals: object }

/** The routes by call: 'GET /api/clinics/:id'. */
export type RoutesByCall<Routes extends Wire> = { [Route in Routes as Route['call']]: Route }

/** The details of each problem code; null where it has none. */
export type DetailsOf<Problems> = {
  [Code in keyof Problems]: Problems[Code] extends z.core.$ZodType<infer Details> ? AsJson<Details> : null
}

/** The details of all routes together, only for codes that have details. */
export type Refusals<Routes extends Wire> = {
  [Code in KeysOf<Routes['refusals']> as [ValueOf<Routes['refusals'], Code>] extends [null] ? never : Code]: ValueOf<
    Routes['refusals'],
    Code
  >
}
type KeysOf<Each> = Each extends object ? keyof Each : never
type ValueOf<Each, Code extends PropertyKey> = Each extends Readonly<Record<Code, infer Value>> ? Value : never
