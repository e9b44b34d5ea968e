import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { openTestAccounts } from '#testing/builders/accounts.ts'
import { ask, follow } from '#testing/servers/wire.ts'

const strangers = ['tangerine-harbour-7', 'quiet-mountain-12']
const owners = 'lantern-orchard-31'
let count = 0

const node = await openTestAccounts({ variables: { RATE_LIMITS: 'off' } })
afterAll(() => node.close())

/** Requests need no mailbox, so a stranger can send each of them, too. */
const requests = {
  'stranger signs up': (email: string) => ask(node, '/signup', { email, password: strangers[0], data: { by: 'one' } }),
  'another stranger signs up': (email: string) => ask(node, '/signup', { email, password: strangers[1] }),
  'link to sign in': (email: string) => ask(node, '/otp', { email, data: { by: 'one' } }),
  'link without an account': (email: string) => ask(node, '/otp', { email, create_user: false }),
  recovery: (email: string) => ask(node, '/recover', { email }),
  resend: (email: string) => ask(node, '/resend', { type: 'signup', email }),
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the object above
const names = Object.keys(requests) as (keyof typeof requests)[]

const step = fc.oneof(
  fc.constantFrom(...names),
  fc.constant('owner signs up' as const),
  // Which of the mails so far, and by which of its two halves.
  fc.record({ mail: fc.nat({ max: 9 }), by: fc.constantFrom('link', 'code', 'token hash') }),
)

async function expectNoStranger(email: string): Promise<void> {
  const account = await node.database.transactionAs({ role: 'service' }, (tx) =>
    tx.selectFrom('mgk.users').select('password_hash').where('email', '=', email).executeTakeFirst(),
  )
  // Most sequences end without a password, and trying one takes long.
  if (!account?.password_hash) return
  for (const password of strangers) expect(await isOpenedBy(email, password)).toBe(false)
}

async function isOpenedBy(email: string, password: string): Promise<boolean> {
  return (await ask(node, '/token?grant_type=password', { email, password })).status === 200
}

/** Of the mails of one address, newest first. The owner follows none of a sign-up that nobody in the house made. */
async function listLinks(email: string, hasSignedUp: boolean) {
  const mails = (await node.listMails()).filter(({ to }) => to === email)
  return mails.flatMap(({ text }) => {
    const link = /https?:\/\/\S+\/auth\/v1\/verify\?\S+/.exec(text)?.[0]
    const code = /^\d{6}$/m.exec(text)?.[0]
    if (link === undefined || code === undefined) return []
    const url = new URL(link)
    const type = url.searchParams.get('type') ?? ''
    return type === 'signup' && !hasSignedUp ? [] : [{ url, code, type }]
  })
}

type Mail = Awaited<ReturnType<typeof listLinks>>[number]

async function open(email: string, { url, code, type }: Mail, by: string): Promise<void> {
  if (by === 'link') await follow(node, url)
  else if (by === 'code') await ask(node, '/verify', { type, email, token: code })
  else await ask(node, '/verify', { type, token_hash: url.searchParams.get('token') })
}

async function recover(email: string, password: string): Promise<void> {
  await ask(node, '/recover', { email })
  const mail = (await listLinks(email, false)).find(({ type }) => type === 'recovery')
  const { fragment } = await follow(node, mail?.url ?? null)
  const bearer = fragment['access_token'] ?? ''
  expect(await ask(node, '/user', { password }, { bearer, method: 'PUT' })).toMatchObject({ status: 200 })
}

test('a stranger’s password never opens an account, and its owner gets in by mail', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), async (steps) => {
      count += 1
      const email = `owner-${count}@example.com`
      let hasSignedUp = false
      for (const one of steps) {
        node.clock.now += 1_000
        if (one === 'owner signs up') {
          await ask(node, '/signup', { email, password: owners, data: { by: 'owner' } })
          hasSignedUp = true
        } else if (typeof one === 'string') await requests[one](email)
        else {
          const links = await listLinks(email, hasSignedUp)
          const mail = links[one.mail % Math.max(1, links.length)]
          if (mail) await open(email, mail, one.by)
        }
        await expectNoStranger(email)
      }
      if (!hasSignedUp) await ask(node, '/signup', { email, password: owners })
      const [newest] = await listLinks(email, true)
      if (newest) await open(email, newest, 'link')
      await expectNoStranger(email)
      if (!(await isOpenedBy(email, owners))) await recover(email, 'a-third-password-8')
      expect((await isOpenedBy(email, owners)) || (await isOpenedBy(email, 'a-third-password-8'))).toBe(true)
    }),
    { numRuns: 15 },
  )
}, 240_000)
