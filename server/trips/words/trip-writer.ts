import { setImmediate } from 'node:timers/promises'
import type { Plan, TripPlace } from '#domain/trips/plan/plans.ts'
import type { TreatmentFacts } from '#domain/clinics/treatments.ts'
import type { WordWriter } from '#domain/trips/document/trip-documents.ts'
import type { TripSteps } from '#domain/trips/answers/trips.ts'
import type { DayWords } from '#locales/en/trips/words/write-day.ts'
import { joinDayWords, writeTripWords } from '#locales/en/trips/words/write-trip-words.ts'
import type { PlaceMentions } from '#planner/words/place-mentions.ts'
import { presentTripStory } from '#planner/words/trip-story.ts'
import type { ModelWords } from './model-words.ts'

export type TripToWrite = {
  steps: TripSteps
  plan: Plan
  places: Readonly<Record<string, TripPlace>>
  treatments: readonly TreatmentFacts[]
  /** The names of the whole catalogue, indexed once for all trips. */
  mentions: PlaceMentions
  /** Ends the writing when the client has left. */
  signal: AbortSignal
  /** Receives each part of the text as soon as it is final. The joined parts are the text. */
  onText: (text: string, by: WordWriter) => void
}

export type WrittenTrip = { text: string; by: WordWriter; warnings: Plan['warnings'] }

/**
 * Writes the text of plans. With a language model, a day has the model's text if the guard accepts it. A day is sent
 * once its author is certain, so that text is never replaced while somebody reads it.
 */
export function createTripWriter({ modelWords = null }: { modelWords?: ModelWords | null } = {}) {
  return {
    async write({ onText, signal, ...trip }: TripToWrite): Promise<WrittenTrip> {
      const story = presentTripStory(trip)
      // The story and the text take some milliseconds each. Other requests run in between.
      await setImmediate()
      const words = writeTripWords(story)
      const answers = modelWords?.begin(story, trip.mentions, signal) ?? []
      const parts: string[] = []
      const tell = (part: string, by: WordWriter) => {
        if (part === '') return
        onText(parts.length === 0 ? part : `\n\n${part}`, by)
        parts.push(part)
      }
      tell(words.intro, 'built-in')
      let written = 0
      let refused = 0
      for (const [index, day] of words.days.entries()) {
        const answer = (await answers[index]) ?? null
        signal.throwIfAborted()
        if (answer === 'refused') refused += 1
        if (answer === null || answer === 'refused') tell(joinDayWords(day), 'built-in')
        else {
          written += 1
          tell(joinDayWords(withProse(day, answer.prose)), 'model')
        }
      }
      tell(words.closing, 'built-in')
      return {
        text: parts.join('\n\n'),
        by: written > 0 ? 'model' : 'built-in',
        warnings: refused > 0 ? [{ code: 'words_built_in', text: '' }] : [],
      }
    },
  }
}

/** The heading and the costs of the day stay built-in. */
function withProse(day: DayWords, prose: string): DayWords {
  return { ...day, prose }
}
