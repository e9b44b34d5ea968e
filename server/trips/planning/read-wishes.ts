import { isCalendarDate } from '#domain/korea/calendar-dates.ts'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import { type BriefChip, type BriefField, tellLaterApart } from '#domain/wishes/brief/brief-chips.ts'
import { type BriefSteps, stepsOfChips } from '#domain/wishes/brief/brief-steps.ts'
import type { BriefSpan } from '#domain/wishes/brief/brief-text.ts'
import { longestBrief } from '#domain/wishes/brief/read-brief.ts'
import { tripBrief } from '#locales/en/trips/steps/trip-brief.ts'
import type { ServerFunction } from '#server/platform/functions/functions.ts'
import { readJson } from '#server/platform/functions/read-json.ts'
import type { Briefs } from './briefs.ts'

/** The answer of the function `read-wishes`. */
export type ReadWishes = {
  success: true
  error: null
  /** Only what was read: a field that nothing was said of is absent. */
  steps: BriefSteps
  chips: BriefChip[]
  /**
   * Chips of fields that came later: `step2.likes`, `step2.beds`, `step3.treatmentOn` and `step3.ownClinic`. What only
   * some of the party eat, and an only town that is concluded, stand here alone.
   */
  more: BriefChip[]
  notUnderstood: BriefSpan[]
  /** One short question; null when nothing is open. */
  question: string | null
  /** Whether a language model read some of the chips. */
  by: 'rules' | 'model'
}

/** The server function `read-wishes`: a trip in one's own words in, the answers of the three steps out. */
export function createReadWishesFunction({
  briefs,
  now,
}: {
  briefs: Pick<Briefs, 'read'>
  now: () => number
}): ServerFunction {
  return {
    methods: ['POST'],
    limit: { limit: 300, windowSeconds: 300 },
    async answer({ request }) {
      const asked = readAsked(await readJson(request), seoulDay(now()))
      if ('field' in asked) {
        const { field, error } = asked
        return Response.json({ success: false, error, fields: [field] }, { status: 400 })
      }
      const { chips, notUnderstood, question, by } = await briefs.read(asked)
      const told = tellLaterApart(chips)
      return Response.json({
        success: true,
        error: null,
        steps: stepsOfChips([...told.chips, ...told.more.filter(({ field }) => !concluded.includes(field))]),
        ...told,
        notUnderstood,
        question: question && tripBrief.ask(question),
        by,
      } satisfies ReadWishes)
    },
  }
}

/** What a request with the brief is planned with, and its steps alone are not. */
const concluded: readonly BriefField[] = ['step2.diet', 'step2.onlyTown']

type Asked = { text: string; today: string } | { field: 'text' | 'today'; error: string }

function readAsked(body: unknown, seoulToday: string): Asked {
  const { text, today = seoulToday } =
    typeof body === 'object' && body !== null ? ({ ...body } as Record<string, unknown>) : {}
  if (typeof text !== 'string' || text.trim() === '') return { field: 'text', error: tripBrief.noText }
  if (text.length > longestBrief) return { field: 'text', error: tripBrief.tooLong(longestBrief) }
  if (typeof today !== 'string' || !isCalendarDate(today)) return { field: 'today', error: tripBrief.noToday }
  return { text, today }
}
