import { Problem } from '#domain/site/problems.ts'
import { tooManyRequests } from '#server/accounts/sign-in/address-limits.ts'
import { networkOf } from '#server/platform/http/client-network.ts'

/** Who wants a password computed. */
export type Asker = {
  /** The network of the client; null for somebody who is signed in, and for the operator. */
  network: string | null
  /** Whether the account was signed in to from there before. */
  isKnown: boolean
}

/** Somebody whose request has proved who they are. */
export const trusted: Asker = { network: null, isKnown: true }

type Work = { bytes: number; isExpensive?: boolean }

type Waiting = Work & { rank: readonly number[]; network: string | null; enter: () => void; leave: () => void }

type Options = {
  /** How much runs at once. Of expensive work one piece less, so that one place stays for the rest. */
  places: number
  bytes: number
  mostWaiting: number
  mostWaitingOfNetwork: number
  now?: () => number
  random?: () => number
}

/** How long a network is remembered for its wrong passwords: once to twice this time. */
const memoryMs = 10 * 60_000
const mostRemembered = 20_000
/** Nobody waits much longer: as many may wait as are computed in this time. */
const patienceMs = 2_500
const fewestWaiting = 10
/** How much the newest computation counts in the average time of one. */
const weightOfNewest = 0.1
/** A network with more wrong passwords than these is no longer served as a known one. */
const wrongOfKnown = 10

/**
 * A queue for work that strangers can demand. Known networks come first, then those that demanded least in the last
 * minutes, then those whose neighbours (an IPv4 /24, an IPv6 /48) did. A network has a small share of the queue. If the
 * queue is full, any of the last in this order is refused, not the newest: a crowd that comes at once cannot shut out
 * whoever comes after it.
 */
export function createFairQueue(options: Options) {
  const { places, bytes, mostWaiting, mostWaitingOfNetwork, now = Date.now, random = Math.random } = options
  const waiting: Waiting[] = []
  let inside = 0
  let expensive = 0
  let held = 0
  let arrivals = 0
  let averageMs = 0
  let recent = new Map<string, number>()
  let earlier = new Map<string, number>()
  let recentSince = now()

  function used(key: string): number {
    return (recent.get(key) ?? 0) + (earlier.get(key) ?? 0)
  }

  function charge(key: string): number {
    if (now() - recentSince > memoryMs || recent.size >= mostRemembered) {
      earlier = now() - recentSince > 2 * memoryMs ? new Map<string, number>() : recent
      recent = new Map()
      recentSince = now()
    }
    recent.set(key, (recent.get(key) ?? 0) + 1)
    return used(key)
  }

  function rank({ network, isKnown }: Asker): readonly number[] {
    arrivals += 1
    if (network === null) return [0, 0, 0, arrivals]
    const own = charge(network)
    const neighbours = charge(nameNeighbours(network))
    const isFirst = isKnown && own <= wrongOfKnown
    return [isFirst ? 0 : 1, own, neighbours, arrivals]
  }

  function letIn(): void {
    for (;;) {
      if (inside >= places) return
      const next = waiting.find(({ isExpensive }) => !isExpensive || expensive < Math.max(1, places - 1))
      // Work that alone exceeds the memory limit runs by itself. Nothing overtakes it, so that it does not starve.
      if (!next || (inside > 0 && held + next.bytes > bytes)) return
      waiting.splice(waiting.indexOf(next), 1)
      inside += 1
      held += next.bytes
      if (next.isExpensive) expensive += 1
      next.enter()
    }
  }

  function enqueue(entry: Waiting): void {
    const place = waiting.findIndex((other) => compare(entry.rank, other.rank) < 0)
    waiting.splice(place === -1 ? waiting.length : place, 0, entry)
    letIn()
    if (waiting.length > Math.min(mostWaiting, Math.max(fewestWaiting, (patienceMs * places) / averageMs))) {
      refuseOne(entry)
    }
  }

  /** One of those who are equally far back, but not the newest if there is another. */
  function refuseOne(newest: Waiting): void {
    const last = waiting.at(-1)
    const equals = waiting.filter((one) => one !== newest && last && isEqual(one.rank, last.rank))
    const refused = equals[Math.floor(random() * equals.length)] ?? newest
    waiting.splice(waiting.indexOf(refused), 1)
    refused.leave()
  }

  async function pass<Result>(asker: Asker, work: Work, run: () => Promise<Result>): Promise<Result> {
    const { network } = asker
    if (network !== null && waiting.filter((one) => one.network === network).length >= mostWaitingOfNetwork) {
      throw tooManyRequests(1)
    }
    await new Promise<void>((enter, refuse) => {
      const leave = () => refuse(new Problem('server.busy', { 'retry-after': '5' }))
      enqueue({ ...work, rank: rank(asker), network, enter, leave })
    })
    const began = now()
    try {
      return await run()
    } finally {
      if (!work.isExpensive) averageMs += (now() - began - averageMs) * weightOfNewest
      inside -= 1
      held -= work.bytes
      if (work.isExpensive) expensive -= 1
      letIn()
    }
  }

  /** Called after a right password, which counts against nobody. */
  function forgive({ network }: Asker): void {
    if (network === null) return
    for (const key of [network, nameNeighbours(network)]) {
      for (const counts of [recent, earlier]) {
        const count = counts.get(key)
        if (count === undefined) continue
        if (count > 1) counts.set(key, count - 1)
        else counts.delete(key)
        break
      }
    }
  }

  return { pass, forgive }
}

function nameNeighbours(network: string): string {
  return `neighbours ${networkOf(network.replace(/\/\d+$/, ''), { v4: 24, v6: 48 })}`
}

/** Apart from their arrival. */
function isEqual(one: readonly number[], other: readonly number[]): boolean {
  return one.slice(0, -1).every((value, index) => value === other[index])
}

function compare(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((value, index) => value !== other[index])
  return place === -1 ? 0 : (one[place] ?? 0) - (other[place] ?? 0)
}
