import { afterAll, expect, test } from 'vitest'
import { queryOnce } from '#testing/database/copy-database.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { openTestAccounts } from '#testing/builders/accounts.ts'
import { buildMember } from '#testing/builders/members.ts'
import { ask, countMails, follow, readMail } from '#testing/servers/wire.ts'

const password = 'tangerine-harbour-7'

const free = await openTestAccounts({ variables: { RATE_LIMITS: 'off', SITE_URL: 'http://localhost:3000' } })
afterAll(() => free.close())

test('recovering mails a link to the address and answers nothing', async () => {
  const { user } = await buildMember(free, { email: 'mina@example.com', password })
  const { status, body } = await ask(free, '/recover?redirect_to=http://localhost:3000/reset-password', {
    email: 'MINA@example.com',
  })
  expect({ status, body }).toEqual({ status: 200, body: {} })
  const mail = await readMail(free, 'mina@example.com')
  expect(mail.subject).toBe('Reset your password')
  expect(mail.link?.searchParams.get('type')).toBe('recovery')
  const { fragment, target } = await follow(free, mail.link)
  expect(target.pathname).toBe('/reset-password')
  expect(fragment).toMatchObject({ type: 'recovery', token_type: 'bearer', expires_in: '3600', sb: '' })
  const { body: shown } = await ask(free, '/user', undefined, { bearer: fragment['access_token'] ?? '' })
  expect(shown).toMatchObject({ id: user.id, recovery_sent_at: '2026-05-01T09:00:00.000Z' })
})

test('the link leads to where the site is, whatever the request says of its host', async () => {
  await buildMember(free, { email: 'host@example.com' })
  const headers = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    origin: 'https://evil.example',
    referer: 'https://evil.example/',
  }
  await ask(free, '/recover?redirect_to=https://evil.example/steal', { email: 'host@example.com' }, { headers })
  const { link, text, html } = await readMail(free, 'host@example.com')
  expect(link?.origin).toBe('http://localhost:3000')
  expect(link?.searchParams.get('redirect_to')).toBe('http://localhost:3000')
  expect(text + html).not.toContain('evil')
})

test('no request mails an unknown address', async () => {
  const email = 'nobody@example.com'
  for (const [path, body] of [
    ['/recover', { email }],
    ['/resend', { type: 'signup', email }],
    ['/resend', { type: 'email_change', email }],
  ] as const) {
    const answer = await ask(free, path, body)
    expect({ status: answer.status, body: answer.body }).toEqual({ status: 200, body: {} })
  }
  expect(await countMails(free, email)).toBe(0)
})

test('a confirmation is sent again to who waits for it and to nobody else', async () => {
  await ask(free, '/signup', { email: 'waits@example.com', password })
  await buildMember(free, { email: 'confirmed@example.com' })
  for (const email of ['waits@example.com', 'confirmed@example.com']) {
    expect(await ask(free, '/resend', { type: 'signup', email })).toMatchObject({ status: 200, body: {} })
  }
  expect(await countMails(free, 'waits@example.com')).toBe(2)
  expect(await countMails(free, 'confirmed@example.com')).toBe(0)
})

test('a link without an account is answered the same for known and unknown addresses, also while sign-up is off', async () => {
  const closed = await openTestAccounts({ variables: { RATE_LIMITS: 'off', AUTH_SIGNUP: 'off' } })
  for (const node of [free, closed]) {
    await buildMember(node, { email: 'wants-none@example.com' })
    for (const path of ['/otp', '/magiclink']) {
      for (const email of ['wants-none@example.com', 'nobody-yet@example.com']) {
        const { status, body } = await ask(node, path, { email, create_user: false })
        expect({ status, body }).toEqual({ status: 200, body: {} })
      }
    }
    expect(await countMails(node, 'wants-none@example.com')).toBe(2)
    expect(await countMails(node, 'nobody-yet@example.com')).toBe(0)
  }
  await closed.close()
})

test('a link to sign in makes an account where there is none, and none where that is not wanted', async () => {
  await ask(free, '/otp', { email: 'fresh@example.com', data: { full_name: 'Fresh' } })
  const { link, subject } = await readMail(free, 'fresh@example.com')
  expect(subject).toBe('Your link to sign in')
  const { fragment } = await follow(free, link)
  const { body } = await ask(free, '/user', undefined, { bearer: fragment['access_token'] ?? '' })
  expect(body).toMatchObject({ email: 'fresh@example.com', user_metadata: { full_name: 'Fresh' } })
  expect(body['email_confirmed_at']).toBeDefined()
  await ask(free, '/magiclink', { email: 'fresh@example.com' })
  expect(await countMails(free, 'fresh@example.com')).toBe(2)
})

