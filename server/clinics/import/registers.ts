import type { Outside } from '#server/platform/outside/outside.ts'
import { OutsideProblem } from '#server/platform/outside/outside-problem.ts'
import type { RowPiece } from '#server/platform/rows/read-rows.ts'
import { readRegisterPage, type RegisterPage } from '#server/platform/outside/data-go-kr.ts'

/** The two public registers that have an API. It needs a key. */
export const registerNames = ['hira', 'nmc'] as const
export type RegisterName = (typeof registerNames)[number]

type Register = {
  /** The parameter and field for departments, and the departments that decide what a clinic is listed for. */
  departmentField: string
  departments: readonly string[]
  idField: string
}

const registers: Record<RegisterName, Register> = {
  hira: { departmentField: 'dgsbjtCd', departments: ['08', '12', '14'], idField: 'ykiho' },
  nmc: { departmentField: 'QD', departments: ['D008', 'D012', 'D014'], idField: 'hpid' },
}

// The limit of a development key of the portal.
const callsPerDay = 1_000
const usualRowsPerPage = 1_000

type Options = {
  outside: Outside
  key: string
  url: string
  rowsPerPage?: number
  progress?: (done: number, total: number) => void
}

/**
 * The whole list of a register. A row does not contain the departments of its clinic. So each department is requested
 * first, and only the ids of its clinics are kept.
 */
export async function* fetchRegister(name: RegisterName, options: Options): AsyncGenerator<RowPiece> {
  const { departmentField, departments, idField } = registers[name]
  const found = new Map<string, string[]>()
  for (const department of departments) {
    for await (const { rows } of fetchPages(name, options, { [departmentField]: department })) {
      for (const { [idField]: id = '' } of rows) found.set(id, [...(found.get(id) ?? []), department])
    }
  }
  let line = 0
  for await (const { rows, total } of fetchPages(name, options, {})) {
    const withDepartments = rows.map((row) => {
      line += 1
      return { line, cells: { ...row, [departmentField]: (found.get(row[idField] ?? '') ?? []).join(';') } }
    })
    options.progress?.(line, total)
    yield { rows: withDepartments, bytes: line }
  }
}

async function* fetchPages(
  name: RegisterName,
  { outside, key, url, rowsPerPage = usualRowsPerPage }: Options,
  questions: Record<string, string>,
): AsyncGenerator<RegisterPage> {
  const service = { name, callsPerDay }
  let seen = 0
  let most = 0
  for (let page = 1; ; page += 1) {
    const asked = new URL(url)
    const words = { ServiceKey: key, pageNo: String(page), numOfRows: String(rowsPerPage), _type: 'json', ...questions }
    for (const [word, value] of Object.entries(words)) asked.searchParams.set(word, value)
    const answer = await outside.ask(service, { url: asked }, (text) => readRegisterPage(text, name))
    seen += answer.rows.length
    most = Math.max(most, answer.total)
    // An empty page before the end is an error: the clinics that are missing would be marked as closed.
    if (answer.rows.length === 0 && seen < most) {
      throw new OutsideProblem('malformed', { service: name, theirs: 'the list ended early' })
    }
    if (answer.rows.length > 0) yield answer
    if (seen >= answer.total) return
  }
}
