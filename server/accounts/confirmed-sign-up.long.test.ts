import { hash } from 'node:crypto'
import { decodeJwt } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { openTestAccounts } from '#testing/builders/accounts.ts'
import { buildMember } from '#testing/builders/members.ts'
import { ask, follow, readMail } from '#testing/servers/wire.ts'

const stranger = { password: 'tangerine-harbour-7', data: { full_name: 'Stranger', from: 'elsewhere' } }
const owner = { password: 'lantern-orchard-31', data: { full_name: 'Owner' } }
let count = 0

const node = await openTestAccounts({ variables: { RATE_LIMITS: 'off' } })
afterAll(() => node.close())

function nextAddress(): string {
  count += 1
  return `traveller-${count}@example.com`
}

/** The mail of a sign-up, told from those before it by having come last. */
async function signUp(email: string, said: typeof stranger | typeof owner, more: Record<string, string> = {}) {
  const before = new Set((await node.listMails()).map(({ id }) => id))
  expect(await ask(node, '/signup', { email, ...said, ...more })).toMatchObject({ status: 200 })
  const mail = (await node.listMails()).find((one) => one.to === email && !before.has(one.id))
  const link = /https?:\/\/\S+\/auth\/v1\/verify\?\S+/.exec(mail?.text ?? '')?.[0] ?? 'none:'
  return { link: new URL(link), code: /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? '' }
}

async function signIn(email: string, { password }: { password: string }): Promise<unknown> {
  const { status, body } = await ask(node, '/token?grant_type=password', { email, password })
  return status === 200 ? body['user'] : body['code']
}

async function readUser(accessToken: string | undefined) {
  return (await ask(node, '/user', undefined, { bearer: accessToken ?? '' })).body
}

/** How a link answers: the type of its session, or the refusal. */
async function press(link: URL | null) {
  const { fragment } = await follow(node, link)
  return { type: fragment['type'] ?? fragment['error_code'], bearer: fragment['access_token'] ?? '' }
}

test.for([
  ['the stranger’s, signed up first', 'stranger first', 0],
  ['the own, after a stranger signed up', 'stranger first', 1],
  ['the own, signed up first', 'owner first', 0],
  ['the stranger’s, after the own', 'owner first', 1],
] as const)(
  'a link of an address with different waiting passwords asks for a new one: %s',
  async ([_name, order, pressed]) => {
    const email = nextAddress()
    const asked = order === 'owner first' ? [owner, stranger] : [stranger, owner]
    const links: URL[] = []
    for (const said of asked) links.push((await signUp(email, said)).link)
    const { type, bearer } = await press(links[pressed] ?? null)
    expect(type).toBe('recovery')
    expect(await readUser(bearer)).toMatchObject({ email, user_metadata: {} })
    for (const said of asked) expect(await signIn(email, said)).toBe('invalid_credentials')
    // The other mail came to the same mailbox, and there is no password yet.
    expect((await press(links[1 - pressed] ?? null)).type).toBe('recovery')

    const chosen = { password: 'a-third-password-8' }
    expect(await ask(node, '/user', chosen, { bearer, method: 'PUT' })).toMatchObject({ status: 200 })
    expect(await signIn(email, chosen)).toMatchObject({ email })
  },
)

test('confirming a contested address drops its waiting sign-ups', async () => {
  const email = nextAddress()
  await signUp(email, stranger)
  await press((await signUp(email, owner)).link)
  const waiting = await node.database.transactionAs({ role: 'service' }, (tx) =>
    tx.selectFrom('mgk.sign_ups').select(['password_hash', 'user_metadata']).where('email', '=', email).execute(),
  )
  expect(waiting).toEqual([1, 2].map(() => ({ password_hash: null, user_metadata: {} })))
})

test('a code, a token hash and a click answer as a recovery, too', async () => {
  const contest = async () => {
    const email = nextAddress()
    await signUp(email, stranger)
    return { email, ...(await signUp(email, owner)) }
  }
  const typed = await contest()
  const byCode = await ask(node, '/verify', { type: 'signup', email: typed.email, token: typed.code })
  expect(byCode).toMatchObject({ status: 200, body: { type: 'recovery', user: { email: typed.email } } })
  const { link } = await contest()
  const byHash = await ask(node, '/verify', { type: 'signup', token_hash: link.searchParams.get('token') })
  expect(byHash).toMatchObject({ status: 200, body: { type: 'recovery' } })
  expect(decodeJwt(String(byHash.body['access_token']))).toMatchObject({ amr: [{ method: 'recovery' }] })
  const clicked = await contest()
  const { fragment } = await follow(node, new URL('/auth/v1/verify', clicked.link), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: clicked.link.searchParams.toString(),
  })
  expect(fragment).toMatchObject({ type: 'recovery' })
})

test('the same password twice is no contest: either link brings it', async () => {
  for (const pressed of [0, 1]) {
    const email = nextAddress()
    const links = [(await signUp(email, owner)).link, (await signUp(email, owner)).link]
    expect((await press(links[pressed] ?? null)).type).toBe('signup')
    expect(await signIn(email, owner)).toMatchObject({ user_metadata: owner.data })
  }
})

