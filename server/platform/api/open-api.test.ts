import { afterAll, expect, test } from 'vitest'
import * as z from 'zod'
import { en } from '#locales/en.ts'
import { openTestClinics } from '#testing/builders/clinics.ts'
import { describeRoute, everybody } from './described-route.ts'
import { presentApiPage } from './present-api-page.ts'
import { type OpenApi, presentOpenApi } from './open-api.ts'

const opened = await openTestClinics()
const text = await (await opened.app.request('/api/openapi.json')).text()
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what it is is what is tested
const document = JSON.parse(text) as OpenApi
afterAll(() => opened.close())

function listOperations() {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
}

test('every reference leads to a schema of the document, and every schema is referred to', () => {
  const referred = new Set([...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name))
  expect(referred).toEqual(new Set(Object.keys(document.components.schemas)))
  expect(text.match(/"\$ref"/g)?.length).toBe(text.match(/"\$ref":"#\/components\/schemas\/\w+"/g)?.length)
  expect(text).not.toMatch(/"\$(defs|schema)"/)
})

test('every operation has a name of its own, says each part of its path, and how it succeeds', () => {
  const operations = listOperations()
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length)
  for (const { path, operation } of operations) {
    const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
    expect(inPath.map(({ name, required }) => [name, required])).toEqual(parts.map((name) => [name, true]))
    expect(Object.keys(operation.responses).filter((status) => Number(status) < 300)).toHaveLength(1)
    expect(Object.entries(en.api.operations)).toContainEqual([operation.operationId, operation.summary])
  }
})

test('a restricted operation of the OpenAPI document names its bearer and its refusals', () => {
  const change = document.paths['/api/clinics/{id}']?.['patch']
  expect(change?.security).toEqual([{ bearer: [] }])
  expect(change?.parameters.find(({ name }) => name === 'If-Match')).toMatchObject({ in: 'header', required: true })
  expect(change?.responses['401']?.description).toContain('accounts.sign_in_required')
  expect(change?.responses['403']?.description).toContain('accounts.second_factor_required')
  expect(change?.responses['403']?.description).toContain('clinics.edit_denied')
  expect(JSON.stringify(change?.responses['412']?.content)).toContain('#/components/schemas/ClinicConflict')
  expect(change?.responses['428']?.description).toContain('clinics.version_required')
  expect(document.paths['/api/clinics']?.['get']?.security).toEqual([])
})

test('the parameters of a list say their bounds', () => {
  const list = document.paths['/api/clinics']?.['get']
  const limit = list?.parameters.find(({ name }) => name === 'limit')
  expect(limit).toMatchObject({
    in: 'query',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: 100, default: 12 },
  })
})

test('the page for people tells of every route and schema, runs no script and loads nothing', async () => {
  const answer = await opened.app.request('/api/docs')
  const page = await answer.text()
  for (const { path, method, operation } of listOperations()) {
    expect(page).toContain(`id="${operation.operationId}"`)
    expect(page).toContain(`<code class="method">${method.toUpperCase()}</code> <code>${path}</code>`)
  }
  for (const name of Object.keys(document.components.schemas)) expect(page).toContain(`<article id="${name}">`)
  for (const [, target = ''] of page.matchAll(/href="#(\w+)"/g)) expect(page).toContain(`id="${target}"`)
  expect(page).not.toMatch(/<script|undefined|\[object/)
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]+=*'; /)
  const sheet = /<style>([^]*?)<\/style>/.exec(page)?.[1] ?? ''
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sheet))
  expect(policy).toContain(Buffer.from(hash).toString('base64'))
})

test('both are asked for again by their ETag, and only read', async () => {
  for (const path of ['/api/docs', '/api/openapi.json']) {
    const etag = (await opened.app.request(path)).headers.get('etag') ?? ''
    const again = await opened.app.request(path, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const sent = await opened.app.request(path, { method: 'POST' })
    expect([sent.status, sent.headers.get('allow')]).toEqual([405, 'GET'])
  }
})

test('a sign that HTML reads is shown and not read', () => {
  const route = describeRoute({
    name: 'readClinic',
    method: 'GET',
    path: '/api/odd',
    who: everybody,
    query: z.strictObject({ '<b>': z.enum(['"><script>']).meta({ description: '<img>' }) }),
    answer: z.string().regex(/<i>/),
    handle: async () => '<i>',
  })
  const page = presentApiPage([route], presentOpenApi([route], 'http://localhost:3000'))
  expect(page).not.toMatch(/<(b|script|img|i)>/)
  expect(page).toContain('&lt;img&gt;')
})
