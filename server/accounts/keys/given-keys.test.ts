import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exportJWK, generateKeyPair, generateSecret, type JWK, SignJWT } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { openTestAccounts } from '#testing/builders/accounts.ts'
import { buildMember } from '#testing/builders/members.ts'
import { makeTemporaryFolder } from '#testing/temporary-folder.ts'
import { StartProblem } from '#server/platform/start-problem.ts'
import { readGivenKeys } from './given-keys.ts'

const secret = 'a-shared-secret-of-more-than-32-characters'

const folder = await makeTemporaryFolder()
afterAll(() => folder.remove())

async function makeJwk(algorithm: 'ES256' | 'RS256', kid: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true })
  // As the hosted service's tools write it.
  return { ...(await exportJWK(privateKey)), kid, alg: algorithm, key_ops: ['sign', 'verify'] }
}

async function writeKeys(content: unknown): Promise<string> {
  const file = join(folder.path, `${Math.random()}.json`)
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

async function signWith(jwk: JWK, claims: Record<string, unknown>, kid = jwk.kid): Promise<string> {
  const { key_ops: _operations, ...key } = jwk
  return new SignJWT(claims).setProtectedHeader({ alg: jwk.alg ?? '', ...(kid !== undefined && { kid }) }).sign(key)
}

test('the first key of the file signs, and every one is trusted, also for the operator’s own keys', async () => {
  const [rsa, ec] = [await makeJwk('RS256', 'rsa'), await makeJwk('ES256', 'ec')]
  const node = await openTestAccounts({ variables: { AUTH_SIGNING_KEYS: await writeKeys([rsa, ec]) } })
  const { session, bearer } = await buildMember(node)
  expect(session.access_token.split('.')[0]).toBe(
    Buffer.from('{"alg":"RS256","typ":"JWT","kid":"rsa"}').toString('base64url'),
  )
  expect((await node.request('/auth/v1/user', { headers: bearer })).status).toBe(200)
  for (const jwk of [rsa, ec]) {
    for (const role of ['service_role', 'supabase_admin']) {
      const key = await signWith(jwk, { role, sub: '1234567890' })
      expect(await node.parts.tokens.verify(key), `${jwk.kid} ${role}`).toEqual({ kind: 'service', role })
    }
    expect(await node.parts.tokens.verify(await signWith(jwk, { role: 'anon' }))).toEqual({ kind: 'publishable' })
  }
  const keys = await node.parts.signingKeys.listPublic()
  await node.close()
  expect(keys).toMatchObject([
    { kid: 'rsa', kty: 'RSA', alg: 'RS256', use: 'sig' },
    { kid: 'ec', kty: 'EC', alg: 'ES256', use: 'sig' },
  ])
  expect(JSON.stringify(keys)).not.toMatch(/"(d|p|q|dp|dq|qi)"/)
})

test('a key outside the file is not trusted, whatever it is called', async () => {
  const ours = await makeJwk('ES256', 'ours')
  const node = await openTestAccounts({ variables: { AUTH_SIGNING_KEYS: await writeKeys([ours]) } })
  const theirs = await makeJwk('ES256', 'ours')
  const forged = [
    await signWith(theirs, { role: 'service_role' }),
    await signWith(await makeJwk('RS256', 'ours'), { role: 'service_role' }),
    await signWith(ours, { role: 'service_role' }, 'another'),
  ]
  for (const token of forged) await expect(node.parts.tokens.verify(token)).rejects.toMatchObject({ code: 'bad_jwt' })
  await node.close()
})

test('a shared secret signs what only its holder can check, and is never published', async () => {
  const node = await openTestAccounts({ variables: { AUTH_JWT_SECRET: secret } })
  const { bearer } = await buildMember(node)
  expect((await node.request('/auth/v1/user', { headers: bearer })).status).toBe(200)
  const key = await new SignJWT({ role: 'service_role' })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(secret))
  expect(await node.parts.tokens.verify(key)).toEqual({ kind: 'service', role: 'service_role' })
  expect(await (await node.request('/auth/v1/.well-known/jwks.json')).json()).toEqual({ keys: [] })
  await node.close()
})

test('beside a file the secret is trusted and signs nothing', async () => {
  const file = await writeKeys([await makeJwk('ES256', 'ec')])
  const given = await readGivenKeys({ signingKeysFile: file, jwtSecret: secret })
  expect(given?.signer.kid).toBe('ec')
  expect(given?.trusted.map(({ algorithm }) => algorithm)).toEqual(['ES256', 'HS256'])
})

test('a file that cannot be used stops the start with a sentence that repeats no secret', async () => {
  const ec = await makeJwk('ES256', 'ec')
  const { d: _d, ...publicHalf } = ec
  const { n: _n, ...cutRsa } = await makeJwk('RS256', 'rsa')
  const { d: foreign } = await makeJwk('ES256', 'other')
  const [p384] = [await exportJWK((await generateKeyPair('ES384', { extractable: true })).privateKey)]
  const short = { kty: 'oct', k: Buffer.from('short').toString('base64url') }
  const files = {
    'no JSON': '{"d":"hunter2"',
    'no array': { keys: [ec] },
    'no keys': [],
    'no private part': [publicHalf],
    'halves of two pairs': [{ ...ec, d: foreign }],
    'cut key': [cutRsa],
    'another curve': [p384],
    'another algorithm than its own': [{ ...ec, alg: 'RS256' }],
    'short secret': [short],
  }
  for (const [name, content] of Object.entries(files)) {
    const read = readGivenKeys({ signingKeysFile: await writeKeys(content), jwtSecret: null })
    const problem: unknown = await read.catch((error: unknown) => error)
    expect(problem, name).toBeInstanceOf(StartProblem)
    expect(String(problem), name).toMatch(/^StartProblem: AUTH_SIGNING_KEYS cannot be used: /)
    expect(String(problem), name).not.toMatch(/hunter2/)
  }
  await expect(readGivenKeys({ signingKeysFile: join(folder.path, 'none'), jwtSecret: null })).rejects.toThrow('none')
})

test('a secret in the file signs when it is first', async () => {
  const jwk = { ...(await exportJWK(await generateSecret('HS256', { extractable: true }))), kid: 'shared' }
  const given = await readGivenKeys({ signingKeysFile: await writeKeys([jwk]), jwtSecret: null })
  expect(given?.signer).toMatchObject({ algorithm: 'HS256', kid: 'shared', publicJwk: null })
})
