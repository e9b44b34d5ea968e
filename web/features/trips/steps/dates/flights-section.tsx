import { type ReactNode, useState } from 'react'
import {
  arrivalDay,
  betweenFlights,
  departureDay,
  type FlightDay,
  minutesBeforeTakeOff,
  writeClock,
} from '#domain/trips/answers/flight-times.ts'
import { emptySteps, finishFlight, type FlightDraft, type TripStep1Draft } from '#domain/trips/answers/trip-drafts.ts'
import { airports } from '#domain/trips/answers/trips.ts'
import { ArrowDown, Plane } from 'lucide-react'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { tripStepDates } from '#locales/en/trips/steps/trip-step-dates.ts'
import { FoldedSection } from '#web/features/trips/steps/folded-section.tsx'
import { tripSteps } from '#locales/en/trips/steps/trip-steps.ts'

type Flights = Pick<TripStep1Draft, 'arrival' | 'departure'>
type FlightsSectionProps = { draft: TripStep1Draft; onChange: (flights: Partial<Flights>) => void }

/** Arrival and departure flights: collapsed at first. Each answer shows its effect on the day at once. */
export function FlightsSection({ draft, onChange }: FlightsSectionProps) {
  const { flights: words } = tripStepDates
  const { arrival, departure, startDate, endDate } = draft
  const hasFlights = [arrival, departure].some(({ airport, time }) => airport !== null || time !== null)
  const [toggled, setToggled] = useState<boolean | null>(null)
  const isOpen = toggled ?? hasFlights
  function clear() {
    // The section stays open, so that the pressed control does not disappear.
    setToggled(true)
    onChange({ arrival: emptySteps.step1.arrival, departure: emptySteps.step1.departure })
  }
  return (
    <FoldedSection icon={Plane} words={words} isOpen={isOpen} onToggle={setToggled}>
      <div className="px-4 pt-2 pb-5 sm:px-5">
        <div className="grid grid-cols-1 gap-5 divide-line max-md:divide-y md:grid-cols-2 md:gap-8 max-md:[&>:first-child]:pb-4">
          <FlightFields
            name="arrival"
            title={words.landing}
            date={startDate}
            flight={arrival}
            onChange={(flight) => onChange({ arrival: flight })}
          >
            <ArrivalEffect flight={arrival} hasNightlife={draft.selectedInterests.includes('nightlife')} />
          </FlightFields>
          <FlightFields
            name="departure"
            title={words.leaving}
            date={endDate}
            flight={departure}
            onChange={(flight) => onChange({ departure: flight })}
          >
            <DepartureEffect flight={departure} hasNightlife={draft.selectedInterests.includes('nightlife')} />
          </FlightFields>
        </div>
        <NoTimeBetween draft={draft} />
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="text-mini text-soft">{words.note}</p>
          {hasFlights ? (
            <button
              type="button"
              onClick={clear}
              className="min-h-11 cursor-pointer text-small font-semibold text-jade underline underline-offset-4 hover:decoration-2"
            >
              {words.clear}
            </button>
          ) : null}
        </div>
      </div>
    </FoldedSection>
  )
}

type FlightFieldsProps = {
  name: keyof Flights
  title: string
  date: string | null
  flight: FlightDraft
  onChange: (flight: FlightDraft) => void
  children: ReactNode
}

function FlightFields({ name, title, date, flight, onChange, children }: FlightFieldsProps) {
  const { flights: words } = tripStepDates
  const { airports: names, writeDay } = tripSteps
  const { airport, time } = flight
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{date ? words.titleOn(title, writeDay(date)) : title}</legend>
      <div className="mt-2 grid grid-cols-1 items-end gap-x-4 gap-y-3 sm:max-md:grid-cols-[minmax(0,15rem)_9.5rem]">
        <SelectField
          id={`${name}-airport`}
          label={words.airport}
          placeholder={words.chooseAirport}
          options={airports.map((code) => ({
            value: code,
            label: words.option(names[code].name, names[code].korean, code),
          }))}
          value={airport ?? ''}
          onChange={({ target }) =>
            onChange({ ...flight, airport: airports.find((code) => code === target.value) ?? null })
          }
        />
        <TextField
          id={`${name}-time`}
          label={words.time}
          type="time"
          value={time ?? ''}
          onChange={({ target }) => onChange({ ...flight, time: target.value || null })}
          className="max-w-38"
        />
      </div>
      {/* A live region, so that screen readers announce the effect of each answer. */}
      <output className="mt-3 block min-h-12 text-small">{children}</output>
    </fieldset>
  )
}

type EffectProps = { flight: FlightDraft; hasNightlife: boolean }

function ArrivalEffect({ flight, hasNightlife }: EffectProps) {
  const { flights: words } = tripStepDates
  const { airports: names } = tripSteps
  const finished = finishFlight(flight)
  if (!finished) return <HalfFlight flight={flight} />
  const { onTheWay, yours } = arrivalDay(finished, hasNightlife)
  return (
    <Effect>
      {onTheWay.from < 1440 ? words.arrival.start : words.arrival.startNextDay}
      <strong>{writeClock(onTheWay.from)}</strong>
      {words.arrival.after}
      {words.arrival.inCity(names[finished.airport].city)}
      <strong>{writeClock(onTheWay.to)}</strong>
      {words.arrival.estimate}
      {yours ? null : words.arrival.nothing}
    </Effect>
  )
}

function DepartureEffect({ flight, hasNightlife }: EffectProps) {
  const { flights: words } = tripStepDates
  const { airports: names } = tripSteps
  const finished = finishFlight(flight)
  if (!finished) return <HalfFlight flight={flight} />
  const { atAirport, onTheWay, yours } = departureDay(finished, hasNightlife)
  return (
    <Effect>
      {atAirport.from < 0 ? words.departure.endDayBefore : words.departure.end}
      <strong>{writeClock(atAirport.from)}</strong>
      {minutesBeforeTakeOff(finished.airport) > 120
        ? words.departure.beforeInternational
        : words.departure.beforeDomestic}
      {words.departure.leaveCity(names[finished.airport].city)}
      <strong>{writeClock(onTheWay.from)}</strong>
      {words.departure.estimate}
      {yours ? null : words.departure.nothing}
    </Effect>
  )
}

function Effect({ children }: { children: ReactNode }) {
  return (
    <span className="flex gap-2">
      <ArrowDown aria-hidden className="mt-0.5 size-4 shrink-0 -rotate-90 text-indigo" />
      <span>{children}</span>
    </span>
  )
}

function HalfFlight({ flight: { airport, time } }: { flight: FlightDraft }) {
  const { flights: words } = tripStepDates
  if ((airport === null) === (time === null)) return null
  return <span className="text-soft">{airport === null ? words.halfAirport : words.halfTime}</span>
}

/** For a one-day trip: whether the arrival is too late for the departure. */
function NoTimeBetween({ draft }: { draft: TripStep1Draft }) {
  const { flights: words } = tripStepDates
  const [landing, takeOff] = [finishFlight(draft.arrival), finishFlight(draft.departure)]
  if (!draft.startDate || draft.startDate !== draft.endDate || !landing || !takeOff) return null
  const days: [FlightDay, FlightDay] = [arrivalDay(landing, false), departureDay(takeOff, false)]
  if (betweenFlights(...days)) return null
  return <output className="mt-4 block text-small text-ochre">{words.noneBetween}</output>
}
