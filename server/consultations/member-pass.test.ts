import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTestDataKey } from '#testing/builders/data-key.ts'
import { createMemberPass } from './member-pass.ts'

const userId = randomUUID()
const member = { kind: 'member', userId, assurance: 'aal1' } as const
const address = 'mina@example.com'

function createPasses() {
  const clock = { now: 1_800_000_000_000 }
  const emails = new Map<string, string>([[userId, address]])
  const dataKey = createTestDataKey()
  const findProvenEmail = async (id: string) => emails.get(id) ?? null
  return { clock, emails, dataKey, ...createMemberPass({ dataKey, findProvenEmail, now: () => clock.now }) }
}

test('a pass names its member for the address of the account, however that is written, and for no other one', async () => {
  const { make, memberOf } = createPasses()
  const pass = (await make(member)) ?? ''
  expect(await memberOf(pass, address)).toBe(userId)
  expect(await memberOf(pass, 'Mina@Example.com')).toBe(userId)
  expect(await memberOf(pass, 'jun@example.com')).toBeNull()
})

test('a pass ends after an hour, and with the address or the account', async () => {
  const { clock, emails, make, memberOf } = createPasses()
  const pass = (await make(member)) ?? ''
  clock.now += 59 * 60_000
  expect(await memberOf(pass, address)).toBe(userId)
  clock.now += 60_000
  expect(await memberOf(pass, address)).toBeNull()
  const next = (await make(member)) ?? ''
  emails.set(userId, 'mina@elsewhere.example')
  expect(await memberOf(next, address)).toBeNull()
  emails.delete(userId)
  expect(await memberOf(next, address)).toBeNull()
})

test('what nobody here sealed for this is no pass', async () => {
  const { dataKey, clock, make, memberOf } = createPasses()
  const pass = (await make(member)) ?? ''
  const words = `${userId} ${clock.now + 60_000}`
  const other = dataKey.seal(words, { column: 'mgk.consultations.clinic_pass', row: 'form' }).toString('base64url')
  const changed = `${pass.slice(0, -4)}${pass.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`
  for (const given of ['', 'pass', words, other, changed, pass.slice(1)]) {
    expect(await memberOf(given, address), given).toBeNull()
  }
})

test('neither a visitor nor a member whose address is not proven gets a pass', async () => {
  const { emails, make } = createPasses()
  await expect(make({ kind: 'visitor' })).rejects.toMatchObject({ code: 'accounts.sign_in_required' })
  emails.clear()
  expect(await make(member)).toBeNull()
})
