import { pino } from 'pino'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import type { FoodProviderName } from '#domain/food/food-search.ts'
import { createOutside } from '#server/platform/outside/outside.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { answerJson, startOutsideServer } from '#testing/stand-ins/outside-server.ts'
import { foodVariablesFor } from '#testing/stand-ins/food-wires.ts'
import { buildFoodSettings, foodVariables } from '#server/food/food-settings.ts'
import { createProvider } from './create-provider.ts'

const opened = await openTestDatabase()
const server = await startOutsideServer(answerJson({}))

beforeEach(() => sql`delete from mgk.outside_calls`.execute(opened.database.app))
afterAll(async () => {
  await server.stop()
  await opened.close()
})

/** What the log and the visitor are told of a refusal. */
async function read(name: FoodProviderName): Promise<string> {
  const given = foodVariablesFor({ [name]: server.origin })
  const [settings] = buildFoodSettings(z.object(foodVariables).parse(given)).providers
  const log = pino({ level: 'silent' })
  const outside = createOutside({ database: opened.database, log, now: Date.now, pause: async () => {} })
  const search = {
    query: 'tea',
    category: 'cafe',
    where: null,
    near: null,
    about: null,
    isNearestFirst: false,
  } as const
  return settings ? createProvider(settings, outside).search(search).then(String, String) : ''
}

test.each([
  [400, 'SE01', 'bad_request'],
  [400, 'SE02', 'bad_request'],
  [400, 'SE03', 'bad_request'],
  [400, 'SE04', 'bad_request'],
  [400, 'SE06', 'bad_request'],
  [404, 'SE05', 'not_found'],
  [500, 'SE99', 'upstream_down'],
  [401, '024', 'bad_key'],
  [429, '010', 'quota'],
  [429, '012', 'quota'],
  // Read whatever the status says.
  [400, '024', 'bad_key'],
  [200, 'SE99', 'upstream_down'],
  [200, '999', 'malformed'],
])('Naver’s answer %i with %s is %s', async (status, errorCode, code) => {
  server.become(answerJson({ errorMessage: 'no', errorCode }, status))
  expect(await read('naver')).toContain(`naver: ${code} (HTTP ${status}, ${errorCode})`)
})

test('Naver’s 403 without a code is a missing permission, and a code that could hold a key is not repeated', async () => {
  server.become(answerJson({}, 403))
  expect(await read('naver')).toContain('naver: forbidden (HTTP 403)')
  server.become(answerJson({ errorCode: 'sk5ecret0f7his7est' }, 401))
  expect(await read('naver')).toContain('naver: bad_key (HTTP 401)')
})

test.each([
  [400, 'INVALID_ARGUMENT', 'bad_request'],
  [401, 'UNAUTHENTICATED', 'bad_key'],
  [403, 'PERMISSION_DENIED', 'forbidden'],
  [404, 'NOT_FOUND', 'not_found'],
  [429, 'RESOURCE_EXHAUSTED', 'quota'],
  [503, 'UNAVAILABLE', 'upstream_down'],
  [500, 'INTERNAL', 'upstream_down'],
  [504, 'DEADLINE_EXCEEDED', 'upstream_down'],
])('Google’s answer %i with %s is %s', async (status, theirs, code) => {
  server.become(answerJson({ error: { code: status, message: 'no', status: theirs } }, status))
  expect(await read('google')).toContain(`google-places: ${code} (HTTP ${status}, ${theirs})`)
})

test.each([
  [400, { errorType: 'MissingParameter', message: 'no' }, 'bad_request (HTTP 400, MissingParameter)'],
  [401, { errorType: 'AccessDeniedError', message: 'no' }, 'bad_key (HTTP 401, AccessDeniedError)'],
  [403, { errorType: 'AccessDeniedError', message: 'no' }, 'forbidden (HTTP 403, AccessDeniedError)'],
  [429, { errorType: 'RequestThrottled', message: 'no' }, 'quota (HTTP 429, RequestThrottled)'],
  [400, { code: -10, msg: 'API limit has been exceeded.' }, 'quota (HTTP 400, -10)'],
])('Kakao’s answer %i with %j is %s', async (status, answer, told) => {
  server.become(answerJson(answer, status))
  expect(await read('kakao')).toContain(`kakao: ${told}`)
})

test.each([
  [401, 'bad_key'],
  [402, 'quota'],
  [429, 'quota'],
])('Foursquare’s answer %i is %s', async (status, code) => {
  server.become(answerJson({ message: 'no' }, status))
  expect(await read('foursquare')).toContain(`foursquare: ${code} (HTTP ${status})`)
})
