import pLimit from 'p-limit'
import type { TripStory } from '#domain/trips/plan/trip-story.ts'
import type { LanguageModel } from '#server/platform/language-model/language-model.ts'
import type { Log } from '#server/platform/log/log.ts'
import { OutsideProblem } from '#server/platform/outside/outside-problem.ts'
import type { PlaceMentions } from '#planner/words/place-mentions.ts'
import { type ModelDay, modelDayOf, modelInstructions } from './model-day.ts'
import { guardModelWords } from './model-words-guard.ts'

/** A model's prose of a day; `refused` if its answer cannot be used; null if it was not asked. */
export type DayAnswer = { prose: string } | 'refused' | null

type Options = {
  model: Pick<LanguageModel, 'stream'>
  log: Pick<Log, 'info' | 'warn'>
  /** Text that has not arrived within this time is not used. */
  totalMilliseconds?: number
}

// Together with the search before it and the response after it, all text is ready within 20 seconds.
const usualTotal = 15_000
const questionsAtOnce = 6
const mostDays = 30
const longestAnswer = 12_000
/** Errors that every further request would get, too. */
const lasting: readonly string[] = ['quota', 'bad_key', 'forbidden', 'bad_request', 'not_found', 'upstream_down']

/** Asks a language model for the text of several days concurrently, and checks each answer before anybody sees it. */
export function createModelWords({ model, log, totalMilliseconds = usualTotal }: Options) {
  /** Returns one promise for each day of the trip, in order. None rejects or takes longer than the total time. */
  function begin(story: TripStory, mentions: PlaceMentions, signal: AbortSignal): Promise<DayAnswer>[] {
    const ended = new AbortController()
    const all = AbortSignal.any([signal, ended.signal, AbortSignal.timeout(totalMilliseconds)])
    const limit = pLimit(questionsAtOnce)
    const days = story.days.map((day) => modelDayOf(story, day))
    const told = story.days.filter((_, index) => days[index])
    const findOthers = mentions.besides(told.flatMap(({ stops }) => stops.flatMap(({ place }) => place?.id ?? [])))
    return days.map((day, index) => {
      if (!day || index >= mostDays) return Promise.resolve(null)
      return limit(() => (all.aborted ? Promise.resolve<DayAnswer>('refused') : writeDay(day, all)))
    })

    async function writeDay(day: ModelDay, until: AbortSignal): Promise<DayAnswer> {
      try {
        const guarded = guardModelWords(await ask(day, until), day, findOthers)
        if ('prose' in guarded) return guarded
        // The log gets the reason, but neither the answer nor the prompt.
        log.info({ day: day.day, reason: guarded.refused }, 'text of a language model was refused')
      } catch (error) {
        // A trip has its built-in text, whatever happens here.
        const code = error instanceof OutsideProblem ? error.code : 'broken'
        if (code === 'broken') log.warn({ day: day.day }, 'text of a language model could not be read')
        if (lasting.includes(code)) ended.abort()
      }
      return 'refused'
    }
  }

  async function ask(day: ModelDay, signal: AbortSignal): Promise<string> {
    let text = ''
    for await (const piece of model.stream({ instructions: modelInstructions, prompt: JSON.stringify(day), signal })) {
      text += piece
      if (text.length > longestAnswer) break
    }
    return text
  }

  return { begin }
}

export type ModelWords = ReturnType<typeof createModelWords>
