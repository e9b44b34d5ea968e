import { nobody } from '#domain/trips/answers/needs.ts'
import { mobilities, partyLimits, type TripParty } from '#domain/trips/answers/trips.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TileGroup } from '#web/ui/form/tile-group.tsx'
import { Plus, X } from 'lucide-react'
import { ClearAnswer } from '#web/features/trips/steps/clear-answer.tsx'
import { Question } from '#web/features/trips/steps/step-section.tsx'
import { tripNeeds } from '#locales/en/trips/steps/trip-needs.ts'

type PartyFieldsProps = { party: TripParty | undefined; onChange: (party: TripParty | undefined) => void }

const usualAge = 6

/** Adults, the ages of children, older people, and a wheelchair or pram. */
export function PartyFields({ party, onChange }: PartyFieldsProps) {
  const { party: words } = tripNeeds
  const { adults, childAges, older, mobility } = party ?? nobody
  const change = (changes: Partial<TripParty>) => onChange({ ...(party ?? nobody), ...changes })
  return (
    <fieldset id="party" className="relative min-w-0">
      <legend className={party ? 'pe-16' : undefined}>
        <Question>{words.title}</Question>
      </legend>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-5">
        <SelectField
          id="adults"
          label={words.adults}
          value={party ? String(adults) : ''}
          placeholder="–"
          options={counts(0, partyLimits.adults)}
          onChange={({ target }) => target.value !== '' && change({ adults: Number(target.value) })}
          className="w-38 max-w-full min-w-0"
        />
        <Children ages={childAges} onChange={(ages) => change({ childAges: ages })} />
        <Checkbox
          id="older"
          label={<span className="text-small sm:text-body">{words.older}</span>}
          hint={words.olderHint}
          checked={older}
          onChange={({ target }) => change({ older: target.checked })}
        />
        <TileGroup
          name="mobility"
          choose="one"
          label={words.mobility}
          isOptional
          tiles={[
            ...mobilities.map((value) => ({ value, label: words.mobilities[value] })),
            { value: 'none' as const, label: words.none },
          ]}
          selected={party ? [mobility ?? 'none'] : []}
          onSelect={([chosen]) => change({ mobility: mobilities.find((one) => one === chosen) ?? null })}
          columns="grid-cols-1 sm:grid-cols-3"
        />
      </div>
      {party ? <ClearAnswer question={words.title} onClear={() => onChange(undefined)} /> : null}
    </fieldset>
  )
}

function counts(from: number, to: number): { value: string; label: string }[] {
  return Array.from({ length: to - from + 1 }, (_, index) => ({
    value: String(from + index),
    label: String(from + index),
  }))
}

type ChildrenProps = { ages: readonly number[]; onChange: (ages: number[]) => void }

function Children({ ages, onChange }: ChildrenProps) {
  const { party: words } = tripNeeds
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
      {ages.map((age, index) => (
        // A child is its place in the list: two of one age are two children.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <div key={index} className="flex w-full items-end gap-2">
          <SelectField
            id={`child-${index + 1}`}
            label={words.age(index + 1)}
            value={String(age)}
            options={counts(0, partyLimits.childAge).map(({ value }) => ({ value, label: words.ageOf(Number(value)) }))}
            onChange={({ target }) => onChange(ages.with(index, Number(target.value)))}
            className="w-38 max-w-full min-w-0"
          />
          <button
            type="button"
            aria-label={words.remove(index + 1)}
            onClick={() => onChange(ages.toSpliced(index, 1))}
            className="grid size-12 shrink-0 cursor-pointer place-items-center rounded-control text-soft hover:bg-sunk hover:text-ink"
          >
            <X aria-hidden className="size-5" />
          </button>
        </div>
      ))}
      {ages.length < partyLimits.children ? (
        <Button size="small" kind="quiet" onClick={() => onChange([...ages, usualAge])}>
          <Plus aria-hidden className="size-4" />
          {words.add}
        </Button>
      ) : null}
    </div>
  )
}
