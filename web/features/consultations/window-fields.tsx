import { useState } from 'react'
import { farthestStayDays } from '#domain/consultations/consultations.ts'
import { isTimeZone, localWindow, seoulZone, visitorZones } from '#domain/consultations/consultation-windows.ts'
import { readWindow, type TypedRequest, type TypedWindow } from '#domain/consultations/read-request.ts'
import { addDays } from '#domain/korea/calendar-dates.ts'
import { GroupFrame } from '#web/ui/form/field-frame.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useScripts } from '#web/ui/loading/use-scripts.ts'
import { consultationForm } from '#locales/en/consultations/consultation-form.ts'
import type { ErrorOf } from './error-of.ts'

type WindowFieldsProps = { today: string; typed: TypedRequest | undefined; errorOf: ErrorOf }

/** When the visitor could come, in Korean time, and the same on the visitor's clocks. Hidden for a question. */
export function WindowFields({ today, typed, errorOf }: WindowFieldsProps) {
  const { windows: words } = consultationForm
  const scripts = useScripts()
  const [chosenZone, setChosenZone] = useState(typed?.zone)
  const device = scripts ? new Intl.DateTimeFormat().resolvedOptions().timeZone : seoulZone
  const zone = chosenZone ?? device
  const zones = [...new Set([...visitorZones, device, ...(isTimeZone(zone) ? [zone] : [])])]
  const rowOf = (place: number): WindowRowProps => ({
    name: words.names[place] ?? '',
    typed: typed?.windows[place],
    error: errorOf(windowFields[place] ?? 'window1'),
    place,
    today,
    zone,
  })
  const rest = windowFields.slice(1).map((_, nth) => rowOf(nth + 1))
  return (
    <GroupFrame
      id="windows"
      label={words.label}
      hint={words.hint}
      isOptional
      className="group-has-[[name=kind][value=question]:checked]/request:hidden"
    >
      <div className="grid gap-5">
        <WindowRow {...rowOf(0)} />
        <details open={rest.some(({ typed: row, error }) => error !== undefined || isFilled(row))}>
          <summary className="w-fit cursor-pointer py-2.5 font-medium text-jade underline underline-offset-4">
            {words.more}
          </summary>
          <div className="mt-3 grid gap-5">
            {rest.map((row) => (
              <WindowRow key={row.name} {...row} />
            ))}
          </div>
        </details>
        <SelectField
          id="zone"
          name="zone"
          label={words.zone}
          options={zones.map((value) => ({ value, label: words.zoneCity(value) }))}
          value={zone}
          onChange={(event) => setChosenZone(event.target.value)}
          error={errorOf('zone')}
        />
      </div>
    </GroupFrame>
  )
}

const windowFields = ['window1', 'window2', 'window3'] as const

function isFilled(typed: TypedWindow | undefined): boolean {
  return typed !== undefined && `${typed.date}${typed.from}${typed.to}` !== ''
}

type WindowRowProps = {
  name: string
  place: number
  today: string
  zone: string
  typed: TypedWindow | undefined
  error: string | undefined
}

function WindowRow({ name, place, today, zone, typed, error }: WindowRowProps) {
  const { windows: words } = consultationForm
  const [window, setWindow] = useState<TypedWindow>(typed ?? { date: '', from: '', to: '' })
  const read = readWindow(window)
  const local = read && isTimeZone(zone) ? localWindow(read, zone) : null
  const change = (field: keyof TypedWindow) => ({
    defaultValue: typed?.[field],
    onChange: (event: { target: { value: string } }) => setWindow({ ...window, [field]: event.target.value }),
  })
  return (
    <GroupFrame id={`window${place + 1}`} label={name} error={error}>
      <div className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3 sm:gap-x-6">
        <TextField
          {...change('date')}
          id={`date${place + 1}`}
          name={`date${place + 1}`}
          type="date"
          label={words.date}
          min={today}
          max={addDays(today, farthestStayDays)}
          className="max-sm:col-span-2"
        />
        <TextField
          {...change('from')}
          id={`from${place + 1}`}
          name={`from${place + 1}`}
          type="time"
          label={words.from}
        />
        <TextField {...change('to')} id={`to${place + 1}`} name={`to${place + 1}`} type="time" label={words.to} />
      </div>
      <p aria-live="polite" className="mt-1.5 text-small text-soft empty:hidden">
        {local ? words.local(local) : null}
      </p>
    </GroupFrame>
  )
}
