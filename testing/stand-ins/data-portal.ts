import { startOutsideServer } from './outside-server.ts'

type Item = Record<string, string | number>
type Options = {
  key: string
  items: readonly Item[]
  /** The question by which departments are asked for, and the ids of the clinics that have each. */
  departmentField: string
  idField: string
  departments?: Readonly<Record<string, readonly string[]>>
}

const outOfCalls = 'LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS_ERROR'
const unknownKey = 'SERVICE_KEY_IS_NOT_REGISTERED_ERROR'

/**
 * The public data portal of Korea with one register behind it, as it has been seen to answer: what is wrong with a key
 * comes as XML and with status 200, an empty list is an empty word, a list of one is the one, figures come as numbers.
 */
export async function startDataPortal({ key, items, departmentField, idField, departments = {} }: Options) {
  const state: { trouble: 'quota' | 'down' | 'short' | 'forgotten' | null } = { trouble: null }
  const server = await startOutsideServer((request, response) => {
    const question = new URL(request.url, 'http://portal').searchParams
    if (state.trouble === 'down') {
      response.writeHead(500, { 'content-type': 'text/plain' }).end('Unexpected errors')
      return
    }
    if (question.get('ServiceKey') !== key) {
      response.end(writeKeyError('30', unknownKey))
      return
    }
    if (state.trouble === 'quota') {
      response.end(writeKeyError('22', outOfCalls))
      return
    }
    const wanted = question.get(departmentField)
    const list = items.filter((item) => !wanted || departments[wanted]?.includes(String(item[idField])))
    const size = Number(question.get('numOfRows'))
    const start = (Number(question.get('pageNo')) - 1) * size
    const page = state.trouble === 'short' ? [] : list.slice(start, start + size)
    response.setHeader('content-type', 'application/json')
    if (state.trouble === 'forgotten' && start > 0) {
      response.end(writePage([], { totalCount: 0 }))
      return
    }
    response.end(writePage(page, { pageNo: question.get('pageNo'), numOfRows: size, totalCount: list.length }))
  })
  return { ...server, state }
}

function writePage(page: readonly Item[], counts: Record<string, unknown>): string {
  const [first] = page
  const items = first === undefined ? '' : { item: page.length === 1 ? first : page }
  const header = { resultCode: '00', resultMsg: 'NORMAL SERVICE.' }
  return JSON.stringify({ response: { header, body: { items, ...counts } } })
}

function writeKeyError(code: string, message: string): string {
  return `<OpenAPI_ServiceResponse><cmmMsgHeader><errMsg>SERVICE ERROR</errMsg><returnAuthMsg>${message}</returnAuthMsg><returnReasonCode>${code}</returnReasonCode></cmmMsgHeader></OpenAPI_ServiceResponse>`
}
