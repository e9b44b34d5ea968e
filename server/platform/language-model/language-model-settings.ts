import { z } from 'zod'
import { StartProblem } from '#server/platform/start-problem.ts'

const languageModelKinds = ['openai-compatible', 'anthropic'] as const
type LanguageModelKind = (typeof languageModelKinds)[number]

/** `server/config.ts` reads them with all others. */
export const languageModelVariables = {
  LANGUAGE_MODEL_KIND: z.string().optional(),
  LANGUAGE_MODEL_URL: z.string().optional(),
  LANGUAGE_MODEL_KEY: z.string().optional(),
  LANGUAGE_MODEL_NAME: z.string().optional(),
  LANGUAGE_MODEL_CALLS_PER_DAY: z.coerce.number().int().min(1).max(1_000_000).default(1000),
}

type Variables = z.infer<z.ZodObject<typeof languageModelVariables>>

export type LanguageModelSettings = {
  kind: LanguageModelKind
  /** Without a trailing slash. */
  url: string
  /** Null for a local model that needs no key. */
  key: string | null
  name: string
  callsPerDay: number
}

const anthropicUrl = 'https://api.anthropic.com/v1'

/** Null when no model is configured. Throws an error that names the invalid variable, never the key. */
export function buildLanguageModelSettings(values: Variables): LanguageModelSettings | null {
  const { LANGUAGE_MODEL_KIND: given, LANGUAGE_MODEL_URL: url, LANGUAGE_MODEL_CALLS_PER_DAY: callsPerDay } = values
  const { LANGUAGE_MODEL_KEY: key, LANGUAGE_MODEL_NAME: name } = values
  if (given === undefined) {
    if (url ?? key ?? name)
      refuse('LANGUAGE_MODEL_KIND', `it is not set, and is one of ${languageModelKinds.join(', ')}`)
    return null
  }
  const kind = languageModelKinds.find((one) => one === given)
  if (!kind) refuse('LANGUAGE_MODEL_KIND', `it is one of ${languageModelKinds.join(', ')}`)
  if (name === undefined) refuse('LANGUAGE_MODEL_NAME', 'it is not set, and says which model is asked')
  if (!/^[\x21-\x7e]{1,200}$/.test(name))
    refuse('LANGUAGE_MODEL_NAME', 'it has a space or a letter that no model’s name has')
  if (key !== undefined && !/^[\x21-\x7e]+$/.test(key))
    refuse('LANGUAGE_MODEL_KEY', 'it has a space or a letter that no key has')
  if (kind === 'anthropic' && key === undefined)
    refuse('LANGUAGE_MODEL_KEY', 'it is not set, and anthropic asks for one')
  if (kind === 'openai-compatible' && url === undefined)
    refuse('LANGUAGE_MODEL_URL', 'it is not set, and says where the model is, as in https://models.example.com/v1')
  return { kind, url: readUrl(url ?? anthropicUrl), key: key ?? null, name, callsPerDay }
}

function readUrl(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : null
  if (!url || !/^https?:$/.test(url.protocol)) refuse('LANGUAGE_MODEL_URL', 'it begins with https://')
  if (url.username !== '' || url.password !== '' || url.search !== '')
    refuse('LANGUAGE_MODEL_URL', 'a key belongs into LANGUAGE_MODEL_KEY')
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  if (url.protocol === 'http:' && !isHere)
    refuse('LANGUAGE_MODEL_URL', 'without https the key and the trips could be read on their way')
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '')
}

function refuse(variable: string, why: string): never {
  throw new StartProblem(`${variable} cannot be used: ${why}. See docs/operations.md.`)
}
