import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { type Operator, operatorModes } from '#domain/site/operator.ts'
import { en } from '#locales/en.ts'
import { accountVariables, buildAccountSettings } from './accounts/account-settings.ts'
import { backupVariables, buildBackupSettings } from './backup/backup-settings.ts'
import { buildClinicSettings, clinicVariables } from './clinics/clinic-settings.ts'
import { buildFoodSettings, foodVariables } from './food/food-settings.ts'
import { parseDatabaseUrl } from './platform/database/pool/connection-urls.ts'
import { buildFilesSettings, filesVariables } from './platform/files/files-settings.ts'
import { StartProblem } from './platform/start-problem.ts'
import {
  buildLanguageModelSettings,
  languageModelVariables,
} from './platform/language-model/language-model-settings.ts'
import { buildMapSettings, mapVariables } from './platform/map/map-settings.ts'
import { buildPlaceSettings, placeVariables } from './places/place-settings.ts'
import { parseProxies } from './platform/http/client-address.ts'
import { buildMailSettings, mailVariables } from './platform/mail/mail-settings.ts'
import { buildForecastSettings, forecastVariables } from './trips/forecast/forecast-settings.ts'
import { buildTripSettings, tripVariables } from './trips/trip-settings.ts'

const port = z.coerce.number().int().min(1).max(65_535)

const siteUrl = z
  .url({ protocol: /^https?$/, abort: true })
  .refine((text) => /^https?:\/\/[^/?#]+\/?$/.test(text), 'must be an origin, without a path')

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
  DATABASE_URL: z.string().optional(),
  DATABASE_DIRECT_URL: z.string().optional(),
  DATA_KEY_FILE: z.string().optional(),
  TRUSTED_PROXIES: list.default([]),
  METRICS_TOKEN: z.string().min(16).optional(),
  RATE_LIMITS: z.union([z.enum(['on', 'off']), z.coerce.number().min(0.1).max(1_000)]).default('on'),
  SAMPLE_CLINICS: z.enum(['auto', 'on', 'off']).default('auto'),
  BUILT_IN_CLINICS: z.enum(['on', 'off']).default('on'),
  OPERATOR_NAME: z.string().optional(),
  OPERATOR_EMAIL: z.email().optional(),
  OPERATOR_ADDRESS: z.string().optional(),
  OPERATOR_MODE: z.enum(operatorModes).default('information'),
  OPERATOR_REGISTRATION: z.string().optional(),
  ...clinicVariables,
  ...placeVariables,
  ...foodVariables,
  ...tripVariables,
  ...forecastVariables,
  ...filesVariables,
  ...mapVariables,
  ...languageModelVariables,
  ...mailVariables,
  ...accountVariables,
  ...backupVariables,
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

export const knownVariables: readonly string[] = Object.keys(environment.shape)

export type Config = ReturnType<typeof readConfig>

/** Parses the environment once. Throws a StartProblem that names the variable. */
export function readConfig(variables: NodeJS.ProcessEnv) {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(set)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new StartProblem(`${String(issue?.path[0])} cannot be used: ${issue?.message}. See docs/operations.md.`)
  }
  const values = parsed.data
  if (values.DATABASE_DIRECT_URL && !values.DATABASE_URL) {
    throw new StartProblem('DATABASE_DIRECT_URL is set and DATABASE_URL is not: set both, or neither.')
  }
  const siteOrigin = new URL(values.SITE_URL ?? `http://localhost:${values.PORT}`).origin
  const varFolder = resolve(values.VAR_DIR)
  const rateLimits = values.RATE_LIMITS !== 'off'
  return {
    development: values.NODE_ENV === 'development',
    port: values.PORT,
    // Listens on all network interfaces only if SITE_URL is a public address.
    host: values.HOST ?? (isPublicOrigin(siteOrigin) ? '0.0.0.0' : '127.0.0.1'),
    siteOrigin,
    isPublic: isPublicOrigin(siteOrigin),
    varFolder,
    databaseUrl: readDatabaseUrl(values, 'DATABASE_URL'),
    databaseDirectUrl: readDatabaseUrl(values, 'DATABASE_DIRECT_URL'),
    dataKeyFile: resolve(values.DATA_KEY_FILE ?? join(values.VAR_DIR, 'data-key')),
    map: buildMapSettings(values),
    languageModel: buildLanguageModelSettings(values),
    files: buildFilesSettings(values.FILES_URL, varFolder),
    trustedProxies: readProxies(values.TRUSTED_PROXIES),
    metricsToken: values.METRICS_TOKEN ?? null,
    rateLimits,
    rateLimitFactor: typeof values.RATE_LIMITS === 'number' ? values.RATE_LIMITS : 1,
    accounts: buildAccountSettings(values, { siteOrigin, rateLimits }),
    mail: buildMailSettings(values, { isPublic: isPublicOrigin(siteOrigin), siteName: en.siteName }),
    sampleClinics: values.SAMPLE_CLINICS,
    builtInClinics: values.BUILT_IN_CLINICS === 'on',
    clinics: buildClinicSettings(values),
    places: buildPlaceSettings(values),
    food: buildFoodSettings(values),
    trips: buildTripSettings(values),
    forecast: buildForecastSettings(values),
    backups: buildBackupSettings(values),
    operator: readOperator(values),
    logLevel: values.LOG_LEVEL,
  }
}

type DatabaseVariable = 'DATABASE_URL' | 'DATABASE_DIRECT_URL'

function readDatabaseUrl(values: z.infer<typeof environment>, variable: DatabaseVariable): string | null {
  const text = values[variable]
  return text === undefined ? null : parseDatabaseUrl(text, variable).href
}

type OperatorVariables = Pick<
  z.infer<typeof environment>,
  'OPERATOR_NAME' | 'OPERATOR_EMAIL' | 'OPERATOR_ADDRESS' | 'OPERATOR_MODE' | 'OPERATOR_REGISTRATION'
>

function readOperator(values: OperatorVariables): Operator | null {
  if (values.OPERATOR_MODE === 'registered_agency' && !values.OPERATOR_REGISTRATION) {
    throw new StartProblem('OPERATOR_MODE is registered_agency: set OPERATOR_REGISTRATION to the registration number.')
  }
  if (!values.OPERATOR_NAME) return null
  return {
    name: values.OPERATOR_NAME,
    email: values.OPERATOR_EMAIL ?? null,
    address: values.OPERATOR_ADDRESS ?? null,
    mode: values.OPERATOR_MODE,
    registration: values.OPERATOR_REGISTRATION ?? null,
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
