import type * as z from 'zod'

/** A value as JSON.stringify writes it and JSON.parse reads it: a moment is text, and nothing is undefined. */
export type AsJson<Value> = unknown extends Value ? Value : Written<Value>
type Written<Value> = Value extends Date ? string : { [Key in keyof Value]: AsJson<Exclude<Value[Key], undefined>> }

/** What may be sent for a schema: the lists and objects of the caller may be read-only. */
export type Sendable<Value> = unknown extends Value ? Value : { readonly [Key in keyof Value]: Sendable<Value[Key]> }

/** A route's path without the patterns that Hono matches: /api/clinics/:id{\\d+} is /api/clinics/:id. */
export type PlainPath<Path extends string> = Path extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${PlainPath<After>}`
  : Path

/** What stands in the address of a call: absent, optional or needed, as its schema says. */
export type GivenInAddress<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : object extends Value
    ? { readonly [Key in Name]?: Sendable<Value> }
    : { readonly [Key in Name]: Sendable<Value> }

/** A route that reads a body is always sent one, even where every field of it may be absent. */
export type GivenBody<Value> = [Value] extends [undefined] ? unknown : { readonly body: Sendable<Value> }

/** Of a route that has no version the client gives none. */
export type GivenVersion<IfMatch> = IfMatch extends 'needed'
  ? { readonly version: number }
  : IfMatch extends 'heeded'
    ? { readonly version?: number }
    : unknown

/** What a client has to know of a route: how it is called, what it is given, and what it answers or refuses. */
export type Wire = { call: string; given: unknown; answer: unknown; refusals: object }

/** The routes by how they are called: 'GET /api/clinics/:id'. */
export type RoutesByCall<Routes extends Wire> = { [Route in Routes as Route['call']]: Route }

/** What stands in a refusal beside its code and its sentence, by its code; null where nothing does. */
export type DetailsOf<Problems> = {
  [Code in keyof Problems]: Problems[Code] extends z.core.$ZodType<infer Details> ? AsJson<Details> : null
}

/** The same of all routes together, of the codes with which something stands. */
export type Refusals<Routes extends Wire> = {
  [Code in KeysOf<Routes['refusals']> as [ValueOf<Routes['refusals'], Code>] extends [null] ? never : Code]: ValueOf<
    Routes['refusals'],
    Code
  >
}
type KeysOf<Each> = Each extends object ? keyof Each : never
type ValueOf<Each, Code extends PropertyKey> = Each extends Readonly<Record<Code, infer Value>> ? Value : never
