import type { Transaction } from 'kysely'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { isStorable } from '#server/platform/http/storable.ts'
import { takeImportLock } from '#server/platform/import/import-lock.ts'
import type { NoteImport } from '#server/platform/import/note-import.ts'
import type { Rejects } from '#server/platform/import/rejects.ts'
import type { RowPiece } from '#server/platform/rows/read-rows.ts'
import { StartProblem } from '#server/platform/start-problem.ts'
import { type ListedInstitution, namesInRegister, readListed } from './city-list.ts'
import { saveCityPages } from './city-list-store.ts'
import { chooseClear } from './import-registrations.ts'
import { findRegistered } from './registration-store.ts'

export const cityListRejects = {
  unreadable: 'could not be read as a row of this file',
  no_page: 'have no page at medical.visitseoul.net',
  unmatched: 'fit no clinic of the directory by name and address',
  ambiguous: 'fit several clinics, or one that another row fits too with another page',
} as const
type Reason = keyof typeof cityListRejects

type Options = {
  database: Pick<Database, 'session'>
  rejects: Rejects<Reason>
  note: NoteImport
  isDry?: boolean
}

type List = { called: string; day: string; pieces: AsyncIterable<RowPiece> }

type Line = ListedInstitution & { line: number }

const publisher = 'City of Seoul, list of partner institutions for medical tourism'
// The list has a hundred institutions.
const mostRows = 5_000

/**
 * Imports the city's list of institutions for visitors. A clinic gets the city's page only where its name and its
 * address in the register are those of the list. That is no registration.
 */
export async function importCityList({ called, day, pieces }: List, { database, rejects, note, isDry }: Options) {
  const listed = await readLines(called, pieces, rejects)
  const write = async (tx: Transaction<Tables>) => {
    await takeImportLock(tx, 'clinic')
    const lines = listed.map(({ line, name, address, page }) => ({
      line,
      number: page,
      id: '',
      name,
      phone: '',
      address,
    }))
    const candidates = await findRegistered(
      tx,
      lines.flatMap((one) => namesInRegister(one.name).map((name) => ({ ...one, name }))),
    )
    const byPage = new Map(listed.map((one) => [one.page, one]))
    const found = chooseClear(lines, candidates, rejects).flatMap(({ clinic, number }) => {
      const one = byPage.get(number)
      return one ? [{ clinic, languages: one.languages, website: one.website, page: pageOf(one, day) }] : []
    })
    if (isDry) return { matched: found.length, changed: 0 }
    const counts = { matched: found.length, changed: await saveCityPages(tx, found) }
    await note(tx, publisher, { list: 'city-list', day, ...counts, refused: rejects.count() })
    return counts
  }
  return database.session((session) => session.transactionAs({ role: 'service' }, write))
}

function pageOf({ page, languages, website }: ListedInstitution, day: string) {
  const says = [
    'existence' as const,
    ...(languages.length > 0 ? (['languages'] as const) : []),
    ...(website === '' ? [] : (['website'] as const)),
  ]
  return { address: page, publisher, readOn: day, pageDate: null, says }
}

async function readLines(called: string, pieces: AsyncIterable<RowPiece>, rejects: Rejects<Reason>): Promise<Line[]> {
  const listed: Line[] = []
  for await (const { rows } of pieces) {
    for (const { line, cells } of rows) {
      if (listed.length >= mostRows) throw new StartProblem(`${called} has more than ${mostRows} rows.`)
      if (!cells || !isStorable(cells)) {
        rejects.add({ line, reason: 'unreadable', sourceId: '', name: '' })
        continue
      }
      const read = readListed(cells)
      if (read) listed.push({ line, ...read })
      else rejects.add({ line, reason: 'no_page', sourceId: '', name: Object.values(cells)[0] ?? '' })
    }
  }
  return listed
}