test('a code shows that the mailbox of who is signed in is theirs', async () => {
  const { session } = await buildMember(free, { email: 'again@example.com' })
  const answer = await ask(free, '/reauthenticate', undefined, { bearer: session.access_token })
  expect({ status: answer.status, body: answer.body }).toEqual({ status: 200, body: {} })
  const { code, link } = await readMail(free, 'again@example.com')
  expect(code).toMatch(/^\d{6}$/)
  expect(link).toBeNull()
})

test('there is nothing to show for who has no address, or has not confirmed it', async () => {
  const nobody = await buildMember(free, { email: null })
  expect(await ask(free, '/reauthenticate', undefined, { bearer: nobody.session.access_token })).toMatchObject({
    status: 400,
    body: {
      code: 'validation_failed',
      message: 'Reauthentication requires the user to have an email or a phone number',
    },
  })
  const waits = await buildMember(free, { email: 'unproven@example.com' })
  await free.database.transactionAs({ role: 'service' }, (tx) =>
    tx.updateTable('mgk.users').set({ email_confirmed_at: null }).where('id', '=', waits.user.id).execute(),
  )
  expect(await ask(free, '/reauthenticate', undefined, { bearer: waits.session.access_token })).toMatchObject({
    status: 422,
    body: { code: 'email_not_confirmed' },
  })
  expect(await ask(free, '/reauthenticate')).toMatchObject({ status: 401, body: { code: 'no_authorization' } })
})

const types = 'Missing one of these types: signup, email_change, sms, phone_change'
const halfChallenge = 'PKCE flow requires code_challenge_method and code_challenge'

test.for([
  ['/recover', {}, 400, 'validation_failed', 'An email address is required'],
  ['/recover', { email: 'no address' }, 400, 'validation_failed', 'Unable to validate email address: invalid format'],
  ['/recover', { email: 'a@b.kr', code_challenge: 'v'.repeat(43) }, 400, 'validation_failed', halfChallenge],
  ['/recover', { email: 'a@b.kr', code_challenge_method: 's256' }, 400, 'validation_failed', halfChallenge],
  [
    '/recover',
    { email: 'a@b.kr', code_challenge: 'v'.repeat(42), code_challenge_method: 's256' },
    400,
    'validation_failed',
    'code challenge has to be between 43 and 128 characters of a-z, A-Z, 0-9, -, ., _ and ~',
  ],
  [
    '/recover',
    { email: 'a@b.kr', code_challenge: 'v'.repeat(43), code_challenge_method: 'md5' },
    400,
    'validation_failed',
    'code challenge method has to be S256 or plain',
  ],
  ['/resend', { email: 'a@b.kr' }, 400, 'validation_failed', types],
  ['/resend', { email: 'a@b.kr', type: 'recovery' }, 400, 'validation_failed', types],
  ['/resend', { type: 'sms' }, 400, 'validation_failed', 'Type provided requires a phone number'],
  ['/resend', { type: 'signup' }, 400, 'validation_failed', 'An email address is required'],
  ['/otp', { phone: '+8210' }, 400, 'phone_provider_disabled', 'Unsupported phone provider'],
  ['/otp', {}, 400, 'validation_failed', 'An email address is required'],
  ['/magiclink', { email: 'no address' }, 400, 'validation_failed', 'Unable to validate email address: invalid format'],
] as const)('%s for %o is refused with %d %s', async ([path, body, status, code, message]) => {
  const answer = await ask(free, path, body)
  expect({ status: answer.status, body: answer.body }).toEqual({ status, body: { code, message } })
})

