import { startOutsideServer } from './outside-server.ts'

export type TourRecord = { contentid: string; contenttypeid: string; title: string; modifiedtime: string } & Record<
  string,
  string
>
type Given = {
  key: string
  /** By the names of the services; one that is not here was not applied for. */
  services: Record<string, TourRecord[]>
  /** What detailCommon2 and detailIntro2 add, by id. */
  details?: Record<string, Record<string, string>>
}

const listFields = [
  'contentid contenttypeid title addr1 addr2 zipcode tel mapx mapy mlevel firstimage firstimage2 cpyrhtDivCd',
  'lDongRegnCd lDongSignguCd lclsSystm1 lclsSystm2 lclsSystm3 createdtime modifiedtime',
].flatMap((names) => names.split(' '))
const introFields = 'usetime restdate infocenter usefee usetimeculture restdateculture opentimefood restdatefood'.split(
  ' ',
)
const commonFields = ['title', 'overview', 'homepage', 'addr1', 'mapx', 'mapy']
const mostRows = 1_000

/**
 * TourAPI 4.0 as it has been seen to answer: empty lists are an empty word, a list of one is the one, success is 0000
 * here and 00 there, what is wrong with a key comes as XML with status 200 whatever was asked for, agents of libraries
 * and services that were not applied for get 403.
 */
export async function startTourApi({ key, services, details = {} }: Given) {
  const state = { services, details, callsLeft: new Map<string, number>(), goesDownAt: Number.POSITIVE_INFINITY }
  let calls = 0
  const server = await startOutsideServer((request, response) => {
    const { pathname, searchParams: question } = new URL(request.url, 'http://portal')
    const [, service = '', operation = ''] = pathname.split('/')
    calls += 1
    if (calls >= state.goesDownAt) {
      response.writeHead(500, { 'content-type': 'text/plain' }).end('Unexpected errors')
      return
    }
    const records = state.services[service]
    if (!request.headers['user-agent']?.startsWith('Mozilla/') || (!records && service.endsWith('2'))) {
      response.writeHead(403).end('Forbidden')
      return
    }
    const refusal = refuse(service, operation, question)
    if (refusal) {
      response.end(refusal)
      return
    }
    response.setHeader('content-type', 'application/json')
    response.end(answer(operation, records ?? [], question))
  })

  function refuse(service: string, operation: string, question: URLSearchParams): string | null {
    if (question.get('serviceKey') !== key) return writeXml('30', 'SERVICE_KEY_IS_NOT_REGISTERED_ERROR')
    if (service.endsWith('1') || !operation.endsWith('2')) return writeXml('12', 'NO_OPENAPI_SERVICE_ERROR')
    const left = state.callsLeft.get(service) ?? Number.POSITIVE_INFINITY
    if (left <= 0) return writeXml('22', 'LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS_ERROR')
    state.callsLeft.set(service, left - 1)
    if (!question.get('MobileOS') || !question.get('MobileApp')) return writePage('11', [], { totalCount: 0 })
    // Gone since the second generation.
    if (question.has('defaultYN') || question.has('overviewYN')) return writePage('10', [], { totalCount: 0 })
    return null
  }

  function answer(operation: string, records: readonly TourRecord[], question: URLSearchParams): string {
    if (operation.startsWith('detail')) {
      const id = question.get('contentId') ?? ''
      const found = records.find(({ contentid }) => contentid === id)
      const all = { ...found, ...state.details[id] }
      const fields = operation === 'detailIntro2' ? introFields : commonFields
      const item = { contentid: id, contenttypeid: found?.contenttypeid ?? '', ...pick(all, fields) }
      return writePage('0000', found ? [item] : [], { numOfRows: 10, pageNo: 1, totalCount: found ? 1 : 0 })
    }
    const isSync = operation === 'areaBasedSyncList2'
    const listed = records.filter((record) => isSync || record['showflag'] !== '0')
    const sorted = listed.toSorted((one, other) => {
      if (question.get('arrange') === 'C') return other.modifiedtime.localeCompare(one.modifiedtime)
      return one.title.localeCompare(other.title)
    })
    const size = Math.min(mostRows, Number(question.get('numOfRows')))
    const start = (Number(question.get('pageNo')) - 1) * size
    const fields = isSync ? [...listFields, 'showflag'] : listFields
    const items = sorted.slice(start, start + size).map((record) => pick({ showflag: '1', ...record }, fields))
    return writePage(isSync ? '00' : '0000', items, {
      numOfRows: items.length,
      pageNo: Number(question.get('pageNo')),
      totalCount: sorted.length,
    })
  }

  return { ...server, state }
}

/** Every field is there; what nobody knows is an empty word. */
function pick(record: Readonly<Record<string, string>>, fields: readonly string[]): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field, record[field] ?? '']))
}

function writePage(code: string, items: readonly object[], counts: Record<string, unknown>): string {
  const [first] = items
  const list = first === undefined ? '' : { item: items.length === 1 ? first : items }
  return JSON.stringify({
    response: { header: { resultCode: code, resultMsg: 'OK' }, body: { items: list, ...counts } },
  })
}

function writeXml(code: string, message: string): string {
  return `<OpenAPI_ServiceResponse>\n\t<cmmMsgHeader>\n\t\t<errMsg>SERVICE ERROR</errMsg>\n\t\t<returnAuthMsg>${message}</returnAuthMsg>\n\t\t<returnReasonCode>${code}</returnReasonCode>\n\t</cmmMsgHeader>\n</OpenAPI_ServiceResponse>`
}
