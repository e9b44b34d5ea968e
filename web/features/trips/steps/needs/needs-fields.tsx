import { changeNeeds } from '#domain/trips/answers/needs.ts'
import type { TripStep2 } from '#domain/trips/answers/trips.ts'
import { keepStep } from '#web/travel/trip/stored-steps.ts'
import { ChoiceQuestion } from '#web/features/trips/steps/choice-question.tsx'
import { DietFields } from './diet-fields.tsx'
import { HoursFields } from './hours-fields.tsx'
import { KeptHoursFields } from './kept-hours-fields.tsx'
import { OwnWordsField } from './own-words-field.tsx'
import { PartyFields } from './party-fields.tsx'
import { tripNeeds as words } from '#locales/en/trips/steps/trip-needs.ts'

const yesOrNo = ['yes', 'no'] as const

export type NeedsFieldsProps = { draft: TripStep2; onChange: () => void }

/** Diets, who comes along, a first visit, hours of the day and those kept free, beds, likes, and what to avoid. */
export function NeedsFields({ draft, onChange }: NeedsFieldsProps) {
  function change(needs: Parameters<typeof changeNeeds>[1]) {
    onChange()
    keepStep('step2', changeNeeds(draft, needs))
  }
  return (
    <div className="grid gap-8 px-4 pt-3 pb-6 sm:px-5">
      <DietFields diet={draft.diet ?? []} onChange={(diet) => change({ diet })} />
      <PartyFields party={draft.party} onChange={(party) => change({ party })} />
      <ChoiceQuestion
        name="first-time"
        title={words.firstTime.title}
        tiles={yesOrNo.map((answer) => ({ value: answer, label: words.firstTime[answer] }))}
        chosen={draft.firstTime === undefined ? null : draft.firstTime ? 'yes' : 'no'}
        onChoose={(answer) => change({ firstTime: answer === null ? undefined : answer === 'yes' })}
        columns="grid-cols-[repeat(auto-fit,minmax(min(100%,6.5rem),1fr))]"
      />
      <ChoiceQuestion
        name="car"
        title={words.car.title}
        tiles={yesOrNo.map((answer) => ({ value: answer, label: words.car[answer] }))}
        chosen={draft.car === undefined ? null : draft.car ? 'yes' : 'no'}
        onChoose={(answer) => change({ car: answer === null ? undefined : answer === 'yes' })}
        columns="grid-cols-[repeat(auto-fit,minmax(min(100%,6.5rem),1fr))]"
      />
      <HoursFields wakeUp={draft.wakeUp} bedtime={draft.bedtime} onChange={change} />
      <KeptHoursFields kept={draft.keptHours ?? []} onChange={(keptHours) => change({ keptHours })} />
      <OwnWordsField
        id="beds"
        label={words.beds.title}
        hint={words.beds.hint}
        entries={draft.beds ?? []}
        onChange={(beds) => change({ beds })}
      />
      <OwnWordsField
        id="likes"
        label={words.likes.title}
        hint={words.likes.hint}
        entries={draft.likes ?? []}
        onChange={(likes) => change({ likes })}
      />
      <OwnWordsField
        id="avoid"
        label={words.avoid.title}
        hint={words.avoid.hint}
        entries={draft.avoid ?? []}
        onChange={(avoid) => change({ avoid })}
      />
    </div>
  )
}