test('a contest outlives the sign-up that it began with', async () => {
  const email = nextAddress()
  const first = await signUp(email, owner)
  const links: URL[] = []
  for (let nth = 0; nth < 10; nth += 1) {
    node.clock.now += 1_000
    links.push((await signUp(email, stranger)).link)
  }
  expect((await press(first.link)).type).toBe('otp_expired')
  expect((await press(links.at(-1) ?? null)).type).toBe('recovery')
  expect(await signIn(email, stranger)).toBe('invalid_credentials')
})

test('a password that an operator set is contested by a sign-up, also when the operator confirms by hand', async () => {
  const bearer = await node.parts.tokens.signServiceKey()
  const create = async (email: string) =>
    (await ask(node, '/admin/users', { email, password: owner.password }, { bearer })).body
  const mailed = nextAddress()
  await create(mailed)
  const { link } = await signUp(mailed, stranger)
  expect((await press(link)).type).toBe('recovery')
  expect(await signIn(mailed, stranger)).toBe('invalid_credentials')

  const byHand = nextAddress()
  const { id } = await create(byHand)
  await signUp(byHand, stranger)
  await ask(node, `/admin/users/${String(id)}`, { email_confirm: true }, { bearer, method: 'PUT' })
  expect(await signIn(byHand, stranger)).toBe('invalid_credentials')
  expect(await signIn(byHand, owner)).toMatchObject({ user_metadata: {} })
})

test('a new password voids the links of every sign-up', async () => {
  const email = nextAddress()
  const first = await signUp(email, stranger)
  const { link } = await signUp(email, owner)
  const { fragment } = await follow(node, link)
  const bearer = fragment['access_token'] ?? ''
  const changed = await ask(node, '/user', { password: 'a-third-password-8' }, { bearer, method: 'PUT' })
  expect(changed).toMatchObject({ status: 200 })
  expect((await follow(node, first.link)).fragment).toMatchObject({ error_code: 'otp_expired' })
})

test('a sign-up leads on to the client that it came from, whoever signs up beside it, and asks for a password', async () => {
  const email = nextAddress()
  const verifier = 'a-verifier-that-only-one-browser-knows-and-nobody-else'
  const ofOwner = { code_challenge: hash('sha256', verifier, 'base64url'), code_challenge_method: 's256' }
  const { link } = await signUp(email, owner, ofOwner)
  await signUp(email, stranger, { code_challenge: 'v'.repeat(43), code_challenge_method: 'plain' })
  const { query } = await follow(node, link)
  const exchanged = { auth_code: query['code'], code_verifier: verifier }
  const exchangedFor = await ask(node, '/token?grant_type=pkce', exchanged)
  expect(exchangedFor).toMatchObject({
    status: 200,
    body: { user: { email, user_metadata: {} } },
  })
  expect(decodeJwt(String(exchangedFor.body['access_token']))).toMatchObject({ amr: [{ method: 'recovery' }] })
})

test('a confirmation that is sent again brings the password of the only sign-up, and none of several', async () => {
  const alone = nextAddress()
  const first = await signUp(alone, owner)
  await ask(node, '/resend', { type: 'signup', email: alone })
  expect((await follow(node, first.link)).fragment).toMatchObject({ error_code: 'otp_expired' })
  await follow(node, (await readMail(node, alone)).link)
  expect(await signIn(alone, owner)).toMatchObject({ user_metadata: owner.data })

  const shared = nextAddress()
  await signUp(shared, owner)
  await signUp(shared, stranger)
  await ask(node, '/resend', { type: 'signup', email: shared })
  const { fragment } = await follow(node, (await readMail(node, shared)).link)
  expect((await readUser(fragment['access_token']))['user_metadata']).toEqual({})
  for (const said of [owner, stranger]) expect(await signIn(shared, said)).not.toHaveProperty('id')
})

test.for([
  ['/recover', {}],
  ['/otp', { create_user: false }],
] as const)('an address that is confirmed by %s keeps nothing of who signed up with it', async ([path, more]) => {
  const email = nextAddress()
  await signUp(email, stranger)
  await ask(node, path, { email, ...more })
  const { fragment } = await follow(node, (await readMail(node, email)).link)
  expect(fragment['type']).toBe('recovery')
  expect(await readUser(fragment['access_token'])).toMatchObject({ email, user_metadata: {} })
  expect(await signIn(email, stranger)).toBe('invalid_credentials')
})

test.for([
  ['/recover', {}],
  ['/otp', { create_user: false }],
] as const)('after %s the link of an older sign-up brings no password', async ([path, more]) => {
  const email = nextAddress()
  const { link } = await signUp(email, stranger)
  await ask(node, path, { email, ...more })
  expect((await press(link)).type).toBe('recovery')
  expect(await signIn(email, stranger)).toBe('invalid_credentials')
})

