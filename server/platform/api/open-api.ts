import * as z from 'zod'
import { type ProblemCode, problems as statuses } from '#domain/site/problems.ts'
import { en } from '#locales/en.ts'
import type { DescribedRoute } from './described-route.ts'
import { problemsOf } from './problems-of.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema

export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: JsonSchema
}

type Content = { content: Record<string, { schema: JsonSchema }> }
type Answer = Partial<Content> & {
  description: string
  headers?: Record<string, { description: string; schema: object }>
}

export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description: string
  security: Record<string, string[]>[]
  parameters: Parameter[]
  requestBody?: Content & { required: true }
  responses: Record<string, Answer>
}

export type OpenApi = {
  openapi: '3.1.1'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, object> }
}

const problem = z
  .looseObject({ status: z.int(), code: z.enum(Object.keys(statuses)), title: z.string(), requestId: z.string() })
  .meta({ id: 'Problem', description: en.api.schemas.problem })

export function presentOpenApi(routes: readonly DescribedRoute[], siteOrigin: string): OpenApi {
  const schemas = createSchemas()
  const paths: OpenApi['paths'] = {}
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)(?:\{[^}]*\})?/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: presentOperation(route, schemas.refer) }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: `${en.siteName}: ${en.api.title}`,
      version: '1',
      description: Object.values(en.api.rules).join('\n\n'),
    },
    servers: [{ url: siteOrigin }],
    paths,
    components: {
      schemas: schemas.named,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

type Refer = (schema: z.core.$ZodType, io: 'input' | 'output') => JsonSchema

/** A schema with an id is written once, among the components, and referenced elsewhere. */
function createSchemas() {
  const named: Record<string, JsonSchema> = {}
  function refer(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
    const made = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
    const text = JSON.stringify(made).replaceAll('"#/$defs/', '"#/components/schemas/')
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same JSON Schema with other references
    const { $schema: _dialect, $defs = {}, ...own } = JSON.parse(text) as JsonSchema
    Object.assign(named, $defs)
    return own
  }
  return { named, refer }
}

function presentOperation(route: DescribedRoute, refer: Refer): Operation {
  return {
    operationId: route.name,
    tags: [route.path.split('/')[2] ?? ''],
    summary: en.api.operations[route.name],
    description: presentConditions(route),
    security: route.who.refuse ? [{ bearer: [] }] : [],
    parameters: [
      ...presentParameters(route.params, 'path', refer),
      ...presentParameters(route.query, 'query', refer),
      ...(route.ifMatch ? [presentIfMatch(route.ifMatch)] : []),
    ],
    ...(route.body && { requestBody: { required: true, ...asJson(refer(route.body, 'input')) } }),
    responses: { ...presentAnswer(route, refer), ...presentRefusals(route, refer) },
  }
}

function presentConditions({ who, limit }: DescribedRoute): string {
  const audience = `${en.api.headings.who}: ${en.api.audiences[who.name]}.`
  return limit ? `${audience} ${en.api.limited(limit.limit, limit.windowSeconds / 60)}` : audience
}

function presentParameters(schema: z.core.$ZodType | undefined, place: 'path' | 'query', refer: Refer): Parameter[] {
  if (!schema) return []
  const { properties = {}, required = [] } = refer(schema, 'input')
  return Object.entries(properties).map(([name, given]) => {
    const { description, ...own } = typeof given === 'boolean' ? {} : given
    return {
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      ...(description !== undefined && { description }),
      schema: own,
    }
  })
}

function presentIfMatch(ifMatch: 'needed' | 'heeded'): Parameter {
  const description = en.api.ifMatch[ifMatch]
  return {
    name: 'If-Match',
    in: 'header',
    required: ifMatch === 'needed',
    description,
    schema: { type: 'string', pattern: '^(W/)?"\\d{1,9}"$' },
  }
}

function presentAnswer({ answer, status = 200, isPublic, locates }: DescribedRoute, refer: Refer) {
  if (!answer) return { 204: { description: en.api.empty } }
  const text = { type: 'string' }
  const headers = {
    etag: { description: en.api.etag, schema: text },
    ...(locates && { location: { description: en.api.location, schema: text } }),
  }
  return {
    [status]: { description: en.api.headings.answer, headers, ...asJson(refer(answer, 'output')) },
    ...(isPublic && { 304: { description: en.api.unchanged } }),
  }
}

/** Several codes may share a status; a client distinguishes them by the code. */
function presentRefusals(route: DescribedRoute, refer: Refer): Record<string, Answer> {
  const answers: Record<string, Answer> = {}
  for (const [status, codes] of Map.groupBy(problemsOf(route), (code) => statuses[code])) {
    const description = codes.map((code) => `${code}: ${en.problems[code]}`).join('\n\n')
    const schema = presentBodies(codes, route, refer)
    answers[status] = { description, content: { 'application/problem+json': { schema } } }
  }
  return answers
}

function presentBodies(codes: readonly ProblemCode[], { problems = {} }: DescribedRoute, refer: Refer): JsonSchema {
  const every = refer(problem, 'output')
  const more = codes.flatMap((code) => problems[code] ?? []).map((schema) => refer(schema, 'output'))
  if (more.length === 0) return every
  // Some of the codes have no further fields.
  return { allOf: [every, ...(more.length === codes.length ? more : [{ anyOf: [...more, {}] }])] }
}

function asJson(schema: JsonSchema): Content {
  return { content: { 'application/json': { schema } } }
}