test('one mail of a kind a minute for an address, known or not, counted over two nodes', async () => {
  const variables = { AUTH_MAILS_PER_NETWORK: '30' }
  const node = await openTestAccounts({ variables })
  const shared = { database: node.database, url: '', close: async () => {} }
  const other = await openTestAccounts({ variables, shared, dataKey: node.dataKey })
  await buildMember(node, { email: 'known@example.com' })
  for (const email of ['known@example.com', 'unknown@example.com']) {
    expect(await ask(node, '/recover', { email }, { client: '203.0.113.1' })).toMatchObject({ status: 200 })
    other.clock.now = node.clock.now += 20_500
    const { status, body, headers } = await ask(other, '/recover', { email }, { client: '203.0.113.2' })
    expect({ status, body }).toEqual({
      status: 429,
      body: {
        code: 'over_email_send_rate_limit',
        message: 'For security purposes, you can only request this after 40 seconds.',
      },
    })
    expect(headers.get('retry-after')).toBe('40')
    // Another kind has a minute of its own.
    expect(await ask(node, '/otp', { email }, { client: '203.0.113.1' })).toMatchObject({
      status: 200,
    })
    other.clock.now = node.clock.now += 39_500
    expect(await ask(node, '/recover', { email }, { client: '203.0.113.1' })).toMatchObject({ status: 200 })
    other.clock.now = node.clock.now += 60_000
  }
  await other.close()
  await node.close()
})

test('a mailbox that several members ask to move to is mailed once a minute, however they ask', async () => {
  const node = await openTestAccounts()
  const wanted = 'everybodys@example.com'
  const changes = []
  for (const email of ['first@example.com', 'second@example.com']) {
    const { session } = await buildMember(node, { email })
    const bearer = session.access_token
    changes.push((await ask(node, '/user', { email: wanted }, { bearer, method: 'PUT' })).status)
  }
  node.clock.now += 60_000
  const resend = (email: string) => ask(node, '/resend', { type: 'email_change', email })
  const { session } = await buildMember(node, { email: 'third@example.com' })
  changes.push((await resend('first@example.com')).status)
  changes.push((await ask(node, '/user', { email: wanted }, { bearer: session.access_token, method: 'PUT' })).status)
  expect(changes).toEqual([200, 429, 200, 429])
  expect(await countMails(node, wanted)).toBe(2)
  await node.close()
})

const tooMany = {
  status: 429,
  body: { code: 'over_email_send_rate_limit', message: 'email rate limit exceeded' },
}

test('thirty mails are sent in an hour to newcomers; those for nobody count for nothing, and accounts have thirty of their own', async () => {
  const opened = await openTestDatabase()
  const node = await openTestAccounts({ shared: opened })
  const askFrom = (path: string, email: string, nth: number) =>
    ask(node, path, { email, password }, { client: `10.${nth}.${path.length}.1` })
  for (let nth = 1; nth <= 40; nth += 1) {
    expect(await askFrom('/recover', `nobody-${nth}@example.com`, nth)).toMatchObject({ status: 200 })
  }
  for (let nth = 1; nth <= 30; nth += 1) {
    expect(await askFrom('/signup', `new-${nth}@example.com`, nth)).toMatchObject({ status: 200 })
  }
  const refused = await askFrom('/signup', 'new-31@example.com', 31)
  expect(refused).toMatchObject(tooMany)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000)
  // A known address and an unknown one hear the same, but only an account that is confirmed is mailed.
  await buildMember(node, { email: 'known@example.com' })
  for (const [nth, name] of ['known', 'new-1', 'nobody-1'].entries()) {
    expect(await askFrom('/otp', `${name}@example.com`, 32 + nth)).toMatchObject({ status: 200, body: {} })
  }
  expect(await countMails(node, 'known@example.com')).toBe(1)
  expect(await countMails(node, 'new-1@example.com')).toBe(1)
  expect(await countMails(node, 'nobody-1@example.com')).toBe(0)

  expect(await askFrom('/recover', 'new-1@example.com', 41)).toMatchObject({ status: 200 })
  for (let nth = 2; nth <= 29; nth += 1) await askFrom('/recover', `new-${nth}@example.com`, 41 + nth)
  await buildMember(node, { email: 'late@example.com' })
  expect(await askFrom('/recover', 'late@example.com', 80)).toMatchObject(tooMany)
  await queryOnce(opened.url, `update mgk.mails set created_at = created_at - interval '61 minutes'`)
  expect(await askFrom('/recover', 'later@example.com', 81)).toMatchObject({ status: 200 })
  expect(await askFrom('/signup', 'new-31@example.com', 82)).toMatchObject({ status: 429 })
  expect(await askFrom('/signup', 'new-32@example.com', 83)).toMatchObject({ status: 200 })
  await node.close()
  await opened.close()
})

