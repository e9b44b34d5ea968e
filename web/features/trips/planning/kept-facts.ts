import type { PlannerFacts } from '#domain/planner-facts.ts'

const address = '/api/planner-facts'
/** The service worker lets this one be: its own begin with `pages` and `files`. */
const cacheName = 'planner facts'
// A network that has not answered by then counts as none, when there is something to plan with.
const patienceMs = 2000

/** What plans are made from: as the server has it, else as this device saw it last. Null: neither. */
export async function readPlannerFacts(): Promise<PlannerFacts | null> {
  const kept = await findKept()
  const fresh = fetchFacts()
  return (await (kept ? Promise.race([fresh, afterPatience()]) : fresh)) ?? kept
}

async function fetchFacts(): Promise<PlannerFacts | null> {
  try {
    const answer = await fetch(address, { headers: { accept: 'application/json' } })
    if (!answer.ok) return null
    const text = await answer.text()
    const facts = readFacts(text)
    if (facts) await keep(text)
    return facts
  } catch {
    return null // no network
  }
}

async function afterPatience(): Promise<null> {
  await new Promise((resolve) => setTimeout(resolve, patienceMs))
  return null
}

// Over plain HTTP from elsewhere, and where the visitor forbids it, a browser keeps nothing.
async function keep(text: string): Promise<void> {
  try {
    const cache = await caches.open(cacheName)
    await cache.put(address, new Response(text, { headers: { 'content-type': 'application/json' } }))
  } catch {
    // Planning goes on; only without a network it will not.
  }
}

async function findKept(): Promise<PlannerFacts | null> {
  try {
    const found = await (await caches.open(cacheName)).match(address)
    return found ? readFacts(await found.text()) : null
  } catch {
    return null
  }
}

function readFacts(text: string): PlannerFacts | null {
  try {
    const facts: unknown = JSON.parse(text)
    return areFacts(facts) ? facts : null
  } catch {
    return null // half an answer, or somebody else's
  }
}

/** Only the server of this site writes them; what else may stand there has no places. */
function areFacts(value: unknown): value is PlannerFacts {
  return typeof value === 'object' && value !== null && 'places' in value && Array.isArray(value.places)
}
