import { farthestStayDays } from '#domain/consultations/consultations.ts'
import type { TypedRequest } from '#domain/consultations/read-request.ts'
import { addDays } from '#domain/korea/calendar-dates.ts'
import { GroupFrame } from '#web/ui/form/field-frame.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { consultationForm } from '#locales/en/consultations/consultation-form.ts'
import { monthsFrom } from './offered-months.ts'
import type { ErrorOf } from './error-of.ts'

type StayFieldsProps = { today: string; typed: TypedRequest | undefined; errorOf: ErrorOf }

/** When the visitor is in Korea: two days, or a month. */
export function StayFields({ today, typed, errorOf }: StayFieldsProps) {
  const { stay: words } = consultationForm
  const bounds = { min: today, max: addDays(today, farthestStayDays) }
  return (
    <GroupFrame id="stay" label={words.label} isOptional>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 sm:grid-cols-3">
        <TextField
          {...bounds}
          id="arrivesOn"
          name="arrivesOn"
          type="date"
          label={words.from}
          defaultValue={typed?.arrivesOn}
          error={errorOf('arrivesOn')}
        />
        <TextField
          {...bounds}
          id="leavesOn"
          name="leavesOn"
          type="date"
          label={words.to}
          defaultValue={typed?.leavesOn}
          error={errorOf('leavesOn')}
        />
        <SelectField
          id="month"
          name="month"
          label={words.month}
          placeholder={words.noMonth}
          options={monthsFrom(today).map((value) => ({ value, label: words.monthOf(value) }))}
          defaultValue={typed?.month}
          error={errorOf('month')}
        />
      </div>
    </GroupFrame>
  )
}
