import type { Context } from 'hono'
import { z } from 'zod'
import type { HttpEnv } from '#server/platform/http/http-env.ts'
import type { Device } from '#server/accounts/sessions/sessions.ts'

// Clients send null, or nothing, for an absent value.
export const text = z
  .string('Invalid request: a text was expected')
  .nullish()
  .transform((sent) => sent ?? '')

export const userData = z
  .record(z.string(), z.unknown(), 'Invalid request: data has to be an object')
  .nullish()
  .transform((sent) => sent ?? {})

export function readDevice(c: Context<HttpEnv>): Device {
  return { client: c.get('client'), userAgent: c.req.header('user-agent') ?? null }
}
