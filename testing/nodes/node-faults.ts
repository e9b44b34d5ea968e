import { setTimeout as pause } from 'node:timers/promises'
import { expect, vi } from 'vitest'
import { readVisits } from './backup-visitors.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import { presentFigures, startNodeVisitors } from './node-visitors.ts'
import type { ProductNodes } from './product-nodes.ts'

const calmMs = 3_000
/** Twice the five of the contact form, as RATE_LIMITS of these nodes says. */
const messagesOfOneNetwork = 10

type Options = {
  product: ProductNodes
  /** The server itself, also where the nodes reach it through a pooler. */
  databaseUrl: string
}

/** How many of the nodes that run are ready. */
export async function countReady({ nodes }: ProductNodes): Promise<number> {
  const answers = await Promise.all([...nodes].map(({ origin }) => fetch(`${origin}/readyz`)))
  return answers.filter(({ status }) => status === 200).length
}

type Done = ReturnType<typeof startNodeVisitors>['done']

/** Injects one fault during visits, and checks what must hold for every fault. `name` is one letter. */
export async function createFaultTrial({ product, databaseUrl }: Options) {
  await product.operate('files', 'prepare-public-suites')
  const serviceKey = await product.operate('keys', 'service-role')

  return async function visitDuring(name: string, title: string, fault: () => Promise<void>) {
    // All trials together write more messages than the site accepts in a day.
    await queryOnce(databaseUrl, 'delete from mgk.rate_limits')
    const visitors = startNodeVisitors({ origin: product.origin, serviceKey, name })
    await vi.waitFor(() => expect(visitors.done.messages.size).toBeGreaterThan(5), { timeout: 60_000 })
    await pause(calmMs)
    await fault()
    const { messages, files } = visitors.done
    const before = { messages: messages.size, files: files.size }
    await vi.waitFor(
      () => {
        expect(messages.size).toBeGreaterThan(before.messages + 5)
        expect(files.size).toBeGreaterThan(before.files + 5)
      },
      { timeout: 60_000 },
    )
    await pause(calmMs)
    await visitors.stop()
    const figures = visitors.figures()
    // oxlint-disable-next-line no-console -- the figures of a fault are printed
    console.log(`${title}: ${presentFigures(figures)}`)

    // The one network that writes too often is told 429 as well.
    const others = visitors.asked.filter(({ status }) => status !== 429)
    const isHonest = ({ status, retryAfter }: (typeof others)[number]) =>
      [200, 201].includes(status) || (status >= 300 && status < 400) || (status === 503 && retryAfter !== null)
    expect(others.filter((one) => !isHonest(one))).toEqual([])
    await expectNothingLost({ product, serviceKey, databaseUrl }, visitors.done)
    expectOneCount(visitors.greedy)
    const mailsAgain = await expectMails({ product, databaseUrl }, visitors.done)
    // oxlint-disable-next-line no-console -- the figures of a fault are printed
    console.log(`${title}: ${mailsAgain} mails sent again`)
    return { ...figures, mailsAgain }
  }
}

async function expectNothingLost(
  { product, serviceKey, databaseUrl }: Options & { serviceKey: string },
  done: Done,
): Promise<void> {
  expect(Math.min(done.accounts.size, done.messages.size, done.files.size)).toBeGreaterThan(5)
  const found = await readVisits(databaseUrl, `${product.varFolder}/data-key`)
  expect([...done.accounts].filter((email) => !found.accounts.has(email))).toEqual([])
  expect([...done.messages].filter((message) => !found.messages.has(message))).toEqual([])
  const lost: string[] = []
  for (const [path, content] of done.files) {
    const headers = { authorization: `Bearer ${serviceKey}` }
    const answer = await fetch(`${product.origin}/storage/v1/object/${path}`, { headers })
    if ((await answer.text()) !== content) lost.push(path)
  }
  expect(lost).toEqual([])
}

/** A 503 may have been counted or not; beyond that the nodes together allow what one would. */
function expectOneCount(greedy: readonly number[]): void {
  const allowed = greedy.filter((status) => status === 303).length
  const unknown = greedy.filter((status) => status === 503).length
  expect(greedy.length).toBeGreaterThan(messagesOfOneNetwork)
  expect(allowed).toBeLessThanOrEqual(messagesOfOneNetwork)
  expect(allowed + unknown).toBeGreaterThanOrEqual(messagesOfOneNetwork)
}

/** Each has arrived, and none was given up. Returns how many arrived more than once. */
async function expectMails(
  { product, databaseUrl }: Pick<Options, 'product' | 'databaseUrl'>,
  { accounts, messages }: Done,
): Promise<number> {
  const countJobs = `select count(*)::int as waiting from mgk.jobs where every_seconds is null and kind = 'mail.send'`
  // The jobs of a killed node are taken over when their lease of two minutes ends.
  await vi.waitFor(async () => expect(await queryOnce(databaseUrl, countJobs)).toEqual([{ waiting: 0 }]), {
    timeout: 200_000,
    interval: 500,
  })
  const received = product.mail.received.splice(0)
  const writers = new Set(received.map(({ to, raw }) => readReplyTo(raw) ?? to))
  const wanted = [...accounts, ...[...messages].map((message) => `${message}@example.com`)]
  expect(wanted.filter((email) => !writers.has(email))).toEqual([])
  return received.length - new Set(received.map(({ messageId }) => messageId)).size
}

function readReplyTo(raw: string): string | undefined {
  return /^reply-to: .*<(.*)>/im.exec(raw)?.[1]
}
