import type { TreatmentFacts } from '#domain/clinics/treatments.ts'
import type { Plan } from '#domain/trips/plan/plans.ts'
import type { EditResult } from '#domain/trips/plan/trip-edits.ts'
import type { BriefChip } from '#domain/wishes/brief/brief-chips.ts'
import { changeSteps } from '#domain/wishes/plan-talk/changed-steps.ts'
import { readPlanTalk } from '#domain/wishes/plan-talk/read-plan-talk.ts'
import type { PlaceNames } from '#domain/wishes/place-names.ts'
import type { EditContext } from '#planner/edits/edit-context.ts'
import { listBroken, listNew } from '#planner/edits/recomputed-plan.ts'
import type { EditedHere } from '#web/features/trips/planning/edited-here.ts'
import { applyAsk } from './apply-ask.ts'
import type { ProposalQuestion } from '#domain/wishes/plan-talk/talk-asks.ts'
import type { QuotedProblem, TalkProposal, TalkRequest } from './talk-proposal.ts'

type Tools = {
  names: PlaceNames
  treatments: readonly TreatmentFacts[]
  context: EditContext
  /** Only the places of the trip are known. */
  isLimited: boolean
  present: (result: EditResult) => EditedHere
}

/**
 * Reads what a traveller says of a plan and tries it out. Changed answers plan the whole trip again, so that changes of
 * single stops wait until then.
 */
export function proposeTalk({ text, today, steps, plan, places, ...pointer }: TalkRequest, tools: Tools): TalkProposal {
  const { names, treatments, context, isLimited } = tools
  const talk = readPlanTalk(text, { steps, plan, places }, { today, names, treatments })
  const { steps: asked, changed, same, isPossible } = changeSteps(steps, talk.chips)
  const problems: QuotedProblem[] = [
    ...talk.obstacles.map(({ from, to, words, ...problem }) => ({ from, to, words, problem })),
    ...same
      .filter((chip) => !isCityOf(chip, changed))
      .map(({ from, to, words }) => ({ from, to, words, problem: { why: 'is_so' as const } })),
    ...(isPossible
      ? []
      : changed.map(({ from, to, words }) => ({ from, to, words, problem: { why: 'too_much' as const } }))),
  ]
  let question: ProposalQuestion | null = talk.question
  const isPlannedAgain = isPossible && changed.length > 0
  let now: Plan = plan
  for (const { ask, from, to, words } of isPlannedAgain ? [] : talk.asks) {
    const applied = applyAsk(now, ask, context, pointer)
    if ('plan' in applied) now = applied.plan
    else if ('question' in applied) question ??= { ...applied.question, words }
    else
      problems.push({
        from,
        to,
        words,
        problem: isLimited && needsFacts(applied.problem) ? { why: 'no_facts' } : applied.problem,
      })
  }
  const broken = now === plan ? [] : listNew(listBroken(now, context), listBroken(plan, context))
  // Who takes a stop out knows that it is missing.
  const takesOut = talk.asks.every(({ ask }) => ask.do === 'remove' || ask.do === 'replace' || ask.do === 'lock')
  const breaches = broken.filter(({ code }) => code !== 'wish_missing' || !takesOut)
  return {
    steps: isPlannedAgain ? asked : null,
    chips: isPlannedAgain ? changed : [],
    edited: now === plan ? null : tools.present({ plan: now, breaches, isRefused: false }),
    waiting: isPlannedAgain ? [...new Set(talk.asks.map(({ words }) => words))] : [],
    problems: problems.toSorted((a, b) => a.from - b.from),
    notUnderstood: talk.notUnderstood,
    question,
  }
}

/** "One more night in Busan", where Busan is a place to see already: the night is what changes. */
function isCityOf({ field }: BriefChip, changed: readonly BriefChip[]): boolean {
  return field === 'step2.mustVisitPlaces' && changed.some((other) => other.field === 'step1.endDate')
}

function needsFacts(problem: QuotedProblem['problem']): boolean {
  return (
    problem.why === 'no_alternative' ||
    problem.why === 'no_addition' ||
    problem.why === 'nothing_helps' ||
    (problem.why === 'refused' && problem.breach.code === 'not_found')
  )
}
