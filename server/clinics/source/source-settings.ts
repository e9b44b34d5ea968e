import { z } from 'zod'
import { StartProblem } from '#server/platform/start-problem.ts'

/** The environment variables of the operator's own source. `server/clinics/clinic-settings.ts` reads them. */
export const sourceVariables = {
  CLINIC_SOURCE_URL: z.string().optional(),
  CLINIC_SOURCE_METHOD: z.string().optional(),
  CLINIC_SOURCE_AUTH: z.string().optional(),
  CLINIC_SOURCE_KEY: z.string().optional(),
  CLINIC_SOURCE_LIST_PATH: z.string().optional(),
  CLINIC_SOURCE_FIELD_MAP: z.string().optional(),
}

type Variables = z.infer<z.ZodObject<typeof sourceVariables>>

/** Only facts: we have no right to show texts and pictures of other sites. */
export const sourceFields = ['name', 'address', 'phoneNumber', 'website', 'lat', 'lng'] as const
export type SourceField = (typeof sourceFields)[number]

export type ClinicSourceSettings = {
  url: string
  method: 'GET' | 'POST'
  auth: { kind: 'query' | 'header'; name: string; value: string } | null
  /** Where the list is in the answer. `tasks` is the newest successful run of a Browse AI robot. */
  list: { kind: 'path'; path: string[] } | { kind: 'tasks' }
  fields: Record<SourceField, string[]>
}

const usualFields: Record<SourceField, string[]> = {
  name: ['name'],
  address: ['address'],
  phoneNumber: ['phoneNumber'],
  website: ['website'],
  lat: ['location', 'lat'],
  lng: ['location', 'lng'],
}

const browseAi = 'https://api.browse.ai/v2'

/** Null if the source is off. Throws an error that names the variable, but never contains the key. */
export function buildSourceSettings(values: Variables): ClinicSourceSettings | null {
  const { CLINIC_SOURCE_URL: given, CLINIC_SOURCE_KEY: key, CLINIC_SOURCE_AUTH: auth } = values
  if (given === undefined) {
    const other = Object.entries(values).find(([name, value]) => name in sourceVariables && value !== undefined)
    if (other) refuse(other[0], 'CLINIC_SOURCE_URL is not set, and says where the source is')
    return null
  }
  const fields = readFields(values.CLINIC_SOURCE_FIELD_MAP)
  if (given.startsWith('browse-ai:')) return askBrowseAi(given, key, fields)
  const url = readUrl(given)
  return {
    url,
    method: readMethod(values.CLINIC_SOURCE_METHOD),
    auth: readAuth(auth, key),
    list: { kind: 'path', path: readPath('CLINIC_SOURCE_LIST_PATH', values.CLINIC_SOURCE_LIST_PATH ?? 'data') },
    fields,
  }
}

function askBrowseAi(given: string, key: string | undefined, fields: ClinicSourceSettings['fields']) {
  const robot = given.slice('browse-ai:'.length)
  if (!/^[\w-]{1,80}$/.test(robot)) refuse('CLINIC_SOURCE_URL', 'after browse-ai: stands the id of a robot')
  if (key === undefined) refuse('CLINIC_SOURCE_KEY', 'Browse AI wants the key of its account')
  return {
    url: `${browseAi}/robots/${robot}/tasks?status=successful&sort=-finishedAt`,
    method: 'GET' as const,
    auth: { kind: 'header' as const, name: 'Authorization', value: `Bearer ${key}` },
    list: { kind: 'tasks' as const },
    fields,
  }
}

function readUrl(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : null
  if (!url || !/^https?:$/.test(url.protocol))
    refuse('CLINIC_SOURCE_URL', 'it begins with https:// or is browse-ai:ROBOT')
  if (url.username !== '' || url.password !== '') refuse('CLINIC_SOURCE_URL', 'a key belongs into CLINIC_SOURCE_KEY')
  if (given.includes('{')) refuse('CLINIC_SOURCE_URL', 'put what belongs there in the place of {…}')
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  if (url.protocol === 'http:' && !isHere) refuse('CLINIC_SOURCE_URL', 'without https the key could be read on its way')
  return url.href
}

function readMethod(given = 'GET'): 'GET' | 'POST' {
  if (given !== 'GET' && given !== 'POST') refuse('CLINIC_SOURCE_METHOD', 'it is GET or POST')
  return given
}

function readAuth(given: string | undefined, key: string | undefined): ClinicSourceSettings['auth'] {
  if (given === undefined && key === undefined) return null
  if (key === undefined) refuse('CLINIC_SOURCE_AUTH', 'CLINIC_SOURCE_KEY is not set')
  if (!/^[\x21-\x7e]+$/.test(key)) refuse('CLINIC_SOURCE_KEY', 'it has a space or a letter that no key has')
  if (given === 'bearer') return { kind: 'header', name: 'Authorization', value: `Bearer ${key}` }
  const [, kind, name = ''] = /^(query|header):([\w-]{1,60})$/.exec(given ?? '') ?? []
  if (kind !== 'query' && kind !== 'header') {
    refuse('CLINIC_SOURCE_AUTH', 'it is query:NAME, header:NAME or bearer, as in query:apikey')
  }
  return { kind, name, value: key }
}

function readFields(given: string | undefined): ClinicSourceSettings['fields'] {
  const fields = { ...usualFields }
  for (const pair of given?.split(',') ?? []) {
    const [ours = '', theirs = '', ...more] = pair.split('=').map((word) => word.trim())
    const field = sourceFields.find((one) => one === ours)
    if (!field || more.length > 0) {
      const fact = sourceFields.join(', ')
      refuse(
        'CLINIC_SOURCE_FIELD_MAP',
        `it is FIELD=PATH,… and the fields are ${fact}; texts and pictures are not taken`,
      )
    }
    fields[field] = readPath('CLINIC_SOURCE_FIELD_MAP', theirs)
  }
  return fields
}

function readPath(variable: string, given: string): string[] {
  const path = given.split('.')
  if (path.includes('')) refuse(variable, 'a path is names with a dot between them')
  return path
}

function refuse(variable: string, because: string): never {
  throw new StartProblem(`${variable} cannot be used: ${because}. See docs/operations.md.`)
}
