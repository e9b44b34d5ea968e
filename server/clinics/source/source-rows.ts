import { type ClinicRow, clinicRow } from '#domain/clinics/clinic-lists.ts'
import { clinicLimits, unknownClinic } from '#domain/clinics/clinics.ts'
import { isInKorea } from '#domain/korea/korea-box.ts'
import { readWebsite } from '#server/platform/outside/read-website.ts'
import { OutsideProblem } from '#server/platform/outside/outside-problem.ts'
import { isObject, readJson } from '#server/platform/outside/read-json.ts'
import { markupText } from '#server/platform/outside/markup-text.ts'
import type { ClinicSourceSettings, SourceField } from './source-settings.ts'

const mostRows = 200

/** Parses the clinics of a source's answer. Only mapped fields are used. Rows without a name are ignored. */
export function readSourceRows(text: string, { list, fields }: ClinicSourceSettings, service: string): ClinicRow[] {
  const answer = readJson(text, service)
  const found = list.kind === 'tasks' ? findNewestList(answer) : follow(answer, list.path)
  if (!Array.isArray(found)) throw new OutsideProblem('malformed', { service })
  const items: unknown[] = found
  return items.slice(0, mostRows).flatMap((item, index) => {
    const row = readRow((field, longest) => readWords(follow(item, fields[field]), longest), index)
    return row.name === '' ? [] : [row]
  })
}

function readRow(read: (field: SourceField, longest: number) => string, index: number): ClinicRow {
  const address = read('address', clinicLimits.line)
  const name = read('name', clinicLimits.name)
  const isKorean = /[가-힣]/u.test(address)
  return clinicRow({
    ...unknownClinic,
    // Negative, because the clinic has no page here.
    id: -1 - index,
    version: 0,
    isSample: false,
    updatedOn: '',
    name,
    nameKo: /[가-힣]/u.test(name) ? name : '',
    location: address,
    address: { en: isKorean ? '' : address, ko: isKorean ? address : '' },
    phoneNumber: read('phoneNumber', 60),
    website: readWebsite(read('website', clinicLimits.address)),
    ...readPosition(read('lat', 20), read('lng', 20)),
    treatments: ['plastic-surgery'],
  })
}

function readPosition(lat: string, lng: string): { lat: number | null; lng: number | null } {
  const position = { lat: Number(lat), lng: Number(lng) }
  return isInKorea(position) ? position : { lat: null, lng: null }
}

/** The first list that the newest successful run captured. Failed runs are skipped. */
function findNewestList(answer: unknown): unknown {
  const items = follow(answer, ['result', 'robotTasks', 'items'])
  const tasks: unknown[] = Array.isArray(items) ? items : []
  const [newest] = tasks
    .filter((task) => follow(task, ['status']) === 'successful')
    .toSorted((one, other) => readMoment(other) - readMoment(one))
  const lists = follow(newest, ['capturedLists'])
  return isObject(lists) ? Object.values(lists)[0] : undefined
}

/** Browse AI gives the time in milliseconds or as a date. */
function readMoment(task: unknown): number {
  const at = follow(task, ['finishedAt'])
  return typeof at === 'number' ? at : Date.parse(typeof at === 'string' ? at : '') || 0
}

function follow(value: unknown, path: readonly string[]): unknown {
  let found = value
  for (const name of path) found = isObject(found) && Object.hasOwn(found, name) ? found[name] : undefined
  return found
}

function readWords(value: unknown, longest: number): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? markupText(value, longest) : ''
}
