import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pino } from 'pino'
import { planRequest } from '#domain/trips/answers/trips.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import { startApp } from '#testing/servers/started-app.ts'
import { makeTemporaryFolder } from '#testing/temporary-folder.ts'
import { askForTrip } from './parts/ask-for-trip.ts'
import { measureRequests } from './parts/load.ts'
import { note } from './parts/report.ts'
import { readFigure, readNodeSeconds, readPostgresSeconds } from './parts/spent-processor.ts'

/**
 * What docs/operations/sizes.md calculates with: what one node of the built product does in a second, what each kind of
 * work costs in processor time of the node and of PostgreSQL, and how the database and its backups grow. Asserts
 * nothing. The visitors share the machine with what they measure, so a second is worth less here than elsewhere.
 *
 *   BENCH_AMOUNT=1000 npm run bench -- sizes
 */
const amount = Number(process.env['BENCH_AMOUNT'] ?? 1000)
const seconds = 20
const atOnce = 16
const password = 'four tall pines swaying'
const words = [
  'palace',
  'market',
  '한옥',
  'museum',
  'kyeongbok',
  'beach',
  'temple',
  'cafe',
  'ㄱㅂㄱ',
  'jeju',
  'view',
  'bukchn',
]

const folder = await makeTemporaryFolder()
const log = pino({ level: 'silent' })
const postgres = await startEmbeddedPostgres({ folder: join(folder.path, 'database'), log })
const varFolder = join(folder.path, 'var')
const variables = { DATABASE_URL: postgres.url, RATE_LIMITS: 'off', LOG_LEVEL: 'error', AUTH_AUTOCONFIRM: 'on' }
const product = await startApp({ varFolder, variables })
const { origin } = product

/** Does work over and over, `atOnce` at a time, until the count or the seconds are reached; prints what one costs. */
async function measure(what: string, work: (round: number) => Promise<void>, { most = Infinity, hands = atOnce } = {}) {
  const cluster = join(folder.path, 'database/cluster')
  const readBoth = () => Promise.all([readNodeSeconds(origin), readPostgresSeconds(cluster)])
  const [nodeBefore, postgresBefore] = await readBoth()
  const begun = performance.now()
  const endsAt = most === Infinity ? begun + seconds * 1000 : Infinity
  let rounds = 0
  async function goOn(): Promise<void> {
    while (performance.now() < endsAt && rounds < most) {
      rounds += 1
      await work(rounds)
    }
  }
  await Promise.all(Array.from({ length: hands }, goOn))
  const took = (performance.now() - begun) / 1000
  const [nodeAfter, postgresAfter] = await readBoth()
  note(`${what}, a second`, rounds / took)
  note('  of the node, each', (1000 * (nodeAfter - nodeBefore)) / rounds, ' ms of processor')
  note('  of PostgreSQL, each', (1000 * (postgresAfter - postgresBefore)) / rounds, ' ms of processor')
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(`${origin}${path}`, { redirect: 'manual', ...init })
  if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer
}

async function read(path: string): Promise<void> {
  await (await ask(path)).arrayBuffer()
}

async function post<Answer>(path: string, body: unknown, token?: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', apikey: 'publishable', ...(token && bearer(token)) }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what this bench itself asked for
  return (await (await ask(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as Answer
}

function bearer(token: string): { authorization: string } {
  return { authorization: `Bearer ${token}` }
}

async function readDatabaseBytes(): Promise<number> {
  const [row] = await queryOnce(postgres.url, 'select pg_database_size(current_database())::float8 as bytes')
  return Number(row?.['bytes'])
}

/** How much the database grows by a thousand of something. */
async function measureGrowth(what: string, work: (round: number) => Promise<void>, hands = atOnce): Promise<void> {
  const before = await readDatabaseBytes()
  await measure(what, work, { most: amount, hands })
  const grown = (await readDatabaseBytes()) - before
  note(`  the database grows by 1,000 of them by`, (1000 * grown) / amount / 1024 / 1024, ' MB')
}

function backUp(what: string): void {
  const begun = performance.now()
  const to = join(folder.path, 'backups')
  const { PATH = '', HOME = '' } = process.env
  const env = { PATH, HOME, VAR_DIR: varFolder, ...variables }
  const made = spawnSync(process.execPath, ['scripts/operate.ts', 'backup', '--to', to], { env, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(made.stderr)
  note(`${what}, the whole command`, (performance.now() - begun) / 1000, ' s')
  process.stdout.write(`         ${made.stdout.split('\n')[0]}\n`)
}

/** Of a random request with five days. */
async function planDocument() {
  for (let seed = 1; ; seed += 1) {
    const { steps, length, answer } = await askForTrip(origin, seed)
    if (!answer.success || length !== 5) continue
    const { plan, places, recommendations, travelPlan: text, wordsBy: by, generatedAt } = answer
    return { format: 1, steps: planRequest(steps), plan, places, recommendations, words: { text, by }, generatedAt }
  }
}

async function megabytes(): Promise<number> {
  return (await readFigure(origin, 'process_resident_memory_bytes')) / 1024 / 1024
}

note('the process after its start', await megabytes(), ' MB')
note('a new database', (await readDatabaseBytes()) / 1024 / 1024, ' MB')
backUp('a backup of a new installation')

note('cached home page, a second', await measureRequests(`${origin}/`, { seconds: 8 }))
await measure('cached home page, asked by Node', () => read('/'))
let question = 0
/** Words and a number that no cache has seen. */
function nextWords(): string {
  return encodeURIComponent(`${words[question % words.length]} ${(question += 1)}`)
}
await measure('search page in no cache', () => read(`/places?q=${nextWords()}`))
await measure('search by API', () => read(`/api/places?q=${words[(question += 1) % words.length]}&limit=20`))
await measure('suggestions while typing', () => read(`/places/suggest.json?q=${nextWords()}`))

const members: string[] = []
await measureGrowth('sign-up', async (round) => {
  const email = `member-${round}@example.com`
  const { access_token: token } = await post<{ access_token: string }>('/auth/v1/signup', { email, password })
  members.push(token)
})
await measure('sign-in', async (round) => {
  const email = `member-${1 + (round % amount)}@example.com`
  await post('/auth/v1/token?grant_type=password', { email, password })
})
const document = await planDocument()
note('a planned trip of that length, as it is sent', JSON.stringify(document).length / 1024, ' KB')
await measureGrowth('saved trip', async (round) => {
  await post('/api/trips', { name: `Trip ${round}`, document, keepsTreatments: false }, members[round % members.length])
})
await measure('list of saved trips', async (round) => {
  await (await ask('/api/trips', { headers: bearer(members[round % members.length] ?? '') })).arrayBuffer()
})
await measureGrowth('message by the contact form', async (round) => {
  const body = new URLSearchParams({
    name: 'Mina',
    email: 'mina@example.com',
    message: `${round} `.repeat(60),
    about: '',
  })
  await ask('/contact', { method: 'POST', headers: { origin }, body })
})
await measure('planned trip', async (round) => void (await askForTrip(origin, round)), { most: 60, hands: 4 })

note('the process after all this', await megabytes(), ' MB')
note('the database', (await readDatabaseBytes()) / 1024 / 1024, ' MB')
backUp('a backup')

await product.stop()
await postgres.stop()
await folder.remove()
