import { minutesOfPlanClock } from '#domain/trips/plan/plan-clocks.ts'
import type { Choice, Rest, TimeRest } from './replan-request.ts'
import { isOutside, listInstead, swapOutdoors } from './replan-swaps.ts'
import { type DraftStop, isHeld } from './time-day.ts'

const shorterShares = [1, 0.85, 0.7, 0.6, 0.5]
const tiredShare = 0.6
const leastStay = { meal: 40, other: 20 }

/** The rest of the day in the requested way; null when a closed place is none of it, or nothing can take its place. */
export function chooseRest(
  drafts: readonly DraftStop[],
  time: TimeRest,
  choice: Choice,
): { rest: Rest; choices: number } | null {
  const { reason } = choice.request
  if (reason === 'closed' || reason === 'sold_out') return withoutFailed(drafts, time, choice)
  return { rest: ofWay(drafts, time, choice), choices: 0 }
}

function ofWay(drafts: readonly DraftStop[], time: TimeRest, choice: Choice): Rest {
  switch (choice.request.way) {
    case 'keep':
      return time(drafts)
    case 'shorten':
      return shorten(drafts, time, choice)
    case 'leave_out':
      return choice.request.reason === 'rain' ? leaveOutdoors(drafts, time, choice) : leaveOneOut(drafts, time)
    case 'swap':
      return swapOutdoors(drafts, time, choice)
    case 'go_back':
      return time(drafts.filter(({ stop }) => isHeld(stop) || stop.kind === 'lodging'))
  }
}

/** Without the place that is closed or sold out, which is left out or replaced. */
function withoutFailed(drafts: readonly DraftStop[], time: TimeRest, choice: Choice) {
  const { request, first } = choice
  const index = (request.stop ?? -1) - first
  const failed = drafts[index]
  if (!failed || failed.stop.placeId === null) return null
  if (request.way !== 'swap') return { rest: time(drafts.toSpliced(index, 1)), choices: 0 }
  const instead = listInstead(drafts, index, time, choice)
  const rest = instead[(request.skip ?? 0) % Math.max(1, instead.length)]
  return rest ? { rest, choices: instead.length } : null
}

/** The shortest reduction that keeps the day in time, and a larger one when tired. */
function shorten(drafts: readonly DraftStop[], time: TimeRest, { plan, request }: Choice): Rest {
  const shares = request.reason === 'late' ? shorterShares : [tiredShare]
  const planned = minutesOfPlanClock(plan.days[request.day]?.stops.at(-1)?.leave ?? '')
  const tried = shares.map((share) => time(drafts.map((draft) => (canShrink(draft) ? shrink(draft, share) : draft))))
  const worksOut = tried.find(({ timed }) => timed.misses === 0 && timed.end <= planned)
  return worksOut ?? best(tried) ?? time(drafts)
}

function canShrink({ stop }: DraftStop): boolean {
  return !isHeld(stop) && stop.kind !== 'lodging'
}

function shrink(draft: DraftStop, share: number): DraftStop {
  const least = Math.min(draft.stay, draft.stop.kind === 'meal' ? leastStay.meal : leastStay.other)
  return { ...draft, stay: Math.max(least, Math.round((draft.stay * share) / 5) * 5) }
}

/** The stop whose removal helps most. What the traveller named stays, where something else can go. */
function leaveOneOut(drafts: readonly DraftStop[], time: TimeRest): Rest {
  const open = drafts.filter(({ stop }) => !isHeld(stop) && stop.kind !== 'meal' && stop.kind !== 'lodging')
  const preferred = open.filter(({ stop }) => !stop.because.includes('must'))
  const candidates = preferred.length > 0 ? preferred : open
  return best(candidates.map((draft) => time(drafts.filter((other) => other !== draft)))) ?? time(drafts)
}

/** Meals stay: whoever leaves out a market still has to eat. */
function leaveOutdoors(drafts: readonly DraftStop[], time: TimeRest, { context }: Choice): Rest {
  return time(drafts.filter((draft) => draft.stop.kind === 'meal' || isHeld(draft.stop) || !isOutside(draft, context)))
}

/** The fewest stops at the wrong time, then the earliest end. */
function best(tried: readonly Rest[]): Rest | undefined {
  return tried.toSorted((one, other) => {
    return one.timed.misses - other.timed.misses || one.timed.end - other.timed.end
  })[0]
}
