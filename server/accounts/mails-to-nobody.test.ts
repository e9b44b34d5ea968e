import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openTestAccounts } from '#testing/builders/accounts.ts'
import { buildMember } from '#testing/builders/members.ts'
import { ask, follow, readMail } from '#testing/servers/wire.ts'

const challenge = { code_challenge: 'v'.repeat(43), code_challenge_method: 'plain' }
const addresses = ['known@example.com', 'nobody@example.com']

const node = await openTestAccounts({ variables: { RATE_LIMITS: 'off' } })
await buildMember(node, { email: 'known@example.com' })
afterAll(() => node.close())

function asService<T>(work: Parameters<typeof node.database.transactionAs<T>>[1]): Promise<T> {
  return node.database.transactionAs({ role: 'service' }, work)
}

function listTokens(email: string) {
  return asService((tx) => tx.selectFrom('mgk.one_time_tokens').selectAll().where('email', '=', email).execute())
}

/** Who wrote or locked each row last. */
async function readVersions(email: string): Promise<unknown> {
  const { rows } = await asService((tx) =>
    sql`
      select one.xmin::text, one.xmax::text, holder.xmin::text as of_user, holder.xmax::text as to_user
      from mgk.one_time_tokens one left join mgk.users holder on holder.email = one.email where one.email = ${email}
    `.execute(tx),
  )
  return rows
}

test('asking for a mail writes as much for nobody, once, and that opens nothing', async () => {
  for (const email of addresses) {
    for (const _turn of [1, 2]) await ask(node, '/recover', { email, ...challenge })
    await ask(node, '/resend', { type: 'signup', email })
    expect((await listTokens(email)).map(({ kind }) => kind).toSorted(), email).toEqual(['confirmation', 'recovery'])
  }
  const flows = await asService((tx) => tx.selectFrom('mgk.flow_states').select('user_id').execute())
  expect(flows.filter(({ user_id }) => user_id === null).length).toBeGreaterThan(0)

  // Nobody was mailed the confirmation of an account that is confirmed, nor anything for an address without one.
  const nobodys = [...(await listTokens('nobody@example.com')), ...(await listTokens('known@example.com'))].filter(
    ({ user_id }) => user_id === null,
  )
  expect(nobodys).toHaveLength(3)
  for (const { id, kind, email, code } of nobodys) {
    const typed = node.dataKey.open(code, { column: 'mgk.one_time_tokens.code', row: id })
    const type = kind === 'confirmation' ? 'signup' : kind
    expect(await ask(node, '/verify', { type, email, token: typed })).toMatchObject({
      status: 403,
      body: { code: 'otp_expired' },
    })
  }
})

test('a token that was written for nobody opens no account that is made later', async () => {
  const email = 'later@example.com'
  await ask(node, '/recover', { email })
  const [written] = await listTokens(email)
  await buildMember(node, { email })
  const typed = node.dataKey.open(written?.code ?? Buffer.of(), {
    column: 'mgk.one_time_tokens.code',
    row: written?.id ?? '',
  })
  expect(await ask(node, '/verify', { type: 'recovery', email, token: typed })).toMatchObject({ status: 403 })
  await ask(node, '/recover', { email })
  expect((await listTokens(email)).map(({ user_id }) => user_id)).not.toContain(null)
  expect((await follow(node, (await readMail(node, email)).link)).fragment).toHaveProperty('access_token')
})

test('an address that has an account holds as many codes as a new one, however often it is asked for', async () => {
  await buildMember(node, { email: 'many-known@example.com' })
  const held = []
  for (const email of ['many-known@example.com', 'many-new@example.com']) {
    const kinds = []
    for (const path of ['/signup', '/resend', '/signup', '/otp', '/otp', '/resend', '/signup']) {
      await ask(node, path, { email, type: 'signup', password: 'tangerine-harbour-7' })
      kinds.push((await listTokens(email)).map(({ kind }) => kind).toSorted())
    }
    held.push(kinds)
  }
  expect(held[0]?.at(-1)).toEqual([...Array<string>(4).fill('confirmation'), 'magiclink'])
  expect(held[1]).toEqual(held[0])
  // The owner was told of each sign-up, and none was given a code: whoever guesses one gets nowhere.
  for (const { id, kind, email, code } of await listTokens('many-known@example.com')) {
    if (kind !== 'confirmation') continue
    const typed = node.dataKey.open(code, { column: 'mgk.one_time_tokens.code', row: id })
    expect(await ask(node, '/verify', { type: 'signup', email, token: typed })).toMatchObject({ status: 403 })
  }
})

test('a wrong code writes the same one row, whether anything was mailed or anybody is there', async () => {
  await ask(node, '/recover', { email: 'known@example.com' })
  for (const email of [...addresses, 'never-asked@example.com']) {
    const count = async () => {
      const rows = await asService((tx) => tx.selectFrom('mgk.wrong_codes').select(['key_hash', 'count']).execute())
      return rows.reduce((sum, row) => sum + row.count, 0)
    }
    const [before, counted] = [await readVersions(email), await count()]
    expect(await ask(node, '/verify', { type: 'recovery', email, token: 'wrong' })).toMatchObject({ status: 403 })
    expect(await readVersions(email), email).toEqual(before)
    expect(await count(), email).toBe(counted + 1)
  }
})

test('a right code counts for nothing, and counts are forgotten after a day', async () => {
  const email = 'right@example.com'
  await buildMember(node, { email })
  const total = async () => {
    const rows = await asService((tx) => tx.selectFrom('mgk.wrong_codes').select('count').execute())
    return rows.reduce((sum, { count }) => sum + count, 0)
  }
  await ask(node, '/recover', { email })
  const before = await total()
  const { code } = await readMail(node, email)
  expect(await ask(node, '/verify', { type: 'recovery', email, token: code })).toMatchObject({ status: 200 })
  expect(await total()).toBe(before)
  node.clock.now += 86_400_001
  await node.accounts.forgetOld(new AbortController().signal)
  expect(await total()).toBe(0)
})

test('ten wrong codes void what was mailed before them, and not what is mailed after', async () => {
  const email = 'ten@example.com'
  await buildMember(node, { email })
  await ask(node, '/recover', { email })
  const first = await readMail(node, email)
  for (let nth = 0; nth < 10; nth += 1) await ask(node, '/verify', { type: 'recovery', email, token: 'wrong' })
  const tryCode = (token: string) => ask(node, '/verify', { type: 'recovery', email, token })
  expect(await tryCode(first.code)).toMatchObject({ status: 403 })
  await ask(node, '/recover', { email })
  for (let nth = 0; nth < 9; nth += 1) await tryCode('wrong')
  expect(await tryCode((await readMail(node, email)).code)).toMatchObject({ status: 200 })
})
