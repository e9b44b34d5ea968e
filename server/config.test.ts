import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { findLocalOrigin } from './platform/http/local-only.ts'

test('everything has a default', () => {
  expect(readConfig({})).toMatchObject({
    development: false,
    port: 3000,
    host: '127.0.0.1',
    siteOrigin: 'http://localhost:3000',
    databaseUrl: null,
    rateLimits: true,
  })
})

test('the site follows the port', () => {
  expect(readConfig({ PORT: '4000' }).siteOrigin).toBe('http://localhost:4000')
})

test('only a public address opens the server to the network', () => {
  expect(readConfig({ SITE_URL: 'https://guide.example' }).host).toBe('0.0.0.0')
  expect(readConfig({ SITE_URL: 'http://127.0.0.1:4000' }).host).toBe('127.0.0.1')
  expect(readConfig({ SITE_URL: 'https://guide.example', HOST: '10.0.0.5' }).host).toBe('10.0.0.5')
})

test('an empty variable is an unset one', () => {
  expect(readConfig({ PORT: '', SITE_URL: '', DATABASE_URL: '' }).port).toBe(3000)
})

test('a value that cannot be used is refused in a sentence that names its variable', () => {
  const unusable = {
    PORT: ['0', '70000', 'http', '3000.5', '-1'],
    SITE_URL: [
      'guide.example',
      'ftp://guide.example',
      'https://guide.example/path',
      'https://guide.example?x',
      'javascript:alert(1)',
    ],
    DATABASE_URL: ['mysql://localhost/x', 'localhost', 'postgresql://guide@first:5432,second:5432/guide'],
    TRUSTED_PROXIES: ['nginx', '10.0.0.0/40'],
    METRICS_TOKEN: ['short'],
    OPERATOR_EMAIL: ['not an address'],
    OPERATOR_MODE: ['agency', 'registered_agency'],
    RATE_LIMITS: ['maybe', '0', '-1', '2000', 'NaN'],
    AUTH_SIGNUP: ['yes'],
    AUTH_AUTOCONFIRM: ['true'],
    AUTH_PASSWORD_MIN: ['5', '73', 'six'],
    AUTH_JWT_SECRET: ['shorter-than-32-characters'],
    ADMIN_EMAILS: ['not an address', 'a@example.com, b'],
    NODE_ENV: ['staging'],
  }
  for (const [variable, values] of Object.entries(unusable)) {
    for (const value of values)
      expect(() => readConfig({ [variable]: value }), `${variable}=${value}`).toThrow(variable)
  }
})

test('a database address with a password in it is not repeated in the refusal', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://user:hunter2@db/x' })).toThrow(/^(?!.*hunter2)/s)
})

test('without a name there is no operator, whatever else is set', () => {
  expect(readConfig({ OPERATOR_EMAIL: 'desk@guide.example' }).operator).toBeNull()
  expect(readConfig({ OPERATOR_NAME: 'Guide Ltd', OPERATOR_EMAIL: 'desk@guide.example' }).operator).toEqual({
    name: 'Guide Ltd',
    email: 'desk@guide.example',
    address: null,
    mode: 'information',
    registration: null,
  })
})

test('a direct address without the address itself is refused, not passed over', () => {
  expect(() => readConfig({ DATABASE_DIRECT_URL: 'postgresql://guide@db/guide' })).toThrow('DATABASE_URL is not')
})

test('accounts are open, confirmed by mail and without strangers unless the operator says otherwise', () => {
  expect(readConfig({}).accounts).toMatchObject({
    siteOrigin: 'http://localhost:3000',
    signup: true,
    autoconfirm: false,
    anonymous: false,
    totp: true,
    confirmClick: false,
    passwordMin: 6,
    redirects: [],
    signingKeysFile: null,
    jwtSecret: null,
    adminEmails: [],
    rateLimits: true,
    accessTokenSeconds: 3600,
  })
  const changed = readConfig({
    SITE_URL: 'https://guide.example',
    AUTH_SIGNUP: 'off',
    AUTH_CONFIRM_CLICK: 'on',
    AUTH_PASSWORD_MIN: '10',
    AUTH_REDIRECTS: 'https://app.example/*, https://other.example',
    ADMIN_EMAILS: 'Chief@Example.com, second@example.com',
    RATE_LIMITS: 'off',
  })
  expect(changed.accounts).toMatchObject({
    siteOrigin: 'https://guide.example',
    signup: false,
    confirmClick: true,
    passwordMin: 10,
    redirects: ['https://app.example/*', 'https://other.example'],
    adminEmails: ['chief@example.com', 'second@example.com'],
    rateLimits: false,
  })
})

test('a secret in a variable is not repeated in its refusal', () => {
  expect(() => readConfig({ AUTH_JWT_SECRET: 'hunter2' })).toThrow(/^(?!.*hunter2)AUTH_JWT_SECRET/s)
})

test('limits are on, off, or multiplied by a number', () => {
  const read = (RATE_LIMITS: string) => {
    const { rateLimits, rateLimitFactor } = readConfig({ RATE_LIMITS })
    return [rateLimits, rateLimitFactor]
  }
  expect([read('on'), read('off'), read('2.5')]).toEqual([
    [true, 1],
    [false, 1],
    [true, 2.5],
  ])
})

test.each([
  [{}, 'http://localhost:3000'],
  [{ PORT: '3001', SITE_URL: 'http://localhost:3000' }, 'http://localhost:3001'],
  [{ PORT: '3001', HOST: '0.0.0.0' }, 'http://localhost:3001'],
  [{ HOST: '::1' }, 'http://[::1]:3000'],
  [{ HOST: '192.0.2.7' }, null],
])('with %o somebody at this machine reaches this very node at %s', (variables, origin) => {
  expect(findLocalOrigin(readConfig({ SITE_URL: '', ...variables }))).toBe(origin)
})