test('one network asks for so many mails in an hour, and so does one address, known or not', async () => {
  const node = await openTestAccounts({ variables: { AUTH_MAILS_PER_NETWORK: '3', AUTH_MAILS_PER_ADDRESS: '2' } })
  await buildMember(node, { email: 'known@example.com' })
  for (let nth = 1; nth <= 3; nth += 1) {
    const asked = await ask(node, '/recover', { email: `${nth}@example.com` }, { client: '203.0.113.1' })
    expect(asked).toMatchObject({ status: 200 })
  }
  expect(await ask(node, '/recover', { email: '4@example.com' }, { client: '203.0.113.1' })).toMatchObject(tooMany)
  const tooSoon = await ask(node, '/recover', { email: '4@example.com' }, { client: '203.0.113.2' })
  expect(tooSoon.status).toBe(429)
  expect(JSON.stringify(tooSoon.body)).toContain('you can only request this after')
  for (const email of ['known@example.com', 'unknown@example.com']) {
    const statuses: number[] = []
    for (const client of ['203.0.113.3', '203.0.113.4', '203.0.113.5']) {
      statuses.push((await ask(node, '/recover', { email }, { client })).status)
      node.clock.now += 61_000
    }
    expect(statuses, email).toEqual([200, 200, 429])
  }
  await node.close()
})

test('thirty sign-ups from one network leave another its sign-up, and accounts their links, behind that network too', async () => {
  const node = await openTestAccounts()
  await buildMember(node, { email: 'member@example.com' })
  const attacker = '203.0.113.1'
  const statuses: number[] = []
  for (let nth = 1; nth <= 30; nth += 1) {
    statuses.push(
      (await ask(node, '/signup', { email: `bot-${nth}@example.com`, password }, { client: attacker })).status,
    )
  }
  expect(statuses).toEqual([...Array<number>(5).fill(200), ...Array<number>(25).fill(429)])
  const honest = await ask(node, '/signup', { email: 'honest@example.com', password }, { client: '198.51.100.1' })
  expect(honest.status).toBe(200)
  expect(await countMails(node, 'honest@example.com')).toBe(1)
  for (const path of ['/otp', '/recover']) {
    expect((await ask(node, path, { email: 'member@example.com' }, { client: attacker })).status).toBe(200)
  }
  expect(await countMails(node, 'member@example.com')).toBe(2)
  await node.close()
})

test('links to sign in and sign-ups of newcomers share the part of a network, unseen', async () => {
  const node = await openTestAccounts()
  const asked: number[] = []
  for (let nth = 1; nth <= 3; nth += 1) {
    const client = '203.0.113.1'
    asked.push((await ask(node, '/signup', { email: `up-${nth}@example.com`, password }, { client })).status)
    asked.push((await ask(node, '/otp', { email: `in-${nth}@example.com` }, { client })).status)
  }
  expect(asked).toEqual(Array(6).fill(200))
  const mailed = []
  for (let nth = 1; nth <= 3; nth += 1) mailed.push(await countMails(node, `in-${nth}@example.com`))
  expect(mailed).toEqual([1, 1, 0])
  await node.close()
})

test('all networks of an IPv6 /48 together have half of the hour', async () => {
  const node = await openTestAccounts()
  const statuses: number[] = []
  for (let nth = 1; nth <= 20; nth += 1) {
    const client = `2001:db8:7:${nth}::1`
    statuses.push((await ask(node, '/signup', { email: `six-${nth}@example.com`, password }, { client })).status)
  }
  expect(statuses).toEqual([...Array<number>(15).fill(200), ...Array<number>(5).fill(429)])
  await node.close()
})

test('thirty requests for unknown addresses and ten wrong passwords leave an owner the way back by mail', async () => {
  const node = await openTestAccounts()
  await buildMember(node, { email: 'owner@example.com', password })
  for (let nth = 1; nth <= 30; nth += 1) {
    await ask(node, '/recover', { email: `${nth}@example.com` }, { client: '203.0.113.1' })
  }
  for (let nth = 1; nth <= 10; nth += 1) {
    await ask(
      node,
      '/token?grant_type=password',
      { email: 'owner@example.com', password: 'wrong' },
      { client: '203.0.113.2' },
    )
  }
  expect(await ask(node, '/recover', { email: 'owner@example.com' }, { client: '203.0.113.9' })).toMatchObject({
    status: 200,
  })
  expect(await countMails(node, 'owner@example.com')).toBe(1)
  await node.close()
})
