import { afterAll, expect, test } from 'vitest'
import { openTestAccounts } from '#testing/builders/accounts.ts'

const node = await openTestAccounts()
afterAll(() => node.close())

const newBody = { 'x-supabase-api-version': '2024-01-01' }

function post(path: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) {
  return node.request(path, { method: 'POST', body, headers })
}

test('the health answer names the protocol that clients look for', async () => {
  const response = await node.request('/auth/v1/health')
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ name: 'GoTrue' })
})

test('the settings say what is offered, and that nothing else is', async () => {
  const response = await node.request('/auth/v1/settings')
  expect(await response.json()).toMatchObject({
    external: { email: true, phone: false, anonymous_users: false, google: false },
    disable_signup: false,
    mailer_autoconfirm: false,
    saml_enabled: false,
  })
  const other = await openTestAccounts({
    variables: { AUTH_SIGNUP: 'off', AUTH_ANONYMOUS: 'on', AUTH_AUTOCONFIRM: 'on' },
  })
  const settings = await (await other.request('/auth/v1/settings')).json()
  await other.close()
  expect(settings).toMatchObject({
    external: { anonymous_users: true },
    disable_signup: true,
    mailer_autoconfirm: true,
  })
})

test('a refusal has the body of the version that was asked for', async () => {
  const versions = { '2024-01-01': true, '2030-12-31': true, '2023-12-31': false, '2024-13-01': false, latest: false }
  for (const [version, isNew] of Object.entries(versions)) {
    const response = await post('/auth/v1/signup', '{', { 'x-supabase-api-version': version })
    expect(response.status).toBe(400)
    expect(response.headers.get('x-sb-error-code')).toBe('bad_json')
    expect(response.headers.get('x-supabase-api-version')).toBe(isNew ? '2024-01-01' : null)
    const sentence = 'Could not parse request body as JSON'
    const body = isNew ? { code: 'bad_json', message: sentence } : { code: 400, error_code: 'bad_json', msg: sentence }
    expect(await response.json(), version).toEqual(body)
  }
})

test('a body that is not a JSON object is refused in JSON and stores nothing', async () => {
  const bodies = {
    empty: '',
    cut: '{"email":',
    list: '[]',
    text: '"x"',
    number: '7',
    null: 'null',
    zero: '{"email":"a@example.com","password":"a\\u0000b-long-enough"}',
    half: '{"email":"a@example.com","password":"long-enough","data":{"name":"\\ud800"}}',
    deep: `{"data":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
    bytes: new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
  }
  for (const [name, body] of Object.entries(bodies)) {
    const response = await post('/auth/v1/signup', body, newBody)
    expect(response.status, name).toBe(400)
    expect(await response.json(), name).toMatchObject({ code: 'bad_json' })
  }
  const users = await node.database.transactionAs({ role: 'service' }, (tx) =>
    tx.selectFrom('mgk.users').select('id').execute(),
  )
  expect(users).toEqual([])
})

test('a member of the wrong kind is a refused value', async () => {
  const response = await post('/auth/v1/signup', '{"email":{"a":1},"password":["x"]}', newBody)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ code: 'validation_failed' })
})

test('a body over one mebibyte is refused in the words of the wire', async () => {
  const response = await post('/auth/v1/signup', JSON.stringify({ email: 'x'.repeat(1024 * 1024) }), newBody)
  expect(response.status).toBe(413)
  expect(await response.json()).toMatchObject({ code: 'request_entity_too_large' })
})

test('an unknown address is answered in JSON, whatever the client would rather read', async () => {
  for (const path of ['/auth/v1', '/auth/v1/', '/auth/v1/nothing', '/auth/v1/user/nothing', '/auth/v1/%00']) {
    const response = await node.request(path, { headers: { ...newBody, accept: 'text/html' } })
    expect(response.headers.get('content-type'), path).toBe('application/json')
    expect([400, 404], path).toContain(response.status)
    expect(await response.json(), path).toMatchObject({ code: 'unknown' })
  }
})

test('a method that an address does not know is told which ones it knows', async () => {
  const response = await node.request('/auth/v1/signup', { method: 'DELETE', headers: newBody })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('POST')
  expect(await response.json()).toEqual({ code: 'unknown', message: 'Method not allowed' })
})

test('an internal error is answered 500 with an id, and the log has its details', async () => {
  const broken = await openTestAccounts()
  await broken.close()
  const response = await broken.request('/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: '{"email":"a@example.com","password":"hunter2-hunter2"}',
  })
  expect(response.status).toBe(500)
  const requestId = response.headers.get('x-request-id')
  expect(await response.json()).toMatchObject({ code: 500, error_code: 'unexpected_failure', error_id: requestId })
  expect(broken.lines).toContainEqual(expect.objectContaining({ level: 'error', requestId }))
  expect(JSON.stringify(broken.lines)).not.toContain('hunter2')
})

test('another site may ask first, with any headers, before anything else is looked at', async () => {
  const response = await node.request('/auth/v1/user', {
    method: 'OPTIONS',
    headers: {
      origin: 'https://elsewhere.example',
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization, apikey, x-client-info, x-supabase-api-version',
      authorization: 'Bearer forged',
      apikey: 'a.b.c',
    },
  })
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('access-control-allow-methods')).toContain('PUT')
  expect(response.headers.get('access-control-allow-headers')).toMatch(/authorization, apikey, content-type/)
})

test('answers and refusals may be read from another site, and are never kept', async () => {
  for (const path of ['/auth/v1/settings', '/auth/v1/user', '/auth/v1/nothing']) {
    const { headers } = await node.request(path)
    expect(headers.get('access-control-allow-origin'), path).toBe('*')
    expect(headers.get('access-control-expose-headers'), path).toContain('x-total-count')
    expect(headers.get('access-control-allow-credentials'), path).toBeNull()
    expect(headers.get('cache-control'), path).toBe('no-store')
  }
})

test('a publishable key may be any word, and one that is a token has to be ours', async () => {
  const status = async (apikey: string) => (await node.request('/auth/v1/settings', { headers: { apikey } })).status
  expect(await status('publishable')).toBe(200)
  expect(await status(await node.parts.tokens.signServiceKey())).toBe(200)
  expect(await status('eyJhbGciOiJub25lIn0.eyJyb2xlIjoiYW5vbiJ9.')).toBe(401)
})

test('a part of the protocol that is not offered is refused in the words that clients know', async () => {
  const answers = {
    'POST /sso': [404, 'saml_provider_disabled', 'SAML 2.0 is disabled'],
    'GET /user/identities/authorize': [404, 'manual_linking_disabled', 'Manual linking is disabled'],
    'GET /authorize?provider=google': [400, 'validation_failed', 'Unsupported provider: provider is not enabled'],
    'POST /passkeys/authentication': [404, 'passkey_disabled', 'Passkeys are disabled'],
  }
  for (const [asked, [status, code, message]] of Object.entries(answers)) {
    const [method = '', path = ''] = asked.split(' ')
    const response = await node.request(`/auth/v1${path}`, { method, headers: newBody })
    expect(response.status, asked).toBe(status)
    expect(await response.json(), asked).toEqual({ code, message })
  }
})