test('a link to sign in that makes the account brings what its own request said', async () => {
  const email = nextAddress()
  await ask(node, '/otp', { email, data: stranger.data })
  await ask(node, '/otp', { email, data: owner.data })
  const { fragment } = await follow(node, (await readMail(node, email)).link)
  expect((await readUser(fragment['access_token']))['user_metadata']).toEqual(owner.data)
})

test('an operator’s link brings the operator’s password, and an invitation none', async () => {
  const key = await node.parts.tokens.signServiceKey()
  const linked = nextAddress()
  await signUp(linked, stranger)
  const { body } = await ask(
    node,
    '/admin/generate_link',
    { type: 'signup', email: linked, password: owner.password, data: owner.data },
    { bearer: key },
  )
  await follow(node, new URL(String(body['action_link'])))
  expect(await signIn(linked, owner)).toMatchObject({ user_metadata: owner.data })
  expect(await signIn(linked, stranger)).toBe('invalid_credentials')

  const invited = nextAddress()
  await signUp(invited, stranger)
  await ask(node, '/invite', { email: invited, data: owner.data }, { bearer: key })
  const { fragment } = await follow(node, (await readMail(node, invited)).link)
  expect((await readUser(fragment['access_token']))['user_metadata']).toEqual(owner.data)
  expect(await signIn(invited, stranger)).toBe('invalid_credentials')
})

test('an operator who confirms an address by hand confirms its only sign-up, and of several none', async () => {
  const key = await node.parts.tokens.signServiceKey()
  const confirm = async (email: string) => {
    const { id } = await node.database.transactionAs({ role: 'service' }, (tx) =>
      tx.selectFrom('mgk.users').select('id').where('email', '=', email).executeTakeFirstOrThrow(),
    )
    await ask(node, `/admin/users/${id}`, { email_confirm: true }, { bearer: key, method: 'PUT' })
  }
  const alone = nextAddress()
  await signUp(alone, owner)
  await confirm(alone)
  expect(await signIn(alone, owner)).toMatchObject({ user_metadata: owner.data })

  const shared = nextAddress()
  await signUp(shared, owner)
  await signUp(shared, stranger)
  await confirm(shared)
  for (const said of [owner, stranger]) expect(await signIn(shared, said)).not.toHaveProperty('id')
})

test('signing up and then in says the same of a new address and of one that has an account', async () => {
  const [fresh, known] = [nextAddress(), nextAddress()]
  await buildMember(node, { email: known, password: owner.password })
  const heard = []
  for (const email of [fresh, known]) {
    await ask(node, '/signup', { email, ...stranger })
    heard.push([await signIn(email, stranger), await signIn(email, { password: 'neither-of-them-5' })])
  }
  expect(heard).toEqual([
    ['email_not_confirmed', 'invalid_credentials'],
    ['email_not_confirmed', 'invalid_credentials'],
  ])
  expect(await signIn(known, owner)).toMatchObject({ email: known })
})

test('a password that was signed up with helps nobody to guess the real one', async () => {
  const limited = await openTestAccounts()
  const email = 'guessed@example.com'
  await buildMember(limited, { email, password: owner.password })
  await ask(limited, '/signup', { email, ...stranger })
  const statuses = []
  for (let nth = 0; nth < 11; nth += 1) {
    const tried = nth % 2 === 0 ? stranger.password : 'neither-of-them-5'
    const sent = { email, password: tried }
    statuses.push((await ask(limited, '/token?grant_type=password', sent, { client: '203.0.113.1' })).status)
  }
  expect(statuses).toEqual([...Array<number>(10).fill(400), 429])
  await limited.close()
})

test('of one address ten sign-ups are kept, for seven days, and none of an account that is gone', async () => {
  const email = nextAddress()
  const kept = () =>
    node.database.transactionAs({ role: 'service' }, async (tx) => ({
      signUps: (await tx.selectFrom('mgk.sign_ups').select('id').where('email', '=', email).execute()).length,
      tokens: (await tx.selectFrom('mgk.one_time_tokens').select('id').where('email', '=', email).execute()).length,
    }))
  const links: URL[] = []
  for (let nth = 0; nth < 12; nth += 1) {
    node.clock.now += 1_000
    links.push((await signUp(email, stranger)).link)
  }
  expect(await kept()).toEqual({ signUps: 10, tokens: 10 })
  expect((await follow(node, links[1] ?? null)).fragment).toMatchObject({ error_code: 'otp_expired' })
  const { fragment } = await follow(node, links[2] ?? null)
  const { id } = await readUser(fragment['access_token'])
  expect(id).toBeDefined()

  const forget = () => node.accounts.forgetOld(new AbortController().signal)
  node.clock.now += 6 * 86_400_000
  await forget()
  expect(await kept()).toEqual({ signUps: 9, tokens: 0 })
  node.clock.now += 86_400_001
  await forget()
  expect(await kept()).toEqual({ signUps: 0, tokens: 0 })

  await signUp(email, stranger)
  const key = await node.parts.tokens.signServiceKey()
  expect(await ask(node, `/admin/users/${String(id)}`, {}, { bearer: key, method: 'DELETE' })).toMatchObject({
    status: 200,
  })
  expect(await kept()).toEqual({ signUps: 0, tokens: 0 })
})
