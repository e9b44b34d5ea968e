import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import type { TripSteps } from '#domain/trips/answers/trips.ts'
import { hideClinicsHere, useHidesClinics } from '#web/features/trips/current/hidden-clinics.ts'
import { tableCardAddress } from '#web/features/trips/steps/needs/table-card-address.ts'
import { readFinishedSteps } from '#web/travel/trip/stored-steps.ts'
import { Button } from '#web/ui/button.tsx'
import { EyeOff, Info } from 'lucide-react'
import { TextLink } from '#web/ui/text-link.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { NoticePanel } from './notice-panel.tsx'
import type { MadeHere } from '#web/features/trips/results/planning/planning.ts'
import { useChangedAnswers } from '#web/features/trips/results/planning/use-changed-answers.ts'
import { saveSteps } from '#web/features/trips/results/planning/use-plan-changes.ts'
import { tripReport } from '#locales/en/trips/trip-report.ts'
import { tripResults } from '#locales/en/trips/trip-results.ts'

type TripNoticesProps = {
  /** The trip as displayed. */
  document: TripDocument
  /** The answers that the stored plan was made from, including hidden ones. */
  planned: TripSteps
  madeHere: MadeHere | null
  onPlan: (steps: TripSteps) => void
  onRelax: (steps: TripSteps) => void
  onKeep: () => void
}

/** The notices above the days. A notice on changed answers comes before one on a conflict. */
export function TripNotices({ document, planned, madeHere, onPlan, onRelax, onKeep }: TripNoticesProps) {
  const { changed, madeHere: words } = tripResults
  const { privacy, warnings, allergyCard } = tripReport
  const isChanged = useChangedAnswers(planned)
  const isHidden = useHidesClinics()
  const told = document.plan.warnings.filter(({ text }) => text !== '')
  function planAnew() {
    const { steps } = readFinishedSteps()
    if (steps) onPlan(steps)
  }
  return (
    <>
      {isHidden ? (
        <NoticePanel
          icon={EyeOff}
          tone="note"
          title={privacy.on}
          actions={
            <Button size="small" kind="quiet" onClick={() => hideClinicsHere(false)}>
              {privacy.show}
            </Button>
          }
        />
      ) : null}
      {madeHere ? <NoticePanel icon={Info} tone="note" title={words[madeHere]} /> : null}
      {isChanged ? (
        <NoticePanel
          icon={Info}
          tone="note"
          title={changed.title}
          actions={
            <>
              <Button size="small" onClick={planAnew}>
                {changed.plan}
              </Button>
              <Button size="small" kind="quiet" onClick={() => saveSteps(planned)}>
                {changed.keep}
              </Button>
            </>
          }
        >
          {changed.text}
        </NoticePanel>
      ) : (
        <ConflictNotice document={document} planned={planned} onApply={onRelax} onKeep={onKeep} />
      )}
      {told.length > 0 ? (
        <NoticePanel icon={Info} tone="note" title={warnings}>
          <ul className="grid list-disc gap-1 ps-4">
            {told.map(({ code, text }) => (
              <li key={code}>
                {text}
                {code === 'allergy_ask' ? (
                  <>
                    {' '}
                    <TextLink to={tableCardAddress(document.steps.step2.diet ?? [])}>{allergyCard}</TextLink>
                  </>
                ) : null}
              </li>
            ))}
          </ul>
        </NoticePanel>
      ) : null}
    </>
  )
}
