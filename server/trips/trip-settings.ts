import { availableParallelism } from 'node:os'
import { z } from 'zod'

export const tripVariables = { PLANNER_THREADS: z.coerce.number().int().min(1).max(64).optional() }

/** One core stays for everything else that the server answers. */
export function buildTripSettings({ PLANNER_THREADS }: { PLANNER_THREADS?: number | undefined }) {
  return { threads: PLANNER_THREADS ?? Math.max(1, availableParallelism() - 1) }
}

export type TripSettings = ReturnType<typeof buildTripSettings>
