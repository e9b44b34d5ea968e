import { cp } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { join } from 'node:path'
import { GoTrueClient } from '@supabase/auth-js'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { clinicPaths } from '#domain/clinics/clinics.ts'
import { readVisits } from '#testing/nodes/backup-visitors.ts'
import { leastClinic } from '#testing/builders/clinics.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import { createMemberVisits, startMemberVisits } from '#testing/nodes/member-visits.ts'
import { presentFigures, startNodeVisitors } from '#testing/nodes/node-visitors.ts'
import { makePostgresNode, type PostgresNode } from '#testing/database/postgres-node.ts'
import { type ProductNode, type ProductNodes, startProductNodes } from '#testing/nodes/product-nodes.ts'
import { buildRelease, findReleaseBefore } from '#testing/nodes/release-before.ts'
import { startTabs } from '#testing/nodes/tab-visits.ts'
import { makeTemporaryFolder, type TemporaryFolder } from '#testing/temporary-folder.ts'
import { ensureBuilt } from './build.mjs'
import { copyTree, removeTree } from './check/copied-tree.mjs'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 900_000 })

const adminEmail = 'admin@example.com'
const calmMs = 3_000
let folder: TemporaryFolder
/** Where the two releases stand, each built. */
let before: string
let present: string
/** Why there is no release before to be tried here. */
let why: string | null
let postgres: PostgresNode
let product: ProductNodes
let serviceKey: string
let adminToken: string

beforeAll(async () => {
  await ensureBuilt(process.cwd(), process.execPath)
  folder = await makeTemporaryFolder()
  before = join(folder.path, 'before')
  const found = findReleaseBefore()
  why = 'why' in found ? found.why : buildRelease(found.commit, before)
  if (why !== null) return
  present = copyTree()
  await cp('build/current', join(present, 'build/current'), { recursive: true })
  postgres = await makePostgresNode({ folder: folder.path })
  await postgres.start()
  product = await startProductNodes(postgres, { AUTH_AUTOCONFIRM: 'on' })
  await product.addNode(before)
  await product.operateIn(before, 'files', 'prepare-public-suites')
  serviceKey = await product.operateIn(before, 'keys', 'service-role')
  adminToken = await makeAdmin()
})
afterAll(async () => {
  await product?.stop()
  await postgres?.stop()
  if (present) removeTree(present)
  await folder.remove()
})

function theNode(): ProductNode {
  const [node] = product.nodes
  if (!node) throw new Error('No node runs.')
  return node
}

/** Visitors and members through the balancer, while a node of another release takes the place of the one that runs. */
async function replaceNode(from: string, to: string, name: string): Promise<Replaced> {
  // As the handbook says: tabs that are open go on with the scripts of the release before.
  await cp(join(from, 'build/current'), join(to, 'build/previous'), { recursive: true })
  const admin = createMemberVisits(`${name}a`)
  const leaving = theNode()
  const visitors = startNodeVisitors({ origin: product.origin, serviceKey, name })
  const tabs = startTabs(product.origin)
  const members = [startMemberVisits(product.origin, `${name}m`), startMemberVisits(product.origin, `${name}n`)]
  const countRead = () => members.reduce((sum, { members: read }) => sum + read.length, 0)
  const visitOn = async () => {
    const [messages, files, read] = [visitors.done.messages.size, visitors.done.files.size, countRead()]
    await vi.waitFor(
      () => {
        expect(listDishonest({ visitors, members, tabs })).toEqual([])
        expect(visitors.done.messages.size).toBeGreaterThan(messages + 5)
        expect(visitors.done.files.size).toBeGreaterThan(files + 5)
        expect(countRead()).toBeGreaterThan(read + 5)
      },
      { timeout: 120_000 },
    )
    await pause(calmMs)
  }
  try {
    await visitOn()
    const added = { method: 'POST', token: adminToken, body: { ...leastClinic, name: `Clinic ${name}` } }
    const { id } = await admin.ask<{ id: number }>(`${leaving.origin}/api/clinics`, added)
    const coming = await product.addNode(to)
    await visitOn()
    await crossRead(leaving.origin, coming.origin, name)
    await editAlternately({ ask: admin.ask, id, origins: [coming.origin, leaving.origin] })
    expect(await leaving.end('SIGTERM')).toBe(0)
    await visitOn()
  } finally {
    await Promise.all([visitors.stop(), tabs.stop(), ...members.map((one) => one.stop())])
  }
  return { visitors, members, tabs }
}

type Alternating = {
  ask: ReturnType<typeof createMemberVisits>['ask']
  id: number
  origins: readonly [string, string]
}
type Clinic = { version: number; description: string }

/** Each node changes what the other one wrote, and shows it at once. */
async function editAlternately({ ask, id, origins }: Alternating): Promise<void> {
  const path = `/api/clinics/${id}`
  const page = `/${clinicPaths['plastic-surgery']}/${id}`
  for (const [nth, origin] of [...origins, ...origins].entries()) {
    const elsewhere = origins[(nth + 1) % 2] ?? ''
    const { version } = await ask<Clinic>(`${elsewhere}${path}`)
    expect(version).toBe(nth + 1)
    const description = `Changed ${nth}.`
    await ask(`${origin}${path}`, { method: 'PATCH', token: adminToken, version, body: { description } })
    expect(await ask<Clinic>(`${elsewhere}${path}`)).toMatchObject({ version: version + 1, description })
    await vi.waitFor(async () => {
      const pages = await Promise.all([origin, elsewhere].map((one) => fetch(`${one}${page}`)))
      const shown = await Promise.all(pages.map(async (one) => (await one.text()).includes(description)))
      expect(shown).toEqual([true, true])
    })
  }
}

