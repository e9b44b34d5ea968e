import type { Transaction } from 'kysely'
import { clinicLimits } from '#domain/clinics/clinics.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { isStorable } from '#server/platform/http/storable.ts'
import type { Row, RowPiece } from '#server/platform/rows/read-rows.ts'
import { StartProblem } from '#server/platform/start-problem.ts'
import { findCell } from '#server/platform/rows/find-cell.ts'
import { takeImportLock } from '#server/platform/import/import-lock.ts'
import type { NoteImport } from '#server/platform/import/note-import.ts'
import { findRegistered, type ListedRegistration, saveRegistrations } from './registration-store.ts'
import type { Rejects } from '#server/platform/import/rejects.ts'

export const registrationRejects = {
  unreadable: 'could not be read as a row of this file',
  no_number: 'have no registration number',
  unmatched: 'fit no clinic of the directory',
  ambiguous: 'fit several clinics, or one that another row fits too with another number',
} as const
type Reason = keyof typeof registrationRejects

type Options = {
  database: Pick<Database, 'session'>
  rejects: Rejects<Reason>
  note: NoteImport
  isDry?: boolean
}

type List = {
  called: string
  /** Where the list comes from, and the day on which it was read. Pages show both. */
  source: string
  day: string
  pieces: AsyncIterable<RowPiece>
}

export type RegistrationCounts = { matched: number; changed: number }

const columns = {
  number: ['등록번호', '유치기관등록번호', 'registration_number', 'number'],
  // Not 'id': in such files it is a running number, which could match the id of any clinic.
  id: ['암호화요양기호', 'ykiho', '기관ID', 'source_id'],
  name: ['의료기관명', '기관명', '요양기관명', '상호', 'name'],
  phone: ['전화번호', '대표전화', 'telephone', 'phone'],
  address: ['주소', '소재지', '도로명주소', 'address'],
} as const

// There are a few thousand registered institutions. They are compared with the directory in one query.
const mostRows = 50_000

/**
 * Imports a list of clinics that are registered for patients from abroad. A row that matches two clinics is rejected.
 */
export async function importRegistrations(list: List, { database, rejects, note, isDry = false }: Options) {
  const listed = await readList(list, rejects)
  const write = async (tx: Transaction<Tables>): Promise<RegistrationCounts> => {
    await takeImportLock(tx, 'clinic')
    const candidates = await findRegistered(tx, listed)
    const found = chooseClear(listed, candidates, rejects).map(({ clinic, number }) => ({
      clinic,
      registration: { number, checkedOn: list.day, source: list.source },
    }))
    if (isDry) return { matched: found.length, changed: 0 }
    const counts = { matched: found.length, changed: await saveRegistrations(tx, found) }
    await note(tx, list.source, { list: 'registrations', day: list.day, ...counts, refused: rejects.count() })
    return counts
  }
  return database.session((session) => session.transactionAs({ role: 'service' }, write))
}

async function readList({ called, pieces }: List, rejects: Rejects<Reason>): Promise<ListedRegistration[]> {
  const listed: ListedRegistration[] = []
  for await (const { rows } of pieces) {
    for (const row of rows) {
      if (listed.length >= mostRows) throw new StartProblem(`${called} has more than ${mostRows} rows.`)
      const registration = readRegistration(row, called)
      if (!registration) rejects.add({ line: row.line, reason: 'unreadable', sourceId: '', name: '' })
      else if (isNumber(registration.number)) listed.push(registration)
      else rejects.add({ ...registration, sourceId: registration.id, reason: 'no_number' })
    }
  }
  return listed
}

function readRegistration({ line, cells }: Row, called: string): ListedRegistration | null {
  if (!cells || !isStorable(cells)) return null
  const read = (field: keyof typeof columns) => findCell(cells, columns[field])
  const [number, id, name] = [read('number'), read('id'), read('name')]
  if (number === null) throw new StartProblem(`${called} has no column for the number (${columns.number.join(', ')}).`)
  if (id === null && name === null) {
    throw new StartProblem(`${called} names no clinics: a column is needed for ${columns.name.join(', ')}.`)
  }
  return { line, number, id: id ?? '', name: name ?? '', phone: read('phone') ?? '', address: read('address') ?? '' }
}

function isNumber(number: string): boolean {
  return number !== '' && number.length <= clinicLimits.registrationNumber
}

/** The rows that fit exactly one clinic each. The others are rejected. */
export function chooseClear(
  listed: readonly ListedRegistration[],
  candidates: ReadonlyMap<number, readonly number[]>,
  rejects: Pick<Rejects<'unmatched' | 'ambiguous'>, 'add'>,
): { clinic: number; number: string }[] {
  const numbers = new Map<number, Set<string>>()
  for (const { line, number } of listed) {
    for (const clinic of candidates.get(line) ?? []) {
      numbers.set(clinic, (numbers.get(clinic) ?? new Set()).add(number))
    }
  }
  const clear = new Map<number, string>()
  for (const { line, number, id, name } of listed) {
    const [clinic, ...others] = candidates.get(line) ?? []
    if (clinic === undefined) rejects.add({ line, reason: 'unmatched', sourceId: id, name })
    else if (others.length > 0 || numbers.get(clinic)?.size !== 1) {
      rejects.add({ line, reason: 'ambiguous', sourceId: id, name })
    } else clear.set(clinic, number)
  }
  return Array.from(clear, ([clinic, number]) => ({ clinic, number }))
}
