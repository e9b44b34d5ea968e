import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { StartProblem } from './platform/start-problem.ts'
import { parseProxies } from './platform/http/client-address.ts'

const port = z.coerce.number().int().min(1).max(65_535)

const siteUrl = z
  .url({ protocol: /^https?$/, abort: true })
  .refine((text) => /^https?:\/\/[^/?#]+\/?$/.test(text), 'must be an origin, without a path')

const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ })

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
)

const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: port.default(3000),
  HOST: z.string().optional(),
  SITE_URL: siteUrl.optional(),
  VAR_DIR: z.string().default('var'),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  TRUSTED_PROXIES: list.default([]),
  METRICS_TOKEN: z.string().min(16).optional(),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

export type Config = ReturnType<typeof readConfig>

/** Parses the environment once. Throws a sentence that names the variable. */
export function readConfig(variables: NodeJS.ProcessEnv) {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(set)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new StartProblem(`${String(issue?.path[0])} cannot be used: ${issue?.message}. See docs/operations.md.`)
  }
  const values = parsed.data
  const siteOrigin = new URL(values.SITE_URL ?? `http://localhost:${values.PORT}`).origin
  return {
    development: values.NODE_ENV === 'development',
    port: values.PORT,
    // The whole network is served only once the operator said under which public address.
    host: values.HOST ?? (isPublicOrigin(siteOrigin) ? '0.0.0.0' : '127.0.0.1'),
    siteOrigin,
    varFolder: resolve(values.VAR_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? null,
    trustedProxies: readProxies(values.TRUSTED_PROXIES),
    metricsToken: values.METRICS_TOKEN ?? null,
    rateLimits: values.RATE_LIMITS === 'on',
    logLevel: values.LOG_LEVEL,
  }
}

function readProxies(entries: string[]) {
  try {
    return parseProxies(entries)
  } catch (error) {
    const entry = error instanceof RangeError ? error.message : ''
    throw new StartProblem(
      `TRUSTED_PROXIES cannot be used: "${entry}" is neither an address nor a range such as 10.0.0.0/8.`,
    )
  }
}

function isPublicOrigin(origin: string): boolean {
  const { hostname } = new URL(origin)
  return hostname !== 'localhost' && hostname !== '[::1]' && !(isIP(hostname) === 4 && hostname.startsWith('127.'))
}
