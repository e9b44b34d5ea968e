import { setTimeout as pause } from 'node:timers/promises'
import { startApp } from '#testing/servers/started-app.ts'
import { median, note, report } from './parts/report.ts'

/**
 * How long the right password takes from a known network and from new ones, while 250 networks send a thousand wrong
 * ones a minute: at other addresses and at the owner's own, evenly and 300 at once. The control is the same without
 * them.
 */
const email = 'owner@example.com'
const password = 'tangerine-harbour-7'
const networks = 250
const aMinute = 1_000
const atOnce = 300
const secondsOfEach = 30
const bars = { known: 1_500, new: 4_000 }

const app = await startApp({
  variables: { AUTH_AUTOCONFIRM: 'on', TRUSTED_PROXIES: '127.0.0.1', RATE_LIMITS: '1' },
})

function post(path: string, body: object, client: string): Promise<number> {
  return fetch(`${app.origin}/auth/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
    body: JSON.stringify(body),
  }).then(async (answer) => {
    await answer.arrayBuffer()
    return answer.status
  })
}

/** In milliseconds; not at all counts as for ever. */
async function signIn(client: string): Promise<number> {
  const began = performance.now()
  const status = await post('/token?grant_type=password', { email, password }, client)
  return status === 200 ? performance.now() - began : Number.POSITIVE_INFINITY
}

let guesses = 0
const answers = new Map<number, number>()

async function guess(target: string | null): Promise<void> {
  guesses += 1
  const client = `10.${guesses % networks}.7.1`
  const body = { email: target ?? `nobody-${guesses}@example.com`, password: `wrong-${guesses}` }
  const status = await post('/token?grant_type=password', body, client)
  answers.set(status, (answers.get(status) ?? 0) + 1)
}

type Attack = { target: string | null; burst: number }

async function guessUntil(signal: AbortSignal, { target, burst }: Attack): Promise<void> {
  const running: Promise<void>[] = []
  while (!signal.aborted) {
    for (let nth = 0; nth < burst; nth += 1) running.push(guess(target))
    await pause((burst / aMinute) * 60_000, undefined, { signal }).catch(() => undefined)
  }
  await Promise.all(running)
}

let newNetworks = 0
const knownNetworks = Array.from({ length: 10 }, (_none, nth) => `198.51.100.${nth}`)

async function measure(what: string, attack: Attack | null): Promise<void> {
  const times: { known: number[]; new: number[] } = { known: [], new: [] }
  const over = new AbortController()
  const attacking = attack ? guessUntil(over.signal, attack) : null
  const probes: Promise<void>[] = []
  async function probe(kind: keyof typeof times, client: string): Promise<void> {
    times[kind].push(await signIn(client))
  }
  for (let second = 0; second < secondsOfEach; second += 1) {
    newNetworks += 1
    probes.push(probe('known', knownNetworks[second % knownNetworks.length] ?? ''))
    probes.push(probe('new', `172.${16 + (newNetworks % 16)}.${newNetworks % 250}.9`))
    await pause(1_000)
  }
  await Promise.all(probes)
  over.abort()
  await attacking
  for (const kind of ['known', 'new'] as const) {
    note(`${what}: median, ${kind} network`, median(times[kind]), ' ms')
    report(`${what}: longest, ${kind} network`, Math.max(...times[kind]), { atMost: bars[kind] }, ' ms')
  }
}

try {
  await post('/signup', { email, password }, knownNetworks[0] ?? '')
  for (const client of knownNetworks) await signIn(client)
  await measure('control', null)
  await measure('evenly, other addresses', { target: null, burst: 1 })
  await measure('evenly, the account', { target: email, burst: 1 })
  await measure('300 at once, other addresses', { target: null, burst: atOnce })
  await measure('300 at once, the account', { target: email, burst: atOnce })
  for (const [status, count] of answers) note(`wrong passwords answered ${status}`, count)
} finally {
  await app.stop()
}
