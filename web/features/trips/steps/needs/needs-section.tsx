import { useState } from 'react'
import { changeNeeds } from '#domain/trips/answers/needs.ts'
import type { TripStep2 } from '#domain/trips/answers/trips.ts'
import { keepStep } from '#web/travel/trip/stored-steps.ts'
import { ChevronDown, HeartHandshake } from 'lucide-react'
import { ChoiceQuestion } from '#web/features/trips/steps/choice-question.tsx'
import { DietFields } from './diet-fields.tsx'
import { OwnWordsField } from './own-words-field.tsx'
import { PartyFields } from './party-fields.tsx'
import { useTripNeedsMessages } from './trip-needs-messages.ts'

const yesOrNo = ['yes', 'no'] as const

/** What matters to the traveller beyond the other questions of step 2: collapsed until there is an answer. */
export function NeedsSection({ draft }: { draft: TripStep2 }) {
  const words = useTripNeedsMessages()
  const hasNeeds = [draft.diet, draft.party, draft.avoid, draft.firstTime].some((need) => need !== undefined)
  const [toggled, setToggled] = useState<boolean | null>(null)
  const isOpen = toggled ?? hasNeeds
  function change(needs: Parameters<typeof changeNeeds>[1]) {
    // It stays open when the last answer is taken back.
    setToggled(true)
    keepStep('step2', changeNeeds(draft, needs))
  }
  return (
    <details
      open={isOpen}
      onToggle={(event) => event.currentTarget.open !== isOpen && setToggled(event.currentTarget.open)}
      className="group rounded-panel border border-line bg-surface"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-panel px-4 py-3 hover:bg-sunk sm:px-5 [&::-webkit-details-marker]:hidden">
        <HeartHandshake aria-hidden className="size-6 shrink-0 text-indigo" />
        <span className="min-w-0 grow">
          <span className="font-display text-h3">{words.title}</span>
          <span className="block text-mini text-soft">{words.lead}</span>
        </span>
        <span className="inline-flex shrink-0 items-center gap-1 text-small font-semibold">
          <span className="max-sm:sr-only">{isOpen ? words.close : words.open}</span>
          <ChevronDown aria-hidden className="size-5 group-open:rotate-180" />
        </span>
      </summary>
      <div className="grid gap-8 px-4 pt-3 pb-6 sm:px-5">
        <DietFields diet={draft.diet ?? []} onChange={(diet) => change({ diet })} />
        <PartyFields party={draft.party} onChange={(party) => change({ party })} />
        <ChoiceQuestion
          name="first-time"
          title={words.firstTime.title}
          tiles={yesOrNo.map((answer) => ({ value: answer, label: words.firstTime[answer] }))}
          chosen={draft.firstTime === undefined ? null : draft.firstTime ? 'yes' : 'no'}
          onChoose={(answer) => change({ firstTime: answer === null ? undefined : answer === 'yes' })}
          columns="grid-cols-2"
        />
        <OwnWordsField
          id="avoid"
          label={words.avoid.title}
          hint={words.avoid.hint}
          entries={draft.avoid ?? []}
          onChange={(avoid) => change({ avoid })}
        />
      </div>
    </details>
  )
}
