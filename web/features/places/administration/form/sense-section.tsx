import type { ReactNode } from 'react'
import { senseLimits } from '#domain/places/place-sense.ts'
import { FieldPair } from '#web/administration/form/form-section.tsx'
import { RowList } from '#web/administration/form/row-list.tsx'
import { fieldId } from '#web/features/places/administration/draft/describe-mistakes.ts'
import { emptySenseSeason, senseChoices } from '#web/features/places/administration/draft/sense-drafts.ts'
import { placeForm } from '#locales/en/places/place-form.ts'
import { GroupFrame } from '#web/ui/form/field-frame.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { DraftField } from './draft-field.tsx'
import type { FormParts } from './form-parts.ts'
import { PlaceSection } from './place-section.tsx'

/** What an editor knows about a place without a source. */
export function SenseSection(form: FormParts) {
  const { hints } = placeForm
  return (
    <PlaceSection id="sense">
      <FieldPair>
        <Choice form={form} field="headline" />
        <Choice form={form} field="best" />
        <Choice form={form} field="dusk" />
        <Choice form={form} field="shelter" />
      </FieldPair>
      <ActiveHours {...form} />
      <FieldPair>
        <Choice form={form} field="forChildren" />
        <DraftField form={form} field="childFrom" hint={hints.childFrom} inputMode="numeric" />
        <Choice form={form} field="stairs" />
        <DraftField form={form} field="walkKm" inputMode="decimal" />
      </FieldPair>
      <Seasons form={form} field="seasonBest" />
      <Seasons form={form} field="seasonAvoid" />
      <Lines form={form} field="highlights" longest={senseLimits.highlights * senseLimits.sentence} />
      <DraftField form={form} field="tip" />
      <Lines form={form} field="dish" />
      <Lines form={form} field="goesWith" />
      <FieldPair>
        <DraftField form={form} field="startsAt" />
        <DraftField form={form} field="bring" />
      </FieldPair>
      <DraftField form={form} field="tickets" hint={hints.website} type="url" />
    </PlaceSection>
  )
}

function Choice({ form, field }: { form: FormParts; field: keyof typeof senseChoices }) {
  const { fields, sense, notKnown } = placeForm
  const labels: Record<string, string> = sense[field]
  return (
    <SelectField
      id={fieldId(field)}
      label={fields[field]}
      isOptional
      options={senseChoices[field].map((value) => ({ value, label: labels[value] ?? value }))}
      placeholder={notKnown}
      value={form.draft[field]}
      onChange={(event) =>
        form.change({ [field]: senseChoices[field].find((value) => value === event.target.value) ?? '' })
      }
      error={form.errorOf(field)}
      className="self-end"
    />
  )
}

function ActiveHours({ draft, change, errorOf }: FormParts) {
  const { fields, hints, sense } = placeForm
  const [from, to] = draft.activeHours
  return (
    <GroupFrame
      id={fieldId('activeHours')}
      label={fields.activeHours}
      hint={hints.activeHours}
      isOptional
      error={errorOf('activeHours')}
    >
      <FieldPair>
        <TextField
          id={fieldId('activeHours-0')}
          type="time"
          label={sense.from}
          value={from}
          onChange={(event) => change({ activeHours: [event.target.value, to] })}
        />
        <TextField
          id={fieldId('activeHours-1')}
          type="time"
          label={sense.to}
          value={to}
          onChange={(event) => change({ activeHours: [from, event.target.value] })}
        />
      </FieldPair>
    </GroupFrame>
  )
}

function Seasons({ form, field }: { form: FormParts; field: 'seasonBest' | 'seasonAvoid' }): ReactNode {
  const { fields, sense, seasons } = placeForm
  const { draft, change, errorOf } = form
  return (
    <GroupFrame id={fieldId(field)} label={fields[field]} isOptional error={errorOf(field)}>
      <RowList
        rows={draft[field]}
        onRows={(rows) => change({ [field]: rows })}
        empty={emptySenseSeason}
        most={senseLimits.seasons}
        words={sense[field]}
      >
        {({ from, to, what }, row, changeRow) => (
          <>
            <FieldPair>
              <TextField
                id={fieldId(`${field}-${row}`)}
                label={seasons.from}
                hint={seasons.dayHint}
                value={from}
                onChange={(event) => changeRow({ from: event.target.value })}
                error={errorOf(`${field}-${row}`)}
              />
              <TextField
                id={fieldId(`${field}-${row}-to`)}
                label={seasons.to}
                hint={seasons.dayHint}
                value={to}
                onChange={(event) => changeRow({ to: event.target.value })}
              />
            </FieldPair>
            <TextField
              id={fieldId(`${field}-${row}-what`)}
              label={sense.what}
              value={what}
              onChange={(event) => changeRow({ what: event.target.value })}
            />
          </>
        )}
      </RowList>
    </GroupFrame>
  )
}

type LinesProps = { form: FormParts; field: 'dish' | 'highlights' | 'goesWith'; longest?: number }

/** A list with an entry a line. */
function Lines({ form: { draft, change, errorOf }, field, longest }: LinesProps) {
  const { fields, hints } = placeForm
  return (
    <TextArea
      id={fieldId(field)}
      label={fields[field]}
      hint={hints[field]}
      isOptional
      longest={longest}
      value={draft[field]}
      onChange={(event) => change({ [field]: event.target.value })}
      error={errorOf(field)}
    />
  )
}