/** An administrator who has shown a second factor. */
async function makeAdmin(): Promise<string> {
  const auth = new GoTrueClient({ url: `${product.origin}/auth/v1`, persistSession: false, autoRefreshToken: false })
  const credentials = { email: adminEmail, password: 'four tall pines swaying' }
  const signedUp = await auth.signUp(credentials)
  if (signedUp.error) throw signedUp.error
  await product.operateIn(before, 'admin', 'grant', adminEmail)
  const enrolled = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'app' })
  if (enrolled.error) throw enrolled.error
  const { id: factorId, totp } = enrolled.data
  const code = new TOTP({ secret: Secret.fromBase32(totp.secret) }).generate()
  const verified = await auth.mfa.challengeAndVerify({ factorId, code })
  if (verified.error) throw verified.error
  return verified.data.access_token
}

/** What is kept through one node is read through the other, with the same session. */
async function crossRead(one: string, other: string, name: string): Promise<void> {
  const visits = createMemberVisits(`${name}x`)
  for (const [origin, elsewhere] of [
    [one, other],
    [other, one],
  ] as const) {
    const member = await visits.arrive(origin)
    expect(await visits.read(elsewhere, member)).toEqual(member.kept)
    expect(await visits.read(origin, member)).toEqual(member.kept)
  }
}

type Replaced = {
  visitors: ReturnType<typeof startNodeVisitors>
  members: ReturnType<typeof startMemberVisits>[]
  tabs: ReturnType<typeof startTabs>
}

/** Answers that are neither good nor a 503 that says when to ask again. */
function listDishonest({ visitors, members, tabs }: Replaced) {
  // The one network that writes too often is told 429 as well.
  const isHonest = ({ status, retryAfter }: { status: number; retryAfter: string | null }) =>
    (status >= 200 && status < 400) || status === 429 || (status === 503 && retryAfter !== null)
  const asked = [...visitors.asked, ...tabs.asked, ...members.flatMap((one) => one.asked)]
  return asked.filter((one) => !isHonest(one))
}

async function expectNothingLost(replaced: Replaced): Promise<void> {
  const { visitors, members } = replaced
  expect(listDishonest(replaced)).toEqual([])
  expect(replaced.tabs.asked.filter(({ path }) => path.startsWith('/assets/')).length).toBeGreaterThan(20)
  expect(members.flatMap(({ different }) => different)).toEqual([])

  const found = await readVisits(postgres.url, `${product.varFolder}/data-key`)
  expect([...visitors.done.accounts].filter((email) => !found.accounts.has(email))).toEqual([])
  expect([...visitors.done.messages].filter((message) => !found.messages.has(message))).toEqual([])
  const headers = { authorization: `Bearer ${serviceKey}` }
  for (const [path, content] of visitors.done.files) {
    const answer = await fetch(`${product.origin}/storage/v1/object/${path}`, { headers })
    expect([path, await answer.text()]).toEqual([path, content])
  }
}

/** Each mail once, and one row for each kind of work that repeats. */
async function expectWorkDoneOnce({ visitors }: Replaced): Promise<void> {
  const waiting = `select count(*)::int as waiting from mgk.jobs where every_seconds is null and kind = 'mail.send'`
  await vi.waitFor(async () => expect(await queryOnce(postgres.url, waiting)).toEqual([{ waiting: 0 }]), {
    timeout: 60_000,
  })
  const received = product.mail.received.splice(0).map(({ raw }) => /^reply-to: .*<(.*)>/im.exec(raw)?.[1] ?? '')
  const wanted = [...visitors.done.messages].map((message) => `${message}@example.com`)
  expect(received.toSorted()).toEqual(wanted.toSorted())
  const twice = `select kind from mgk.jobs where every_seconds is not null group by kind having count(*) > 1`
  expect(await queryOnce(postgres.url, twice)).toEqual([])
  expect(await queryOnce(postgres.url, 'select kind from mgk.jobs where died_at is not null')).toEqual([])
}

/** Everybody who was there before, as a sample, on the one node that is left. */
async function expectReadBy({ members }: Replaced): Promise<void> {
  const visits = createMemberVisits('r')
  const all = members.flatMap((one) => one.members)
  const sample = all.filter((_, at) => at % Math.ceil(all.length / 12) === 0)
  expect(sample.length).toBeGreaterThan(5)
  for (const member of sample) expect(await visits.read(theNode().origin, member)).toEqual(member.kept)
}

function countRefused({ visitors, members }: Replaced): { asked: number; refused: number } {
  const all = [...visitors.asked, ...members.flatMap((one) => one.asked)]
  return { asked: all.length, refused: all.filter(({ status }) => status === 503).length }
}

test('a node of this release takes the place of one of the release before, and nobody loses anything', async ({
  skip,
}) => {
  skip(why !== null, why ?? '')
  const replaced = await replaceNode(before, present, 'a')
  const { asked, refused } = countRefused(replaced)
  console.log(`forward: ${presentFigures(replaced.visitors.figures())}; members ${refused} of ${asked} refused`)
  await expectNothingLost(replaced)
  await expectWorkDoneOnce(replaced)
  await expectReadBy(replaced)
  expect(refused * 10).toBeLessThan(asked)
})

test('a node of the release before takes the place of one of this release again, on the database of this one', async ({
  skip,
}) => {
  skip(why !== null, why ?? '')
  const replaced = await replaceNode(present, before, 'b')
  const { asked, refused } = countRefused(replaced)
  console.log(`back: ${presentFigures(replaced.visitors.figures())}; members ${refused} of ${asked} refused`)
  await expectNothingLost(replaced)
  await expectWorkDoneOnce(replaced)
  await expectReadBy(replaced)
  expect(refused).toBe(0)
})
