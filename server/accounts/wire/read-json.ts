import type { Context } from 'hono'
import type { z } from 'zod'
import { Problem } from '#domain/site/problems.ts'
import type { HttpEnv } from '#server/platform/http/http-env.ts'
import { parseJson } from '#server/platform/http/parse-json.ts'
import { isStorable } from '#server/platform/http/storable.ts'
import { AuthProblem } from './auth-problem.ts'

/** Parses the body with the schema. The schema's messages are those of the protocol. */
export async function readJson<Schema extends z.ZodType>(
  c: Context<HttpEnv>,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const parsed = schema.safeParse(parseObject(await c.req.arrayBuffer()))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new AuthProblem('validation_failed', issue?.message ?? 'Invalid request')
}

function parseObject(bytes: ArrayBuffer): object {
  let value: unknown
  try {
    value = parseJson(new Uint8Array(bytes))
  } catch (error) {
    if (error instanceof Problem) throw error
    throw new AuthProblem('bad_json', 'Could not parse request body as JSON')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new AuthProblem('bad_json', 'Could not parse request body as JSON: it has to be an object')
  }
  if (!isStorable(value)) {
    throw new AuthProblem('bad_json', 'Could not parse request body as JSON: it holds what cannot be stored')
  }
  return value
}
