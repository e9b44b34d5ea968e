import { daysBetween } from '#domain/korea/calendar-dates.ts'
import { relaxSteps } from '#domain/trips/answers/relax-steps.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import type { PlanConflict, Unplaced } from '#domain/trips/plan/plans.ts'
import type { TripSteps } from '#domain/trips/answers/trips.ts'
import { Button } from '#web/ui/button.tsx'
import { TriangleAlert } from 'lucide-react'
import { NoticePanel } from './notice-panel.tsx'
import { tripPlanWords as said } from '#locales/en/trips/trip-plan-words.ts'
import { tripReport } from '#locales/en/trips/trip-report.ts'

type ConflictNoticeProps = {
  document: TripDocument
  /** The answers that a change is based on: all of them, including hidden ones. */
  planned: TripSteps
  onApply: (steps: TripSteps) => void
  onKeep: () => void
}

/** Conflicting wishes, one conflict at a time: what was left out, a tested change, and keeping the plan as it is. */
export function ConflictNotice({ document, planned, onApply, onKeep }: ConflictNoticeProps) {
  const { conflict: words } = tripReport
  const [conflict] = document.plan.conflicts
  if (!conflict) return null
  const offers = conflict.relax.flatMap((relax) => {
    const steps = relaxSteps(planned, relax)
    return steps ? [{ relax, steps }] : []
  })
  const names = namesOf(conflict, document.plan.unplaced)
  const short = document.plan.unplaced.filter(({ reason }) => reason === 'trip_too_short').map(({ name }) => name)
  const isTooShort = short.length > 0 && conflict.wishes.includes('beautyCategories')
  const longer = offers.find(({ relax }) => isTooShort && relax.wish === 'dates')?.steps.step1
  const isShortest = offers.some(({ relax }) => relax.wish === 'plasticSurgeryType' && relax.to !== null)
  return (
    <NoticePanel
      icon={TriangleAlert}
      title={isTooShort ? words.tooShort(short) : words.heading(names)}
      actions={
        <>
          {offers.slice(0, 2).map(({ relax, steps }) => (
            <Button
              key={relax.wish}
              size="small"
              className="max-sm:flex-[1_1_max-content]"
              onClick={() => onApply(steps)}
            >
              {said.relax(relax)}
            </Button>
          ))}
          <Button size="small" kind="quiet" onClick={onKeep}>
            {words.keep}
          </Button>
        </>
      }
    >
      <p>
        {longer ? words.takes(daysBetween(longer.startDate, longer.endDate) + 1) : said.conflict(conflict)}{' '}
        {offers.length > 0 ? words.tried : null} {isShortest ? words.shortest : null}
      </p>
    </NoticePanel>
  )
}

/** What was left out. Where more money helps, only what it helps: the others have another conflict. */
function namesOf({ relax }: PlanConflict, unplaced: readonly Unplaced[]): string[] {
  const known = unplaced.filter(({ reason }) => reason !== 'unknown')
  const dear = known.filter(({ reason }) => reason === 'budget')
  const isMoney = relax.some(({ wish }) => wish === 'dailyBudgetRange' || wish === 'totalBudget')
  return (isMoney && dear.length > 0 ? dear : known).map(({ name }) => name)
}
