import { type PlannerFacts, plannerFactsAddress, plannerFactsCache } from '#domain/trips/plan/planner-facts.ts'

// After this time the cached facts are used, if there are any.
const networkTimeoutMs = 2000

/** The planner's facts from the server, or else from this device's cache; null when there are none. */
export async function readPlannerFacts(): Promise<PlannerFacts | null> {
  const cached = await findCached()
  const fresh = fetchFacts()
  return (await (cached ? Promise.race([fresh, afterTimeout()]) : fresh)) ?? cached
}

async function fetchFacts(): Promise<PlannerFacts | null> {
  try {
    const answer = await fetch(plannerFactsAddress, { headers: { accept: 'application/json' } })
    if (!answer.ok) return null
    const text = await answer.text()
    const facts = readFacts(text)
    if (facts) await keep(text)
    return facts
  } catch {
    return null // offline
  }
}

async function afterTimeout(): Promise<null> {
  await new Promise((resolve) => setTimeout(resolve, networkTimeoutMs))
  return null
}

// Browsers have no cache storage on insecure origins or when the visitor blocks it.
async function keep(text: string): Promise<void> {
  try {
    const cache = await caches.open(plannerFactsCache)
    await cache.put(plannerFactsAddress, new Response(text, { headers: { 'content-type': 'application/json' } }))
  } catch {
    // Planning works online; only offline planning will not.
  }
}

async function findCached(): Promise<PlannerFacts | null> {
  try {
    const found = await (await caches.open(plannerFactsCache)).match(plannerFactsAddress)
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
    return null // an incomplete or foreign answer
  }
}

/** A minimal check, because the facts come from this site's own server. */
function areFacts(value: unknown): value is PlannerFacts {
  if (typeof value !== 'object' || value === null) return false
  return 'places' in value && Array.isArray(value.places)
}
