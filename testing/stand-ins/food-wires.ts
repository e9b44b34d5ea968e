import type { FoodProviderName } from '#domain/food/food-search.ts'
import type { AskedFood, FoodWire, Refused } from './food-provider-server.ts'

export const foodSecret = 'sk5ecret0f7his7est'

const statuses = { 'unknown key': 401, 'no permission': 403, 'used up': 429, 'bad request': 400, 'server error': 500 }
type Kind = keyof typeof statuses

/** Naver's local search. Positions are degrees times ten million, as figures or as words; no telephone, no id. */
const naver: FoodWire = {
  checkKey: ({ headers }) =>
    headers['x-naver-client-id'] === 'naver-id' && headers['x-naver-client-secret'] === foodSecret
      ? null
      : refuseNaver('unknown key', 'none'),
  checkQuestion({ url: { pathname, searchParams: question } }) {
    if (pathname !== '/v1/search/local.json') return naverError(404, 'SE05')
    if ((question.get('query') ?? '') === '') return naverError(400, 'SE01')
    const display = Number(question.get('display') ?? 1)
    if (display < 1 || display > 5) return naverError(400, 'SE02')
    if (Number(question.get('start') ?? 1) !== 1) return naverError(400, 'SE03')
    return ['random', 'comment'].includes(question.get('sort') ?? 'random') ? null : naverError(400, 'SE04')
  },
  wrap: (list) => ({ lastBuildDate: 'Sat, 21 Nov 2026 12:00:00 +0900', total: 5, start: 1, display: 5, items: list }),
  write: (row, asked) => ({
    title: markUp(row.ko, asked.url.searchParams.get('query') ?? ''),
    link: row.website,
    category: row.category.naver,
    description: '',
    telephone: '',
    address: row.address,
    roadAddress: row.roadAddress,
    mapx: toNaver(row.lng),
    mapy: toNaver(row.lat),
  }),
  refuse: refuseNaver,
  refuseInXml: (secret) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<result>\n<errorMessage>no ${secret}</errorMessage>\n<errorCode>012</errorCode>\n</result>`,
}

const naverCodes: Record<Kind, string> = {
  'unknown key': '024',
  'no permission': '028',
  'used up': '010',
  'bad request': 'SE06',
  'server error': 'SE99',
}

function refuseNaver(kind: Kind, secret: string): Refused {
  return naverError(statuses[kind], naverCodes[kind], `no ${secret}`)
}

function naverError(status: number, errorCode: string, errorMessage = 'no'): Refused {
  return { status, text: JSON.stringify({ errorMessage, errorCode }) }
}

function toNaver(degrees: number | string): string {
  return typeof degrees === 'number' ? String(Math.round(degrees * 10_000_000)) : degrees
}

/** The words of the search stand in bold, and signs as entities. */
function markUp(text: string, query: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const word = query.split(' ').find((one) => one !== '' && escaped.includes(one))
  return word ? escaped.replace(word, `<b>${word}</b>`) : escaped
}

/** Kakao's search by keyword. Positions are words; the address of a place begins with http. */
const kakao: FoodWire = {
  checkKey: ({ headers }) =>
    headers.authorization === `KakaoAK ${foodSecret}` ? null : refuseKakao('unknown key', 'none'),
  checkQuestion({ url: { pathname, searchParams: question } }) {
    if (pathname !== '/v2/local/search/keyword.json') return { status: 404, text: '{}' }
    if ((question.get('query') ?? '') === '') return kakaoError(400, 'MissingParameter', 'query parameter required')
    const isWrong =
      Number(question.get('size') ?? 15) > 15 ||
      Number(question.get('page') ?? 1) > 45 ||
      Number(question.get('radius') ?? 0) > 20_000 ||
      (question.get('sort') === 'distance' && !question.has('x'))
    return isWrong ? kakaoError(400, 'InvalidArgument', 'no') : null
  },
  wrap: (list) => ({
    meta: {
      total_count: 2,
      pageable_count: 2,
      is_end: true,
      same_name: { region: [], keyword: '', selected_region: '' },
    },
    documents: list,
  }),
  write: (row) => ({
    id: row.id,
    place_name: row.ko,
    category_name: row.category.kakao,
    category_group_code: row.category.group,
    category_group_name: '',
    phone: row.phone,
    address_name: row.address,
    road_address_name: row.roadAddress,
    x: String(row.lng),
    y: String(row.lat),
    place_url: `http://place.map.kakao.com/${row.id}`,
    distance: '',
  }),
  refuse: refuseKakao,
  refuseInXml: (secret) => `<error><message>${secret}</message></error>`,
}

const kakaoKinds: Record<Kind, string> = {
  'unknown key': 'AccessDeniedError',
  'no permission': 'AccessDeniedError',
  'used up': 'RequestThrottled',
  'bad request': 'InvalidArgument',
  'server error': 'InternalServerError',
}

function refuseKakao(kind: Kind, secret: string): Refused {
  return kakaoError(statuses[kind], kakaoKinds[kind], `no ${secret}`)
}

