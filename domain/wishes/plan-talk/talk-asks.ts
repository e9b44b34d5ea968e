import type { Meal } from '#domain/trips/plan/plans.ts'
import type { Breach } from '#domain/trips/plan/trip-edits.ts'
import type { BriefChip } from '#domain/wishes/brief/brief-chips.ts'
import type { BriefSpan } from '#domain/wishes/brief/brief-text.ts'

/** The stops that a traveller means: by name, by what they are, by the meal, or by their position in a day. */
export type StopsMeant =
  | { by: 'place'; placeIds: string[] }
  /** `like`: as in `step2.avoid`, such as `museums`. `isAll`: the word was a plural. */
  | { by: 'kind'; like: string; isAll: boolean }
  | { by: 'meal'; meal: Meal }
  | { by: 'order'; index: number | 'last' }

/** What takes the place of a stop. */
export type Substitute =
  | { by: 'any' }
  | { by: 'place'; placeIds: string[] }
  | { by: 'kind'; like: string }
  | { by: 'setting'; setting: Setting }
  | { by: 'diet'; diet: string }

export const settings = ['inside', 'outside'] as const
export type Setting = (typeof settings)[number]

/** `days`: indexes of days, counted from 0; null where no day was said. */
export type PlanAsk =
  | { do: 'remove'; what: StopsMeant; days: number[] | null }
  | { do: 'replace'; what: StopsMeant; with: Substitute; days: number[] | null }
  | { do: 'add'; place: { by: 'place'; placeIds: string[] } | { by: 'kind'; like: string }; days: number[] | null }
  | { do: 'move'; what: StopsMeant; from: number[] | null; to: number }
  | { do: 'lock'; what: StopsMeant; days: number[] | null; locked: boolean }
  /** `more`: so many minutes longer, or shorter when negative. */
  | { do: 'stay'; what: StopsMeant; days: number[] | null; minutes: number | null; more: number }
  /** The start of a day: at this minute, or so many minutes later. */
  | { do: 'start'; days: number[]; at: number | null; later: number }
  | { do: 'less'; of: 'walking' | 'cost' | 'stops'; days: number[] }
  | { do: 'setting'; setting: Setting; days: number[] }

/** A change of the plan, and the words that it was read from. */
export type QuotedAsk = BriefSpan & { ask: PlanAsk }

/** Why something that was understood is not done. The planner adds reasons of its own. */
export type TalkObstacle =
  /** An answer holds for the whole trip, and not for one day. */
  | { why: 'whole_trip' }
  | { why: 'no_such_day' }
  | { why: 'not_in_plan' }
  /** The answer is the same already. */
  | { why: 'is_so' }
  /** Slower than light, cheaper than the least budget, longer than a visit may be. */
  | { why: 'at_limit'; of: 'pace' | 'budget' | 'length' }
  | { why: 'not_earlier' }

/** Why a change that was understood is not made. */
export type TalkProblem =
  | TalkObstacle
  /** The edit was refused, for this reason. */
  | { why: 'refused'; breach: Breach }
  | { why: 'no_alternative'; name: string }
  | { why: 'no_addition' }
  /** No exchange makes this day better. */
  | { why: 'nothing_helps'; day: number }
  | { why: 'starts_then'; day: number; at: string }
  | { why: 'held_start'; day: number; name: string; at: string }
  /** The planner's facts are not on this device. */
  | { why: 'no_facts' }
  | { why: 'too_much' }

export type QuotedObstacle = BriefSpan & TalkObstacle

/** One short question back. */
export type TalkQuestion =
  | { ask: 'words'; words: string }
  | { ask: 'day'; words: string }
  | { ask: 'stop'; words: string }
  | { ask: 'date'; words: string }
  | { ask: 'ages'; words: string }

/** `which`: a word fits several stops of the plan. `day` counts from 0. */
export type ProposalQuestion =
  | TalkQuestion
  | { ask: 'which'; words: string; stops: { placeId: string | null; name: string; day: number }[] }

export type PlanTalk = {
  asks: QuotedAsk[]
  /** Answers of the steps that change. The trip is planned again with them. */
  chips: BriefChip[]
  obstacles: QuotedObstacle[]
  notUnderstood: BriefSpan[]
  question: TalkQuestion | null
}
