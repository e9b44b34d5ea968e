import { createHmac, randomUUID } from 'node:crypto'
import { base64url, decodeJwt, exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestAccounts } from '#testing/builders/accounts.ts'
import { buildMember } from '#testing/builders/members.ts'

type Json = Record<string, unknown>

const rpcRefusal = z.strictObject({
  code: z.enum(['PGRST301', 'PGRST303']),
  message: z.string().min(1),
  details: z.null(),
  hint: z.null(),
})

const node = await openTestAccounts()
const victim = await buildMember(node)
await node.database.transactionAs({ role: 'service' }, (tx) =>
  tx
    .insertInto('mgk.admins')
    .values({ user_id: victim.user.id, granted_at: new Date(), granted_because: 'command' })
    .execute(),
)
const claims = decodeJwt(victim.session.access_token)
afterAll(() => node.close())

function encode(part: Json): string {
  return base64url.encode(JSON.stringify(part))
}

/** A token signed with the site's own key, as if the attacker held it: only what it says can be wrong. */
async function signAsSite(payload: Json, header: Json = {}): Promise<string> {
  const { kid, signWith } = await node.parts.signingKeys.signer()
  return new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid: kid ?? '', ...header }).sign(signWith)
}

async function asUser(token: string): Promise<Response> {
  return node.request('/auth/v1/user', { headers: { authorization: `Bearer ${token}` } })
}

async function asAdmin(token: string): Promise<Response> {
  return node.request('/rest/v1/rpc/is_admin', { method: 'POST', headers: { authorization: `Bearer ${token}` } })
}

async function expectRefused(forged: Iterable<readonly [name: string, token: string]>): Promise<void> {
  for (const [name, token] of forged) {
    const user = await asUser(token)
    expect(await user.json(), name).toMatchObject({ error_code: 'bad_jwt' })
    expect(user.status, name).toBe(403)
    const admin = await asAdmin(token)
    expect(admin.status, name).toBe(401)
    expect(admin.headers.get('www-authenticate'), name).toMatch(/^Bearer /)
    expect(rpcRefusal.safeParse(await admin.json()).success, name).toBe(true)
  }
}

test('the victim of these tests is who the tokens say, and an administrator', async () => {
  const honest = await signAsSite(claims)
  expect((await asUser(honest)).status).toBe(200)
  expect(await (await asAdmin(honest)).text()).toBe('true')
})

test('a token without a signature is refused, however its algorithm is spelled', async () => {
  const { kid } = await node.parts.signingKeys.signer()
  const unsigned = ['none', 'None', 'nOnE', 'NONE', '', 'HS256', 'ES256'].map(
    (alg) => [`alg ${alg}`, `${encode({ alg, typ: 'JWT', kid })}.${encode(claims)}.`] as const,
  )
  await expectRefused(unsigned)
})

test('the public key is no secret to sign with', async () => {
  const [jwk] = await node.parts.signingKeys.listPublic()
  const { verifyWith } = await node.parts.signingKeys.signer()
  if (!jwk || verifyWith instanceof Uint8Array) throw new Error('the site signs with a pair')
  const pem = await exportSPKI(verifyWith)
  const secrets = { pem, 'pem without end': pem.trim(), jwk: JSON.stringify(jwk), x: String(jwk.x) }
  const forged = Object.entries(secrets).map(([name, secret]) => {
    const signed = `${encode({ alg: 'HS256', typ: 'JWT', kid: jwk.kid })}.${encode(claims)}`
    return [name, `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`] as const
  })
  await expectRefused(forged)
})

test('a key of the sender’s own is not asked, wherever the token says it is', async () => {
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const { kid } = await node.parts.signingKeys.signer()
  const sign = (header: Json) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: kid ?? '', ...header }).sign(privateKey)
  await expectRefused(
    Object.entries({
      'our kid': await sign({}),
      'another kid': await sign({ kid: 'another' }),
      'no kid': await new SignJWT(claims).setProtectedHeader({ alg: 'ES256' }).sign(privateKey),
      'a kid that is a path': await sign({ kid: '../../../dev/null' }),
      'a kid that is a query': await sign({ kid: "' or true --" }),
      'embedded key': await sign({ jwk: await exportJWK(publicKey) }),
      'address of a key set': await sign({ jku: 'https://elsewhere.example/jwks.json' }),
      'address of a certificate': await sign({ x5u: 'https://elsewhere.example/cert.pem' }),
    }),
  )
})

test('a signature counts only for what it was made for', async () => {
  const honest = await signAsSite(claims)
  const [header = '', payload = '', signature = ''] = honest.split('.')
  const other = encode({ ...claims, sub: randomUUID() })
  await expectRefused(
    Object.entries({
      'another payload': `${header}.${other}.${signature}`,
      'nothing but zeros': `${header}.${payload}.${base64url.encode(new Uint8Array(64))}`,
      'cut signature': `${header}.${payload}.${signature.slice(0, -4)}`,
      'no signature part': `${header}.${payload}`,
      'a fourth part': `${honest}.${signature}`,
      'unknown critical header': await signAsSite(claims, { crit: ['exp'] }).catch(() => `${header}.${payload}.x`),
      'signed without its own key': await signAsSite(claims, { kid: 'gone' }),
    }),
  )
})

test('claims that are wrong are refused even under our own signature', async () => {
  const now = node.clock.now / 1_000
  const without = (name: string) => Object.fromEntries(Object.entries(claims).filter(([claim]) => claim !== name))
  await expectRefused(
    Object.entries({
      expired: await signAsSite({ ...claims, exp: now - 1 }),
      'expired this second': await signAsSite({ ...claims, exp: now }),
      'never ending': await signAsSite(without('exp')),
      'not yet': await signAsSite({ ...claims, nbf: now + 60 }),
      'another audience': await signAsSite({ ...claims, aud: 'somebody-else' }),
      'a list of audiences': await signAsSite({ ...claims, aud: ['authenticated'] }),
      'another site': await signAsSite({ ...claims, iss: 'https://elsewhere.example/auth/v1' }),
      'no issuer': await signAsSite(without('iss')),
      'no session': await signAsSite(without('session_id')),
      'no role': await signAsSite(without('role')),
      'a role nobody has': await signAsSite({ ...claims, role: 'admin' }),
      'service role with a session': await signAsSite({ ...claims, role: 'service_role' }),
      'a subject that is no id': await signAsSite({ ...claims, sub: "x' or true --" }),
      'too long': await signAsSite({ ...claims, padding: 'x'.repeat(20_000) }),
    }),
  )
})

test('an expired token is told apart, in the words that clients look for', async () => {
  const expired = await signAsSite({ ...claims, exp: node.clock.now / 1_000 - 1 })
  expect(await (await asAdmin(expired)).json()).toEqual({
    code: 'PGRST303',
    details: null,
    hint: null,
    message: 'JWT expired',
  })
})

test('an honest token of one site means nothing on another', async () => {
  const other = await openTestAccounts({ variables: { SITE_URL: 'https://elsewhere.example' } })
  const stranger = await buildMember(other)
  await other.close()
  await expectRefused([['of another site', stranger.session.access_token]])
})
