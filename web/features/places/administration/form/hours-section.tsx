import { placeEditLimits } from '#domain/places/place-edits.ts'
import { accessWays } from '#domain/places/places.ts'
import { DayField } from '#web/administration/form/day-field.tsx'
import { DayHours } from '#web/administration/form/day-hours.tsx'
import { HoursField } from '#web/administration/form/hours-field.tsx'
import { RowList } from '#web/administration/form/row-list.tsx'
import { WordListField } from '#web/administration/form/word-list-field.tsx'
import { fieldId } from '#web/features/places/administration/draft/describe-mistakes.ts'
import type { DraftDay } from '#web/features/places/administration/draft/place-draft.ts'
import { placeForm } from '#locales/en/places/place-form.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { GroupFrame } from '#web/ui/form/field-frame.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { FormParts } from './form-parts.ts'
import { PlaceSection } from './place-section.tsx'
import { SeasonsField } from './seasons-field.tsx'

const emptyDay: DraftDay = { on: '', intervals: [] }

export function HoursSection(form: FormParts) {
  const { fields, hints, closed, access } = placeForm
  const { draft, change, errorOf } = form
  return (
    <PlaceSection id="hours">
      <HoursField
        label={fields.hours}
        hours={draft.hours}
        onHours={(hours) => change({ hours })}
        errorOf={errorOf}
        fieldId={fieldId}
      />
      <TextField
        id={fieldId('lastEntry')}
        type="time"
        label={fields.lastEntry}
        hint={hints.lastEntry}
        isOptional
        value={draft.lastEntry}
        onChange={(event) => change({ lastEntry: event.target.value })}
        error={errorOf('lastEntry')}
        className="max-w-44"
      />
      <WordListField
        id={fieldId('closed')}
        label={fields.closed}
        type="date"
        words={draft.closed}
        onWords={(days) => change({ closed: days.toSorted() })}
        typed={draft.unadded.closed}
        onType={(day) => change((held) => ({ ...held, unadded: { ...held.unadded, closed: day } }))}
        own={closed}
        error={errorOf('closed')}
      />
      <OtherDays {...form} />
      <SeasonsField {...form} />
      <RadioGroup
        name={fieldId('access')}
        label={fields.access}
        options={accessWays.map((value) => ({ value, label: access[value] }))}
        selected={draft.access}
        onSelect={(way) => change({ access: way })}
      />
      <Checkbox
        id={fieldId('permanentlyClosed')}
        label={fields.permanentlyClosed}
        hint={hints.permanentlyClosed}
        checked={draft.permanentlyClosed}
        onChange={(event) => change({ permanentlyClosed: event.target.checked })}
      />
    </PlaceSection>
  )
}

/** Single days with their own hours, such as a holiday or a late night. */
function OtherDays({ draft, change, errorOf }: FormParts) {
  const { fields, exceptions: words } = placeForm
  return (
    <GroupFrame id={fieldId('exceptions')} label={fields.exceptions} isOptional>
      <RowList
        rows={draft.exceptions}
        onRows={(exceptions) => change({ exceptions })}
        empty={emptyDay}
        most={placeEditLimits.days}
        words={words}
      >
        {({ on, intervals }, row, changeDay) => (
          <>
            <DayField
              id={fieldId(`exceptions-${row}-on`)}
              label={words.on}
              day={on}
              onDay={(day) => changeDay({ on: day })}
              error={errorOf(`exceptions-${row}-on`)}
            />
            <DayHours
              id={fieldId(`exceptions-${row}`)}
              name={words.hours(row + 1)}
              intervals={intervals}
              onIntervals={(next) => changeDay({ intervals: next })}
              errorOf={(nth) => errorOf(`exceptions-${row}-${nth}`)}
            />
          </>
        )}
      </RowList>
    </GroupFrame>
  )
}
