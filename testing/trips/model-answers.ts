import type { ModelDay } from '#server/trips/words/model-day.ts'
import type { AskedModel } from '#testing/stand-ins/language-model-server.ts'

/** A correct answer of a model for the day that it was sent. */
export function writeGoodAnswer({ prompt }: AskedModel): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the stand-in gets what the code under test sends
  const day = JSON.parse(prompt) as ModelDay
  const stops = day.stops.map(
    ({ name, koreanName, arrive, leave }) =>
      `At ${arrive} you reach **${name}** (${koreanName}) and stay until ${leave}.`,
  )
  return `A long walk through the city today. ${stops.join(' ')}`
}

/** A phrase that marks text of the model in tests. */
export const signOfModel = 'A long walk through the city today.'
