import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { openTestAccounts } from '#testing/builders/accounts.ts'
import { buildAuthClient, buildMember } from '#testing/builders/members.ts'
import { ask, follow, readMail } from '#testing/servers/wire.ts'

const accounts = await openTestAccounts({
  variables: { RATE_LIMITS: 'off', AUTH_REDIRECTS: 'https://app.example.com/**' },
})
accounts.clock.now = Date.now()
const bearer = `Bearer ${await accounts.parts.tokens.signServiceKey()}`
const { admin } = buildAuthClient(accounts, undefined, { Authorization: bearer })
afterAll(() => accounts.close())

function newEmail(): string {
  return `${randomUUID()}@example.com`
}

async function generate(params: Parameters<typeof admin.generateLink>[0]) {
  const { data, error } = await admin.generateLink(params)
  if (error) throw error
  return data
}

test('a sign-up link makes the account, and following it confirms and signs in', async () => {
  const email = newEmail()
  const { user, properties } = await generate({
    type: 'signup',
    email,
    password: 'correct horse',
    options: { data: { status: 'alpha' }, redirectTo: 'https://app.example.com/welcome' },
  })
  expect(user).toMatchObject({ email, user_metadata: { status: 'alpha' } })
  expect(user.email_confirmed_at).toBeUndefined()
  expect(properties).toMatchObject({
    verification_type: 'signup',
    redirect_to: 'https://app.example.com/welcome',
  })
  expect(properties.email_otp).toMatch(/^\d{6}$/)
  const landed = await follow(accounts, new URL(properties.action_link))
  expect(landed.target.href).toMatch(/^https:\/\/app\.example\.com\/welcome#access_token=/)
  const { data } = await admin.getUserById(user.id)
  expect(data.user?.email_confirmed_at).toBeTruthy()
  const again = await admin.generateLink({ type: 'signup', email, password: 'correct horse' })
  expect(again.error).toMatchObject({ status: 422, code: 'email_exists' })
  const without = await admin.generateLink({ type: 'signup', email: newEmail(), password: '' })
  expect(without.error).toMatchObject({ status: 400, code: 'validation_failed' })
})

test('a magic link signs in whoever is there, and is a sign-up for who is not', async () => {
  const { user } = await buildMember(accounts)
  const known = await generate({ type: 'magiclink', email: user.email ?? '' })
  expect(known.properties.verification_type).toBe('magiclink')
  const { error } = await buildAuthClient(accounts).verifyOtp({
    type: 'magiclink',
    token_hash: known.properties.hashed_token,
  })
  expect(error).toBeNull()
  const unknown = await generate({ type: 'magiclink', email: newEmail() })
  expect(unknown.properties.verification_type).toBe('signup')
})

test('a recovery link or code opens the account once', async () => {
  const { user } = await buildMember(accounts)
  const email = user.email ?? ''
  const { properties } = await generate({ type: 'recovery', email })
  const auth = buildAuthClient(accounts)
  const token = properties.email_otp
  expect((await auth.verifyOtp({ type: 'recovery', email, token })).error).toBeNull()
  expect((await auth.verifyOtp({ type: 'recovery', email, token })).error?.code).toBe('otp_expired')
  const nobody = await admin.generateLink({ type: 'recovery', email: newEmail() })
  expect(nobody.error).toMatchObject({ status: 404, code: 'user_not_found' })
})

test('an address changes when both links were followed, and not before', async () => {
  const { user } = await buildMember(accounts)
  const email = user.email ?? ''
  const newAddress = newEmail()
  const current = await generate({ type: 'email_change_current', email, newEmail: newAddress })
  expect(current.user.new_email).toBe(newAddress)
  const next = await generate({ type: 'email_change_new', email, newEmail: newAddress })
  await follow(accounts, new URL(current.properties.action_link))
  expect((await admin.getUserById(user.id)).data.user?.email).toBe(email)
  await follow(accounts, new URL(next.properties.action_link))
  expect((await admin.getUserById(user.id)).data.user?.email).toBe(newAddress)
})

test('a link for another new address takes the ones before it out of use', async () => {
  const { user } = await buildMember(accounts)
  const email = user.email ?? ''
  const first = await generate({ type: 'email_change_new', email, newEmail: newEmail() })
  await generate({ type: 'email_change_current', email, newEmail: newEmail() })
  expect((await follow(accounts, new URL(first.properties.action_link))).fragment['error_code']).toBe('otp_expired')
  const taken = await buildMember(accounts)
  const newTaken = taken.user.email ?? ''
  const refused = await admin.generateLink({ type: 'email_change_new', email, newEmail: newTaken })
  expect(refused.error).toMatchObject({ status: 422, code: 'email_exists' })
})

test('an invitation is mailed, and following it lets in; who is confirmed is not invited', async () => {
  const email = newEmail()
  const { data, error } = await admin.inviteUserByEmail(email, { data: { full_name: 'Lee' } })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ email, user_metadata: { full_name: 'Lee' } })
  expect(data.user?.invited_at).toBeTruthy()
  const { link } = await readMail(accounts, email)
  expect((await follow(accounts, link)).fragment).toHaveProperty('access_token')
  const again = await admin.inviteUserByEmail(email)
  expect(again.error).toMatchObject({ status: 422, code: 'email_exists' })
})

test('a link leads nowhere that the operator has not listed', async () => {
  const { properties } = await generate({
    type: 'magiclink',
    email: newEmail(),
    options: { redirectTo: 'https://evil.example.net/' },
  })
  expect(properties.redirect_to).toBe('http://localhost:3000')
  expect(properties.action_link).not.toContain('evil')
})

test('another type and a bad address are refused', async () => {
  const key = await accounts.parts.tokens.signServiceKey()
  const refuse = async (sent: object) => {
    const { status, body } = await ask(accounts, '/admin/generate_link', sent, { bearer: key })
    return [status, body['code']]
  }
  for (const type of ['sms', '', 'constructor', 'toString']) {
    expect(await refuse({ type, email: newEmail() }), type).toEqual([400, 'validation_failed'])
  }
  expect(await refuse({ type: 'recovery', email: 'xx:;x@x.x' })).toEqual([400, 'validation_failed'])
  expect(await refuse({ type: 'email_change_new', email: newEmail(), new_email: '' })).toEqual([
    400,
    'validation_failed',
  ])
  expect((await admin.inviteUserByEmail('xx:;x@x.x')).error).toMatchObject({ status: 400 })
})
