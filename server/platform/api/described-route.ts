import * as z from 'zod'
import type { Actor } from '#domain/accounts.ts'
import { Problem, type ProblemCode } from '#domain/problems.ts'
import type { en } from '#locales/en.ts'
import { hasMoreValuesThan, isStorable } from '#server/platform/http/storable.ts'
import type { RateLimit } from '#server/platform/limits/rate-limits.ts'
import { listMistakes, listUnstorable } from './mistakes.ts'
import { PreparedJson } from './prepared-json.ts'

/** Who may ask. A rule of domain/ decides, and everybody else is told which problem they have. */
export type Audience = {
  name: keyof typeof en.api.audiences
  refuse: ((actor: Actor) => ProblemCode | null) | null
  problems: readonly ProblemCode[]
}

/** Nobody looks who it is. */
export const everybody: Audience = { name: 'everybody', refuse: null, problems: [] }

type Schema = z.core.$ZodType

type Description<Params extends Schema, Query extends Schema, Body extends Schema, Answer extends Schema> = {
  /** What stands about it under this name in locales/en/api.ts. */
  name: keyof typeof en.api.operations
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** As Hono has it: /api/clinics/:id{\\d+} */
  path: `/api/${string}`
  who: Audience
  params?: Params
  query?: Query
  body?: Body
  /** Whether If-Match has to say which version was seen, or is heeded where it does. */
  ifMatch?: 'needed' | 'heeded'
  status?: 200 | 201
  /** Absent: 204, and nothing is said. */
  answer?: Answer
  /** Whether caches may keep the answer: it is the same for everybody. */
  isPublic?: true
  /** How often one network may ask. */
  limit?: RateLimit
  /** What it refuses beyond what follows from the rest; with what else its body says. */
  problems?: Partial<Record<ProblemCode, Schema | null>>
  /** The problem of a body that does not fit. */
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
    /** Of If-Match. */
    version: number | null
    actor: Actor
    client: string
  }) => Promise<z.output<Answer> | PreparedJson>
  /** The version that the answer shows, for its ETag; without it the ETag is a hash. */
  version?: (content: z.output<Answer>) => number
  /** Where to find what was made. */
  location?: (content: z.output<Answer>) => string
}

export type Answered = { content: unknown; version: number | null; location: string | null }

/** A route with its types taken away, for a list of many. */
export type DescribedRoute = Description<Schema, Schema, Schema, Schema> & {
  /** Whether its answer says where to find what was made. */
  locates: boolean
  respond(asked: Asked): Promise<Answered>
}

/** All that there is to say about a route, once: it is parsed, refused, answered and documented by this. */
export function describeRoute<Params extends Schema, Query extends Schema, Body extends Schema, Answer extends Schema>(
  route: Description<Params, Query, Body, Answer> & Handler<Params, Query, Body, Answer>,
): DescribedRoute {
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
      if (content instanceof PreparedJson) return { content, version: null, location: null }
      return { content, version: version?.(content) ?? null, location: location?.(content) ?? null }
    },
  }
}

const mostValuesOfAForm = 2000
// A large document is refused for its first mistakes: collecting all of them takes longer than parsing it, and much
// memory. Zod sets this flag in `validate`, which does not say what is wrong.
const firstMistakes: z.core.ParseContextInternal<z.core.$ZodIssue> = { abortEarly: true }

function read<Given extends Schema>(schema: Given | undefined, value: unknown, misfit: ProblemCode): z.output<Given> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without a schema nobody asks for the value
  if (!schema) return undefined as z.output<Given>
  if (!isStorable(value)) throw new Problem('request.malformed', {}, { mistakes: listUnstorable(value) })
  const parsed = z.safeParse(schema, value, hasMoreValuesThan(mostValuesOfAForm, value) ? firstMistakes : undefined)
  if (parsed.success) return parsed.data
  throw new Problem(misfit, {}, { mistakes: listMistakes(parsed.error) })
}
