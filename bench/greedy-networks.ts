import { setTimeout as pause } from 'node:timers/promises'
import { addDays } from '#domain/korea/calendar-dates.ts'
import { createRandomSteps } from '#testing/trips/random-trip-steps.ts'
import { startApp } from '#testing/servers/started-app.ts'
import { median, note, report } from './parts/report.ts'

/**
 * How long a plan of five days takes while three networks ask for plans of ninety days without a pause. The control is
 * the same plans without them.
 */
const honest = '198.51.100.7'
const greedy = ['203.0.113.1', '203.0.114.1', '203.0.115.1']
const plans = 12
const mostTimesUsual = 3

const app = await startApp({ variables: { TRUSTED_PROXIES: '127.0.0.1', RATE_LIMITS: '1' } })

function stepsOf(days: number, seed: number) {
  const { step1, ...others } = createRandomSteps(seed)
  return { ...others, step1: { ...step1, endDate: addDays(step1.startDate, days - 1) } }
}

type Asked = { days: number; seed: number; client: string; signal?: AbortSignal }

/** The status, and the milliseconds until the whole answer is there. */
async function ask({ days, seed, client, signal }: Asked): Promise<{ status: number; ms: number }> {
  const begun = performance.now()
  const answer = await fetch(`${app.origin}/functions/v1/generate-travel-plan`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
    body: JSON.stringify({ ...stepsOf(days, seed), seed }),
    ...(signal && { signal }),
  })
  await answer.arrayBuffer()
  return { status: answer.status, ms: performance.now() - begun }
}

const answers = new Map<number, number>()

async function keepAsking(client: string, first: number, signal: AbortSignal): Promise<void> {
  for (let seed = first; !signal.aborted; seed += 1) {
    const answer = await ask({ days: 90, seed, client, signal }).catch(() => null)
    if (!answer) return
    answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1)
    if (answer.status !== 200) await pause(1000)
  }
}

/** A plan that is refused counts as never there. */
async function measureHonest(): Promise<number[]> {
  const times: number[] = []
  for (let seed = 1; seed <= plans; seed += 1) {
    const { status, ms } = await ask({ days: 5, seed, client: honest })
    times.push(status === 200 ? ms : Number.POSITIVE_INFINITY)
    await pause(500)
  }
  return times
}

try {
  // The first requests pay for what all others find warm.
  for (let seed = 1; seed <= plans; seed += 1) await ask({ days: 5, seed, client: honest })
  const alone = await measureHonest()
  const over = new AbortController()
  const asking = greedy.map((client, index) => keepAsking(client, index * 1000, over.signal))
  await pause(3000)
  const beside = await measureHonest()
  over.abort()
  await Promise.all(asking)
  const ratios = beside.map((ms, index) => ms / (alone[index] ?? Number.NaN))
  note('five days alone, median', median(alone), ' ms')
  note('five days alone, longest', Math.max(...alone), ' ms')
  note('five days beside three greedy networks, median', median(beside), ' ms')
  report('times the usual time, median', median(ratios), { atMost: mostTimesUsual })
  report('times the usual time, the worst', Math.max(...ratios), { atMost: mostTimesUsual })
  for (const [status, count] of answers) note(`plans of ninety days answered ${status}`, count)
} finally {
  await app.stop()
}
