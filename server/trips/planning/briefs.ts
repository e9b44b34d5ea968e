import { type BriefReading, readBrief } from '#domain/wishes/brief/read-brief.ts'
import type { NamedPlaces } from './named-places.ts'
import type { PlannerFactsKeeper } from './planner-facts.ts'

/** Reads trips in one's own words with the place names and treatments that plans use. */
export function createBriefs(facts: Pick<PlannerFactsKeeper, 'current'>, named: Pick<NamedPlaces, 'index'>) {
  return {
    read: async (text: string, today: string): Promise<BriefReading> => {
      const current = await facts.current()
      const { names } = await named.index(current)
      return readBrief(text, { today, names, treatments: current.treatments })
    },
  }
}

export type Briefs = ReturnType<typeof createBriefs>
