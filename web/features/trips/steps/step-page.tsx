import type { ReactNode } from 'react'
import { type StepName, stepNames } from '#domain/trips/answers/step-names.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { HeldForm } from '#web/ui/form/held-form.tsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useScripts } from '#web/ui/loading/use-scripts.ts'
import { LostAnswers } from './lost-answers.tsx'
import { ScriptsNote } from './scripts-note.tsx'
import { StepProgress } from './step-progress.tsx'
import { useTripStep } from './use-trip-step.ts'
import { tripSteps as words } from '#locales/en/trips/steps/trip-steps.ts'

type StepPageProps = {
  step: StepName
  lead: string
  /** The target of Back; the first step has none. */
  back?: string
  nextLabel: string
  /** The reason why Next is disabled. */
  refusal?: string | null
  onNext: () => void
  /** Shown beside the form on wide screens. */
  aside: ReactNode
  children: ReactNode
}

const formId = 'trip-step'

/** The layout of a step: progress, form, summary of earlier answers, and the buttons. */
export function StepPage({ step, lead, back, nextLabel, refusal, onNext, aside, children }: StepPageProps) {
  const { lost, isStored } = useTripStep(step)
  return (
    <>
      <div className="page pt-6 pb-16 md:pt-10">
        <div className="mx-auto grid max-w-288 items-start gap-x-16 lg:grid-cols-[minmax(0,42fr)_minmax(0,26fr)]">
          <div className="min-w-0">
            <StepProgress step={step} />
            <p className="mt-6 text-small text-soft">{words.stepOf(stepNames.indexOf(step) + 1)}</p>
            <h1 className="mt-1 text-h1">{words.stepTitles[step]}</h1>
            <p className="mt-3 max-w-[56ch] text-pretty text-soft">{lead}</p>
            <ScriptsNote of="steps" />
            <LostAnswers lost={lost} />
            <HeldForm
              id={formId}
              method="dialog"
              // A submit before hydration bypasses the disabled button, so it is checked here.
              onSubmit={() => refusal || onNext()}
              className="mt-8 grid grid-cols-1 divide-y divide-line [&>:first-child]:pt-0"
            >
              {children}
            </HeldForm>
            {/* On a phone there is no room for it beside the buttons. */}
            <p className="needs-scripts mt-8 text-mini text-soft sm:hidden">{isStored ? words.saved : words.notKept}</p>
          </div>
          <aside className="sticky top-24 hidden lg:block">{aside}</aside>
        </div>
      </div>
      <StepBar step={step} back={back} nextLabel={nextLabel} refusal={refusal} />
    </>
  )
}

type StepBarProps = Pick<StepPageProps, 'step' | 'nextLabel'> & {
  back: string | undefined
  refusal: string | null | undefined
}

function StepBar({ step, back, nextLabel, refusal }: StepBarProps) {
  const scripts = useScripts()
  const { isStored } = useTripStep(step)
  return (
    <div className="step-bar needs-scripts border-t border-line bg-ground">
      <div className="page py-3">
        <div className="mx-auto flex max-w-288 flex-wrap items-center gap-3 sm:flex-nowrap sm:gap-4">
          {back ? (
            <ButtonLink to={back} className="shrink-0 max-sm:px-4">
              <ChevronLeft aria-hidden className="size-5" />
              {words.back}
            </ButtonLink>
          ) : null}
          <p className="ms-auto hidden text-mini text-soft sm:block">
            {isStored ? (refusal ? null : words.saved) : words.notKept}
          </p>
          <div className="flex min-w-0 grow basis-40 flex-col-reverse gap-2 sm:grow-0 sm:basis-auto sm:flex-row-reverse sm:items-center sm:gap-4 [&>span]:mt-0!">
            <Button
              type="submit"
              form={formId}
              kind="primary"
              disabledReason={scripts ? refusal : null}
              className="max-sm:px-4 sm:min-w-40"
            >
              {nextLabel}
              <ChevronRight aria-hidden className="size-5" />
            </Button>
            {/* The button is free until a press can be judged. Its reason is there before, so nothing moves. */}
            {!scripts && refusal ? <span className="block text-small text-soft">{refusal}</span> : null}
          </div>
        </div>
      </div>
    </div>
  )
}
