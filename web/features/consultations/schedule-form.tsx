import { Form, useNavigation } from 'react-router'
import {
  answerWays,
  scheduleLimits,
  type ScheduleField,
  type ScheduleMistakes,
  slotLengths,
  type TypedSchedule,
} from '#domain/consultations/visit-schedules.ts'
import { weekdays } from '#domain/places/places.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { GroupFrame } from '#web/ui/form/field-frame.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useCount } from '#web/ui/form/use-count.ts'
import { HiddenFields } from './act.tsx'
import { clinicDesk } from '#locales/en/consultations/clinic-desk.ts'

type ScheduleFieldsProps = {
  typed: TypedSchedule
  mistakes: ScheduleMistakes
  /** Begins the ids of the fields, where a page has several such forms. */
  prefix?: string
}

type ScheduleFormProps = ScheduleFieldsProps & {
  fields: Readonly<Record<string, string>>
  isSaved: boolean
}

/** When the clinic sees patients and how it answers. It opens where something is to be read. */
export function ScheduleForm({ fields, isSaved, ...schedule }: ScheduleFormProps) {
  const { schedule: words } = clinicDesk
  const isPending = useNavigation().formData?.get('intent') === 'schedule'
  return (
    <details open={schedule.mistakes.length > 0 || isSaved}>
      <summary className="w-fit cursor-pointer py-2.5 font-medium text-jade underline underline-offset-4">
        {words.title}
      </summary>
      <p className="mt-2 mb-4 max-w-[62ch] text-small text-soft">{words.lead}</p>
      <ErrorSummary
        errors={schedule.mistakes.map((field) => ({ fieldId: field, message: words.mistakeIn(field) }))}
        attempt={useCount(schedule.mistakes.length > 0 ? schedule.mistakes : undefined)}
        className="mb-5"
      />
      <Form method="post" noValidate className="grid justify-items-start gap-5">
        <HiddenFields fields={{ intent: 'schedule', ...fields }} />
        <ScheduleFields {...schedule} />
        <Button type="submit" isPending={isPending}>
          {words.save}
        </Button>
      </Form>
      {isSaved ? <output className="mt-3 block">{words.saved}</output> : null}
    </details>
  )
}

/** The fields of a schedule, for a form of any page. */
export function ScheduleFields({ typed, mistakes, prefix = '' }: ScheduleFieldsProps) {
  const { schedule: words } = clinicDesk
  const errorOf = (field: ScheduleField) => (mistakes.includes(field) ? words.mistakeIn(field) : undefined)
  return (
    <>
      {weekdays.map((day) => (
        <DayPartFields
          key={day}
          id={`${prefix}${day}`}
          name={day}
          label={words.days[day]}
          part={typed.hours[day]}
          error={errorOf(day)}
        />
      ))}
      {Array.from({ length: scheduleLimits.breaks }, (_, place) => (
        <DayPartFields
          key={place}
          id={`${prefix}${place === 0 ? 'breaks' : `break${place}`}`}
          name={`break${place}`}
          label={`${words.pause} ${place + 1}`}
          part={typed.breaks[place]}
          error={errorOf('breaks')}
        />
      ))}
      <TextArea
        id={`${prefix}closed`}
        name="closed"
        label={words.closed}
        hint={words.closedHint}
        defaultValue={typed.closed}
        error={errorOf('closed')}
        className="w-full"
      />
      <SelectField
        id={`${prefix}slotMinutes`}
        name="slotMinutes"
        label={words.slotMinutes}
        options={slotLengths.map((minutes) => ({ value: String(minutes), label: words.minutes(minutes) }))}
        defaultValue={typed.slotMinutes}
        error={errorOf('slotMinutes')}
      />
      <TextField
        id={`${prefix}people`}
        name="people"
        type="number"
        min={1}
        max={scheduleLimits.people}
        label={words.people}
        defaultValue={typed.people}
        error={errorOf('people')}
      />
      <RadioGroup
        id={`${prefix}answers`}
        name="answers"
        label={words.answers}
        options={answerWays.map((value) => ({ value, label: words.ways[value] }))}
        defaultSelected={answerWays.find((way) => way === typed.answers)}
        error={errorOf('answers')}
      />
    </>
  )
}

type DayPartFieldsProps = {
  id: string
  name: string
  label: string
  part: { from: string; to: string } | undefined
  error: string | undefined
}

function DayPartFields({ id, name, label, part, error }: DayPartFieldsProps) {
  const { schedule: words } = clinicDesk
  return (
    <GroupFrame id={id} label={label} error={error}>
      <div className="grid grid-cols-2 gap-4">
        <TextField id={`${id}-from`} name={`${name}-from`} type="time" label={words.from} defaultValue={part?.from} />
        <TextField id={`${id}-to`} name={`${name}-to`} type="time" label={words.to} defaultValue={part?.to} />
      </div>
    </GroupFrame>
  )
}
