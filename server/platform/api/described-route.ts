import * as z from 'zod'
import type { Actor } from '#domain/accounts/accounts.ts'
import { Problem, type ProblemCode } from '#domain/site/problems.ts'
import type { en } from '#locales/en.ts'
import { hasMoreValuesThan, isStorable } from '#server/platform/http/storable.ts'
import type { RateLimit } from '#server/platform/limits/rate-limits.ts'
import { listMistakes, listUnstorable } from './mistakes.ts'
import { PreparedText } from '#server/platform/http/prepared-text.ts'
import type { AsJson, DetailsOf, GivenBody, GivenInAddress, GivenVersion, PlainPath, Wire } from './wire-types.ts'

/** Who may call a route. `refuse`, a rule of domain/, returns the problem of a caller that it refuses. */
export type Audience = {
  name: keyof typeof en.api.audiences
  refuse: ((actor: Actor) => ProblemCode | null) | null
  problems: readonly ProblemCode[]
}

/** The route does not identify the caller. */
export const everybody: Audience = { name: 'everybody', refuse: null, problems: [] }

type Schema = z.core.$ZodType
/** The schema of path or query parameters: a client gives text or numbers. */
type AddressSchema = z.core.$ZodType<unknown, Readonly<Record<string, string | number | undefined>> | undefined>
type Problems = Readonly<Partial<Record<ProblemCode, Schema | null>>>
type IfMatch = 'needed' | 'heeded'

type Description<
  Method extends 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  Path extends `/api/${string}`,
  Params extends AddressSchema,
  Query extends AddressSchema,
  Body extends Schema,
  Answer extends Schema,
  Match extends IfMatch | undefined,
  Refused extends Problems,
> = {
  /** The key of its summary in locales/en/api.ts. */
  name: keyof typeof en.api.operations
  method: Method
  /** A Hono path: /api/clinics/:id{\\d+} */
  path: Path
  who: Audience
  params?: Params
  query?: Query
  body?: Body
  /** Whether If-Match is required ('needed') or optional ('heeded'). */
  ifMatch?: Match
  status?: 200 | 201
  /** Absent: the response is 204 without a body. */
  answer?: Answer
  /** Caches may store the response: it is the same for every caller. */
  isPublic?: true
  /** The rate limit of one client network. */
  limit?: RateLimit
  /** Problems beyond those that follow from the other fields, each with the schema of its details, or null. */
  problems?: Refused & Readonly<Record<Exclude<keyof Refused, ProblemCode>, never>>
  /** The problem of an invalid body. */
  misfit?: ProblemCode
}

export type Asked = {
  params: unknown
  query: unknown
  body: unknown
  version: number | null
  actor: Actor
  client: string
}

type Handler<Params extends Schema, Query extends Schema, Body extends Schema, Answer extends Schema> = {
  handle: (asked: {
    params: z.output<Params>
    query: z.output<Query>
    body: z.output<Body>
    /** From If-Match. */
    version: number | null
    actor: Actor
    client: string
  }) => Promise<z.output<Answer> | PreparedText>
  /** The version for the ETag; without it the ETag is a hash of the content. */
  version?: (content: z.output<Answer>) => number
  /** The URL of the created resource. */
  location?: (content: z.output<Answer>) => string
}

export type Answered = { content: unknown; version: number | null; location: string | null }

/** A route without its type parameters, for a list of many routes. */
export type DescribedRoute = Description<
  'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  `/api/${string}`,
  AddressSchema,
  AddressSchema,
  Schema,
  Schema,
  IfMatch | undefined,
  Problems
> & {
  /** Whether the response has a Location header. */
  locates: boolean
  respond(asked: Asked): Promise<Answered>
}

/** A route whose types a client knows. `wire` is a type only; it is never set at run time. */
export type TypedRoute<Known extends Wire> = DescribedRoute & { readonly wire?: Known }

/** The wire types of a list of routes: `WireOf<ReturnType<typeof describeClinicRoutes>>`. */
export type WireOf<Routes extends readonly TypedRoute<Wire>[]> = NonNullable<Routes[number]['wire']>

/** Describes a route once, for parsing, refusals, answers, documentation and the client's types. */
export function describeRoute<
  Method extends 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  Path extends `/api/${string}`,
  Params extends AddressSchema = z.ZodUndefined,
  Query extends AddressSchema = z.ZodUndefined,
  Body extends Schema = z.ZodUndefined,
  Answer extends Schema = z.ZodVoid,
  Match extends IfMatch | undefined = undefined,
  Refused extends Problems = {},
>(
  route: Description<Method, Path, Params, Query, Body, Answer, Match, Refused> & Handler<Params, Query, Body, Answer>,
): TypedRoute<{
  call: `${Method} ${PlainPath<Path>}`
  given: GivenInAddress<'params', z.input<Params>> &
    GivenInAddress<'query', z.input<Query>> &
    GivenBody<z.input<Body>> &
    GivenVersion<Match>
  answer: AsJson<z.output<Answer>>
  refusals: DetailsOf<Refused>
}> {
  const { handle, version, location, ...description } = route
  return {
    ...description,
    locates: location !== undefined,
    async respond({ params, query, body, ...rest }) {
      const content = await handle({
        params: read(route.params, params, 'page.not_found'),
        query: read(route.query, query, 'request.malformed'),
        body: read(route.body, body, route.misfit ?? 'request.malformed'),
        ...rest,
      })
      if (content instanceof PreparedText) return { content, version: null, location: null }
      return { content, version: version?.(content) ?? null, location: location?.(content) ?? null }
    },
  }
}

const mostValuesOfAForm = 2000
// A large document is refused for its first mistakes: collecting all of them takes longer than parsing it, and much
// memory. Zod sets this flag in `validate`, which does not report what is wrong.
const firstMistakes: z.core.ParseContextInternal<z.core.$ZodIssue> = { abortEarly: true }

function read<Given extends Schema>(schema: Given | undefined, value: unknown, misfit: ProblemCode): z.output<Given> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without a schema nobody asks for the value
  if (!schema) return undefined as z.output<Given>
  if (!isStorable(value)) throw new Problem('request.malformed', {}, { mistakes: listUnstorable(value) })
  const parsed = z.safeParse(schema, value, hasMoreValuesThan(mostValuesOfAForm, value) ? firstMistakes : undefined)
  if (parsed.success) return parsed.data
  throw new Problem(misfit, {}, { mistakes: listMistakes(parsed.error) })
}
