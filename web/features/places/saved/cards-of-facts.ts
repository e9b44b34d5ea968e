import { type PlannerFacts, plannerFactsAddress, plannerFactsCache } from '#domain/trips/plan/planner-facts.ts'
import type { SavedCard } from '#web/page-data.ts'
import { presentCard } from './present-card.ts'

/** The cards of these places from the planner's facts on this device, for when there is no network. */
export async function findCardsOnDevice(ids: readonly string[]): Promise<SavedCard[]> {
  try {
    const cached = await (await caches.open(plannerFactsCache)).match(plannerFactsAddress)
    if (!cached) return []
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this site's own answer is stored there
    const { places } = (await cached.json()) as Pick<PlannerFacts, 'places'>
    return places.filter(({ id }) => ids.includes(id)).map(presentCard)
  } catch {
    return [] // no cache storage, or an incomplete answer
  }
}