function kakaoError(status: number, errorType: string, message: string): Refused {
  return { status, text: JSON.stringify({ errorType, message }) }
}

/** Google Places (New). Without a field mask it answers nothing; what the mask does not name is not there. */
const google: FoodWire = {
  checkKey: ({ headers }) => (headers['x-goog-api-key'] === foodSecret ? null : refuseGoogle('unknown key', 'none')),
  checkQuestion({ url, method, headers, body }) {
    if (url.pathname !== '/v1/places:searchText' || method !== 'POST') return refuseGoogle('bad request', 'none')
    if (!headers['x-goog-fieldmask']) return refuseGoogle('bad request', 'none')
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the adapter's own JSON
    const question = JSON.parse(body) as { textQuery?: string; pageSize?: number; regionCode?: string }
    const isWrong = !question.textQuery || Number(question.pageSize) > 20 || question.regionCode !== 'KR'
    return isWrong ? refuseGoogle('bad request', 'none') : null
  },
  wrap: (list) => (Array.isArray(list) && list.length === 0 ? {} : { places: list }),
  write: (row, { headers }) => {
    const all: Record<string, unknown> = {
      id: `ChIJ${row.id}`,
      displayName: { text: row.en, languageCode: 'en' },
      formattedAddress: row.roadAddress,
      location: { latitude: row.lat, longitude: row.lng },
      types: row.category.google,
      googleMapsUri: `https://maps.google.com/?cid=${row.id}`,
      rating: 4.4,
      userRatingCount: 120,
      regularOpeningHours: { weekdayDescriptions: ['Monday: 11:00 AM – 9:00 PM', 'Tuesday: Closed'] },
    }
    const mask = String(headers['x-goog-fieldmask']).split(',')
    return Object.fromEntries(Object.entries(all).filter(([name]) => mask.includes(`places.${name}`)))
  },
  refuse: refuseGoogle,
  refuseInXml: (secret) => `<html><title>Error</title>${secret}</html>`,
}

function refuseGoogle(kind: Kind, secret: string): Refused {
  const message = `no ${secret}`
  switch (kind) {
    case 'unknown key': {
      const details = [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' }]
      return googleError(400, { message, status: 'INVALID_ARGUMENT', details })
    }
    case 'no permission':
      return googleError(403, { message, status: 'PERMISSION_DENIED' })
    case 'used up':
      return googleError(429, { message, status: 'RESOURCE_EXHAUSTED' })
    case 'bad request':
      return googleError(400, { message, status: 'INVALID_ARGUMENT' })
    case 'server error':
      return googleError(500, { message, status: 'INTERNAL' })
  }
}

function googleError(code: number, error: object): Refused {
  return { status: code, text: JSON.stringify({ error: { code, ...error } }) }
}

/** Foursquare Places, with its version in a header. */
const foursquare: FoodWire = {
  checkKey: ({ headers }) =>
    headers.authorization === `Bearer ${foodSecret}` ? null : refuseFoursquare('unknown key', 'none'),
  checkQuestion({ url: { pathname, searchParams: question }, headers }: AskedFood) {
    const isRight =
      pathname === '/places/search' &&
      headers['x-places-api-version'] !== undefined &&
      /^-?[\d.]+,-?[\d.]+$/u.test(question.get('ll') ?? '') &&
      Number(question.get('radius')) <= 100_000 &&
      Number(question.get('limit')) <= 50
    return isRight ? null : refuseFoursquare('bad request', 'none')
  },
  wrap: (list) => ({ results: list, context: {} }),
  write: (row) => ({
    fsq_place_id: `4b${row.id}`,
    name: row.en,
    latitude: row.lat,
    longitude: row.lng,
    location: { address: row.roadAddress, formatted_address: row.roadAddress, country: row.country ?? 'KR' },
    categories: [{ fsq_category_id: '1', name: row.category.foursquare }],
    tel: row.phone,
    website: row.website,
  }),
  refuse: refuseFoursquare,
  refuseInXml: (secret) => `<Error>${secret}</Error>`,
}

function refuseFoursquare(kind: Kind, secret: string): Refused {
  return { status: statuses[kind], text: JSON.stringify({ message: `no ${secret}` }) }
}

export const foodWires: Record<FoodProviderName, FoodWire> = { naver, kakao, google, foursquare }

/** The variables that point the product to stand-ins. */
export function foodVariablesFor(origins: Partial<Record<FoodProviderName, string>>): Record<string, string> {
  const { naver: atNaver, kakao: atKakao, google: atGoogle, foursquare: atFoursquare } = origins
  return {
    ...(atNaver && { NAVER_URL: atNaver, NAVER_CLIENT_ID: 'naver-id', NAVER_CLIENT_SECRET: foodSecret }),
    ...(atKakao && { KAKAO_URL: atKakao, KAKAO_REST_KEY: foodSecret }),
    ...(atGoogle && { GOOGLE_PLACES_URL: atGoogle, GOOGLE_PLACES_KEY: foodSecret }),
    ...(atFoursquare && { FOURSQUARE_URL: atFoursquare, FOURSQUARE_KEY: foodSecret }),
  }
}
