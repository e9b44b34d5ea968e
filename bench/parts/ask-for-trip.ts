import type { TripAnswer } from '#domain/trips/document/trip-documents.ts'
import { createRandomSteps } from '#testing/trips/random-trip-steps.ts'
import { readEvents } from '#testing/trips/trip-events.ts'

export type AnsweredTrip = {
  steps: ReturnType<typeof createRandomSteps>
  /** Days. */
  length: number
  answer: TripAnswer
  /** By the clock, from the request to the first event with a day, and to the last event. */
  msToDays: number
  ms: number
  /** Of the product's processor time; the threads go on while the figure is fetched. */
  processorMsToDays: number
  processorMs: number
}

/** A random traveller's request over the event stream, and how long what took. */
export async function askForTrip(origin: string, seed: number): Promise<AnsweredTrip> {
  const steps = createRandomSteps(seed)
  const before = await readProcessor(origin)
  const begun = performance.now()
  const response = await fetch(`${origin}/functions/v1/generate-travel-plan`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ ...steps, seed }),
  })
  let msToDays = 0
  let processorToDays: Promise<number> | null = null
  let answer: TripAnswer | null = null
  let length = 0
  for await (const { event, data } of readEvents(response)) {
    if (event === 'progress') length = data.total
    if (event === 'day' && !processorToDays) {
      msToDays = performance.now() - begun
      processorToDays = readProcessor(origin)
    }
    if (event === 'failed') throw new Error(`request ${seed} failed: ${data.error}`)
    if (event === 'done') answer = data
  }
  if (!answer) throw new Error(`request ${seed} ended without an answer`)
  const ms = performance.now() - begun
  const processorMs = (await readProcessor(origin)) - before
  const processorMsToDays = processorToDays ? (await processorToDays) - before : processorMs
  return { steps, length, answer, msToDays: msToDays || ms, ms, processorMsToDays, processorMs }
}

async function readProcessor(origin: string): Promise<number> {
  const figures = await (await fetch(`${origin}/metrics`)).text()
  return 1000 * Number(/^process_cpu_seconds_total (\S+)/m.exec(figures)?.[1])
}
