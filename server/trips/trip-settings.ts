import { availableParallelism } from 'node:os'
import { z } from 'zod'

export const tripVariables = {
  PLANNER_THREADS: z.coerce.number().int().min(1).max(64).optional(),
  PLANNER_QUEUE: z.coerce.number().int().min(1).max(1000).default(50),
}

type Variables = z.infer<z.ZodObject<typeof tripVariables>>

/** Leaves one core for the other work of the server. Two at least, because one of several never takes long trips. */
export function buildTripSettings({ PLANNER_THREADS: threads, PLANNER_QUEUE: mostWaiting }: Variables) {
  return { threads: threads ?? Math.max(2, availableParallelism() - 1), mostWaiting }
}

export type TripSettings = ReturnType<typeof buildTripSettings>
