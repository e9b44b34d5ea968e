import { GoTrueClient } from '@supabase/auth-js'
import { decodeProtectedHeader, jwtVerify, createLocalJWKSet } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Database } from '#server/platform/database/open-database.ts'
import { openTestAccounts, type TestAccounts } from '#testing/builders/accounts.ts'
import { createTestDataKey } from '#testing/builders/data-key.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { buildMember, signIn } from '#testing/builders/members.ts'
import { openSigningKeys } from './signing-keys.ts'
import { createStoredKeys } from './stored-keys.ts'

const dataKey = createTestDataKey()
const settings = { signingKeysFile: null, jwtSecret: null, accessTokenSeconds: 3600 }
const trustSeconds = 3660

const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) })
const privateKey = z.object({ d: z.string() })

const shared = await openTestDatabase()
const one = await openTestAccounts({ shared, dataKey })
const another = await openTestAccounts({ shared, dataKey })
afterAll(async () => {
  await one.close()
  await another.close()
  await shared.close()
})

function rotate(now = one.clock.now): Promise<string> {
  const stored = createStoredKeys({ database: shared.database, dataKey, trustSeconds, now: () => now })
  return shared.database.transactionAs({ role: 'service' }, (tx) => stored.rotate(tx))
}

async function currentKid({ parts }: TestAccounts) {
  return (await parts.signingKeys.signer()).kid
}

function statusFor(node: TestAccounts, bearer: { authorization: string }) {
  return node.request('/auth/v1/user', { headers: bearer }).then(({ status }) => status)
}

test('nodes that start at once agree on one key, and the client checks its tokens without asking', async () => {
  expect(await currentKid(one)).toBe(await currentKid(another))
  const { session } = await buildMember(one)
  expect(decodeProtectedHeader(session.access_token)).toEqual({ alg: 'ES256', typ: 'JWT', kid: await currentKid(one) })
  const asked: string[] = []
  const client = new GoTrueClient({
    url: 'http://localhost:3000/auth/v1',
    fetch: (input) => {
      asked.push(new URL(input instanceof Request ? input.url : input).pathname)
      return another.request(asked.at(-1) ?? '')
    },
    persistSession: false,
    autoRefreshToken: false,
  })
  const { data, error } = await client.getClaims(session.access_token, { allowExpired: true })
  expect(error).toBeNull()
  expect(data?.claims.sub).toBe(session.user.id)
  expect(asked).toEqual(['/auth/v1/.well-known/jwks.json'])
})

test('no private part leaves the database or stands there in clear', async () => {
  const response = await one.request('/auth/v1/.well-known/jwks.json')
  expect(response.headers.get('cache-control')).toBe('public, max-age=600')
  const published = await response.text()
  expect(keySet.parse(JSON.parse(published)).keys.filter((key) => 'd' in key)).toEqual([])
  const rows = await shared.database.transactionAs({ role: 'service' }, (tx) =>
    tx.selectFrom('mgk.signing_keys').selectAll().execute(),
  )
  for (const { kid, public_jwk, private_jwk } of rows) {
    const opened = dataKey.open(private_jwk, { column: 'mgk.signing_keys.private_jwk', row: kid })
    const { d } = privateKey.parse(JSON.parse(opened))
    expect(d).toHaveLength(43)
    expect(JSON.stringify(public_jwk) + private_jwk.toString('latin1') + published).not.toContain(d)
  }
  await expect(
    shared.database.transactionAs({ role: 'visitor' }, (tx) => tx.selectFrom('mgk.signing_keys').selectAll().execute()),
  ).rejects.toThrow('permission denied')
})

test('a rotation reaches the other node; sessions go on, and new tokens carry the new key', async () => {
  const member = await buildMember(one)
  const kid = await rotate()
  await expect.poll(() => currentKid(another)).toBe(kid)
  await expect.poll(() => currentKid(one)).toBe(kid)
  expect(await statusFor(another, member.bearer)).toBe(200)
  const again = await signIn(another, member.user)
  expect(decodeProtectedHeader(again.session.access_token).kid).toBe(kid)
  expect(await statusFor(one, again.bearer)).toBe(200)
  const { keys } = keySet.parse(await (await one.request('/auth/v1/.well-known/jwks.json')).json())
  await expect(
    jwtVerify(again.session.access_token, createLocalJWKSet({ keys }), { currentDate: new Date(one.clock.now) }),
  ).resolves.toMatchObject({ protectedHeader: { kid } })
})

test('a replaced key is trusted until its last token has ended, and then gone', async () => {
  const node = await openTestAccounts()
  const service = await node.parts.tokens.signServiceKey()
  const before = await currentKid(node)
  const keys = createStoredKeys({
    database: node.database,
    dataKey: node.dataKey,
    trustSeconds,
    now: () => node.clock.now,
  })
  const rotateHere = () => node.database.transactionAs({ role: 'service' }, (tx) => keys.rotate(tx))
  const after = await rotateHere()
  await expect.poll(() => currentKid(node)).toBe(after)
  node.clock.now += trustSeconds * 1_000 - 1
  expect(await node.parts.tokens.verify(service)).toMatchObject({ kind: 'service' })
  node.clock.now += 1
  await expect(node.parts.tokens.verify(service)).rejects.toMatchObject({ code: 'bad_jwt' })
  expect((await node.parts.signingKeys.listPublic()).map(({ kid }) => kid)).toEqual([after])
  await rotateHere()
  const kids = await node.database.transactionAs({ role: 'service' }, (tx) =>
    tx.selectFrom('mgk.signing_keys').select('kid').execute(),
  )
  await node.close()
  expect(kids.map(({ kid }) => kid)).not.toContain(before)
})

/** A database that counts, and that no announcement reaches. */
function deafDatabase(): { database: Pick<Database, 'transactionAs' | 'listen'>; count: () => number } {
  let transactions = 0
  return {
    count: () => transactions,
    database: {
      transactionAs: (who, work) => {
        transactions += 1
        return shared.database.transactionAs(who, work)
      },
      listen: () => Promise.resolve({ stop: () => Promise.resolve() }),
    },
  }
}

test('a node that missed the announcement finds a new key when it meets it', async () => {
  let now = one.clock.now
  const { database } = deafDatabase()
  const keys = await openSigningKeys({ database, dataKey, settings, now: () => now })
  const kid = await rotate()
  const token = { kid, algorithm: 'ES256' as const }
  expect(await keys.find(token)).toEqual([])
  now += 5_000
  expect(await keys.find(token)).toMatchObject([{ kid }])
})

test('a flood of keys that nobody knows costs one look in five seconds', async () => {
  let now = one.clock.now
  const { database, count } = deafDatabase()
  const keys = await openSigningKeys({ database, dataKey, settings, now: () => now })
  const flood = () =>
    Promise.all(
      Array.from({ length: 200 }, (_one, number) => keys.find({ kid: `forged-${number}`, algorithm: 'ES256' })),
    )
  const before = count()
  now += 5_000
  await flood()
  await flood()
  expect(count() - before).toBe(1)
  now += 5_000
  await flood()
  expect(count() - before).toBe(2)
})

test('another data key is refused before anything is signed', async () => {
  await expect(openTestAccounts({ shared, dataKey: createTestDataKey() })).rejects.toThrow('DATA_KEY_FILE')
})
