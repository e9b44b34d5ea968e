import type { StoryStop, StoryTreatment } from '#domain/trip-story.ts'
import type { TreatmentCare, TreatmentCheck, TreatmentClass } from '#domain/treatments.ts'
import type { PhraseDecks } from './phrase-decks.ts'
import { nameInFull } from './stop-names.ts'
import { asText, capital, clockOf, dayOf, daysFrom, duration, listOf } from './trip-figures.ts'
import { wayAside } from './way-phrases.ts'

const classes: Record<TreatmentClass, { what: string; clinic: string }> = {
  skin: { what: 'skin treatment', clinic: 'a dermatology clinic' },
  medical: { what: 'treatment', clinic: 'a clinic of that field' },
  surgery: { what: 'surgery', clinic: 'a plastic surgery clinic' },
}

const visits: Partial<Record<StoryStop['kind'], string>> = {
  consultation: 'consultation',
  treatment: 'treatment',
  checkup: 'check-up',
}

export function treatmentName({ names, treatmentClass }: Pick<StoryTreatment, 'names' | 'treatmentClass'>): string {
  return names.length === 0 ? classes[treatmentClass].what : listOf(names.map((name) => asText(name.toLowerCase())))
}

/** A visit at a clinic. */
export function tellClinicVisit(stop: StoryStop, treatments: readonly StoryTreatment[], decks: PhraseDecks): string {
  const { place, leg, kind, treatment } = stop
  if (!place) return ''
  const about = treatments.find(({ treatmentClass }) => treatmentClass === treatment)
  const what = about ? treatmentName(about) : 'treatment'
  const visit = visits[kind] ?? 'visit'
  const aside = leg && leg.minutes > 0 ? `, ${wayAside(leg, place.station, decks)}` : ''
  const said = `At ${clockOf(stop.arrive)} comes the ${visit === 'treatment' ? what : `${visit} for the ${what}`} at ${nameInFull(place)}${aside}.`
  const after: Record<string, string> = {
    consultation: `Ask what is done, by whom, what it costs and how you are looked after afterwards. The plan keeps ${duration(stop.minutes)}.`,
    treatment: `The plan keeps ${duration(stop.minutes)}; your clinic decides how long it takes and when you may leave.`,
    checkup: `The plan keeps ${duration(stop.minutes)}; ask the clinic what you may do from here on.`,
  }
  const fee = kind === 'treatment' && stop.cost === 0 ? ' Its fee is not part of any figure here: ask the clinic.' : ''
  return `${said} ${after[visit] ?? ''}${fee}`.trim()
}

/** Time that is kept free. */
export function tellRest(stop: StoryStop, treatments: readonly StoryTreatment[]): string {
  const about = treatments.find(({ treatmentClass }) => treatmentClass === stop.treatment)
  const from = `From ${clockOf(stop.arrive)} to ${clockOf(stop.leave)}`
  if (!about) return `${from} nothing is planned: rest.`
  return about.clinic === null
    ? `${from} the time is kept for the ${treatmentName(about)}. No clinic of this guide fits, so book ${classes[about.treatmentClass].clinic} of your choice and tell it how long you stay.`
    : `${from} nothing is planned: rest after the ${treatmentName(about)}.`
}

const checks: Record<TreatmentCheck['what'], string> = { check: 'a check', cast: 'the cast comes off' }

const cares: Record<TreatmentCare, string> = {
  'no-contact-lenses': 'no contact lenses',
  'no-glasses-on-nose': 'no glasses on the nose for weeks',
  'soft-food': 'soft food',
  'no-swimming-or-sauna': 'no swimming and no sauna',
  'no-sauna-or-hard-exercise': 'no sauna and no hard exercise',
  'sun-care': 'strict care against the sun',
  'no-sun-sauna-or-gym': 'no sun, sauna or gym',
  'second-visit-months-later': 'a second visit months later',
  'ask-for-approval': 'ask the clinic whether the treatment is approved',
}

/** What is planned around a treatment, with its dates. */
export function tellTreatment(treatment: StoryTreatment): string {
  const { consultationOn, treatmentOn, checkupsOn, quietUntil, earliestFlight, warnFlightBefore, certainty } = treatment
  const name = `**${capital(treatmentName(treatment))}**`
  if (treatmentOn === null)
    return `${name} is not in these days: with its rest it does not fit into the trip. Ask your clinic what would.`
  const steps = [
    ...(consultationOn === null ? [] : [`the consultation on ${dayOf(consultationOn)}`]),
    `${consultationOn === null ? 'planned for' : 'the treatment on'} ${dayOf(treatmentOn)}`,
    ...(checkupsOn.length > 0 ? [`check-ups on ${listOf(checkupsOn.map(dayOf))}`] : []),
  ]
  const sentences = [
    `${name}: ${listOf(steps)}.`,
    ...(treatment.clinic === null
      ? [`No clinic of this guide fits; ask ${classes[treatment.treatmentClass].clinic}.`]
      : []),
    ...(certainty === 'named'
      ? []
      : ['You did not name a treatment that this guide knows, so the plan keeps to the longest recovery of its kind.']),
    ...(quietUntil === null || quietUntil <= treatmentOn
      ? []
      : [`Nothing strenuous, hot or alcoholic until ${dayOf(quietUntil)}.`]),
    ...treatment.checks.map(({ what, from, to }) => `Usually ${checks[what]} on ${daysFrom(from, to)}.`),
    ...(earliestFlight === null ? [] : [`A flight before ${dayOf(earliestFlight)} is too early.`]),
    ...(warnFlightBefore === null ? [] : [`One before ${dayOf(warnFlightBefore)} is early: ask first.`]),
    ...(treatment.secondVisit === null
      ? []
      : [`A second visit follows ${treatment.secondVisit[0]} to ${treatment.secondVisit[1]} days later.`]),
    ...treatment.cares.map(
      ({ care, days }) =>
        `${capital(cares[care])}${days === null ? '' : ` for ${days[0] === days[1] ? days[1] : `${days[0]} to ${days[1]}`} ${days[1] === 1 ? 'day' : 'days'}`}.`,
    ),
    sourceOf(treatment),
    'These are ranges to plan with. Your clinic decides.',
  ]
  return sentences.join(' ')
}

function sourceOf({ sources }: StoryTreatment): string {
  if (sources.length === 0) return 'No source has confirmed them yet.'
  return `From ${listOf(sources.map(({ source, checkedOn }) => `${asText(source)}${checkedOn === null ? '' : `, read on ${dayOf(checkedOn)} ${checkedOn.slice(0, 4)}`}`))}.`
}
