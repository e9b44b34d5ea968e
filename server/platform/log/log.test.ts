import { expect, test } from 'vitest'
import { createTestLog } from '#testing/servers/http.ts'

test('an error is logged with its words, its code and its causes, and with nothing that hangs on it', () => {
  const { log, lines } = createTestLog()
  const cause = new Error('the server went away')
  const error = Object.assign(new Error('no answer', { cause }), {
    code: '57P01',
    client: { secretKey: 397_354_947 },
    detail: 'Key (email)=(visitor@example.com) already exists.',
  })
  log.error({ err: error }, 'a connection was lost')
  expect(lines[0]).toMatchObject({ err: { type: 'Error', code: '57P01' } })
  const written = JSON.stringify(lines)
  expect(written).toContain('no answer')
  expect(written).toContain('the server went away')
  expect(written).not.toMatch(/397354947|visitor@example/)
})

test('of an error that stands for several each says its words', () => {
  const { log, lines } = createTestLog()
  const error = new AggregateError([new Error('refused by 127.0.0.1'), new Error('refused by ::1')])
  log.error({ err: error }, 'nobody answers')
  expect(lines[0]).toMatchObject({ err: { each: ['Error: refused by 127.0.0.1', 'Error: refused by ::1'] } })
})

test('secrets in a logged object are struck out', () => {
  const { log, lines } = createTestLog()
  log.info({ password: 'hunter2', request: { authorization: 'Bearer hunter2' } }, 'signing in')
  log.info({ session: { refresh_token: 'hunter2' }, settings: { accounts: { jwtSecret: 'hunter2' } } }, 'signing in')
  log.info({ key: { privateJwk: { d: 'hunter2' }, signWith: 'hunter2' }, row: { private_jwk: 'hunter2' } }, 'key')
  expect(JSON.stringify(lines)).not.toContain('hunter2')
  expect(JSON.stringify(lines)).toContain('[redacted]')
})
