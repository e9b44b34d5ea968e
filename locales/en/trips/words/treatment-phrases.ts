import type { StoryStop, StoryTreatment } from '#domain/trips/plan/trip-story.ts'
import type { TreatmentCare, TreatmentCheck, TreatmentClass } from '#domain/clinics/treatments.ts'
import type { RecoveryNote } from '#domain/trips/plan/trip-recovery.ts'
import { clinicFees } from '#locales/en/trips/clinic-fees.ts'
import { dates } from '#locales/en/site/dates.ts'
import type { PhraseDecks } from './phrase-decks.ts'
import { nameInFull } from './stop-names.ts'
import { asText, capital, clockOf, countOf, dayOf, daysFrom, duration, listOf } from './trip-figures.ts'
import { wayAside } from './way-phrases.ts'

const classes: Record<TreatmentClass, { what: string; clinic: string }> = {
  skin: { what: 'skin treatment', clinic: 'a dermatology clinic' },
  medical: { what: 'treatment', clinic: 'a clinic of that field' },
  surgery: { what: 'surgery', clinic: 'a plastic surgery clinic' },
}

export const visitNames: Partial<Record<StoryStop['kind'], string>> = {
  consultation: 'consultation',
  treatment: 'treatment',
  checkup: 'check-up',
}

export function treatmentName({ names, treatmentClass }: Pick<StoryTreatment, 'names' | 'treatmentClass'>): string {
  return names.length === 0 ? classes[treatmentClass].what : listOf(names.map((name) => asText(name.toLowerCase())))
}

/** A visit at a clinic. */
export function presentClinicVisit(stop: StoryStop, treatments: readonly StoryTreatment[], decks: PhraseDecks): string {
  const { place, leg, kind, treatment } = stop
  if (!place) return ''
  const about = treatments.find(({ treatmentClass }) => treatmentClass === treatment)
  const what = about ? treatmentName(about) : 'treatment'
  const visit = visitNames[kind] ?? 'visit'
  const aside = leg && leg.minutes > 0 ? `, ${wayAside(leg, place, decks)}` : ''
  const said = `At ${clockOf(stop.arrive)} comes the ${visit === 'treatment' ? what : `${visit} for the ${what}`} at ${nameInFull(place)}${aside}.`
  const after: Record<string, string> = {
    consultation: `Ask what is done, by whom, what it costs and how you are looked after afterwards. The plan keeps ${duration(stop.minutes)}.`,
    treatment: `The plan keeps ${duration(stop.minutes)}; your clinic decides how long it takes and when you may leave.`,
    checkup: `The plan keeps ${duration(stop.minutes)}; ask the clinic what you may do from here on.`,
  }
  const fee = kind === 'treatment' ? ` ${sayFee(stop, about)}` : ''
  return `${said} ${after[visit] ?? ''}${fee}`.trim()
}

/** What the clinic states that it costs, and what it does not state. */
function sayFee({ fees }: StoryStop, about: StoryTreatment | undefined): string {
  if (fees.length === 0) return 'Its fee is not part of any figure here: ask the clinic.'
  const isPartly = (about?.names.length ?? 0) > fees.length
  return [
    ...fees.map((fee) => `${clinicFees.stated(fee, asText(fee.procedure))}.`),
    clinicFees.counted(fees),
    isPartly ? 'What else is done there is not part of any figure here: ask the clinic.' : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

function placeOf({ ownClinic }: StoryTreatment): string {
  return ownClinic?.area ? ` in ${ownClinic.area}` : ''
}

/** What the traveller must not forget before it. */
function beforeIt({ recovery }: StoryTreatment): string {
  const isFasting = recovery?.cares.some(({ care }) => care === 'fasting-before') ?? false
  return isFasting ? `${capital(cares['fasting-before'])}. ` : ''
}

/** Time that is kept free. */
export function presentRest(stop: StoryStop, treatments: readonly StoryTreatment[]): string {
  const from = `From ${clockOf(stop.arrive)} to ${clockOf(stop.leave)}`
  if (stop.isPrivate) return `${from} the time is your own.`
  const kept = stop.because.find((code) => code.startsWith('kept-free:'))?.slice('kept-free:'.length) ?? stop.treatment
  const about = treatments.find(({ treatmentClass }) => treatmentClass === kept)
  if (!about) return `${from} nothing is planned: rest.`
  if (about.ownClinic)
    return `${from} the time is kept for your own appointment${placeOf(about)}: ${treatmentName(about)}. ${beforeIt(about)}Ask your clinic how long it takes and when you may leave.`
  return about.clinic === null
    ? `${from} the time is kept for the ${treatmentName(about)}. No clinic of this guide fits, so book ${classes[about.treatmentClass].clinic} of your choice and tell it on which day you fly.`
    : `${from} nothing is planned: rest after the ${treatmentName(about)}.`
}

const checks: Record<TreatmentCheck['what'], string> = { check: 'a check', cast: 'the cast comes off' }

export const cares: Record<TreatmentCare, string> = {
  'no-contact-lenses': 'no contact lenses',
  'no-glasses-on-nose': 'no glasses on the nose for weeks',
  'soft-food': 'soft food',
  'no-swimming-or-sauna': 'no swimming and no sauna',
  'no-sauna-or-hard-exercise': 'no sauna and no hard exercise',
  'sun-care': 'strict care against the sun',
  'no-sun-sauna-or-gym': 'no sun, sauna or gym',
  'second-visit-months-later': 'a second visit months later',
  'ask-for-approval': 'ask the clinic whether the treatment is approved',
  'fasting-before':
    'nothing to eat for hours before it, often from nine in the evening, and to drink only what the clinic allows: its sheet counts',
  'no-contact-lenses-before': 'no contact lenses for one to three weeks before it, as the clinic says',
  'company-after-sedation':
    'after sedation somebody goes back with you, nobody drives, and the rest of the day is quiet',
}

/** A treatment for which the trip is too short, and how many days it takes. */
export function sayTooShort(
  treatment: StoryTreatment,
  { stayDays, tripDays }: NonNullable<StoryTreatment['tooShort']>,
  days: number,
): string {
  const before =
    treatment.treatmentClass === 'surgery' ? 'a consultation on an earlier day, the treatment' : 'the treatment'
  return `**${capital(countOf(days, 'day'))} ${days === 1 ? 'is' : 'are'} too short for ${treatmentName(treatment)}.** With ${before} and ${countOf(stayDays, 'day')} before a flight home it takes at least ${countOf(tripDays, 'day')}. Ask your clinic before you book.`
}

/** What is planned around a treatment, with its dates. */
export function presentTreatment(treatment: StoryTreatment): string {
  const { consultationOn, checkupsOn, certainty, treatmentClass, recovery } = treatment
  const name = `**${capital(treatmentName(treatment))}**`
  if (recovery === null)
    return `${name} has no day in this plan; the list below says why. Ask your clinic what would fit.`
  const steps = [
    ...(consultationOn === null ? [] : [`the consultation on ${dayOf(consultationOn)}`]),
    `${dayWords(treatment)} ${dayOf(recovery.treatedOn)}`,
    ...(checkupsOn.length > 0
      ? [`${checkupsOn.length > 1 ? 'check-ups' : 'a check-up'} on ${listOf(checkupsOn.map(dayOf))}`]
      : []),
  ]
  const sentences = [
    `${name}: ${listOf(steps)}.`,
    ...(treatment.clinic === null && !treatment.ownClinic
      ? [`No clinic of this guide fits; ask ${classes[treatmentClass].clinic}.`]
      : []),
    ...(certainty === 'named' || certainty === 'untold' ? [] : [assumptionFor(treatment)]),
    ...presentRecovery(recovery),
    sourceOf(recovery),
    'These are ranges to plan with: ask your clinic. Your clinic decides.',
  ]
  return sentences.join(' ')
}

function dayWords({ clinic, ownClinic }: StoryTreatment): string {
  if (ownClinic) return `your own appointment${ownClinic.at === undefined ? '' : ` at ${ownClinic.at}`} on`
  return clinic === null ? 'a day kept free on' : 'the treatment on'
}

/** For a skin treatment that nobody named, the plan keeps the least. */
function assumptionFor({ certainty, treatmentClass }: StoryTreatment): string {
  return certainty === 'unsaid' && treatmentClass === 'skin'
    ? 'The plan keeps to what a mild skin treatment needs; a deep laser or a peel needs longer.'
    : 'You named no treatment that this guide knows, so the plan keeps to the longest recovery of its kind.'
}

function presentRecovery(recovery: RecoveryNote): string[] {
  const { treatedOn, quietUntil, checkups, earliestFlight, isFlightEarly, secondVisit, cares: kept } = recovery
  return [
    ...(quietUntil > treatedOn ? [`Nothing strenuous, hot or alcoholic until ${dayOf(quietUntil)}.`] : []),
    ...checkups.map(
      ({ what, window }) =>
        `Usually ${checks[what]} ${window.from === window.to ? 'on' : 'between'} ${daysFrom(window.from, window.to, 'and')}.`,
    ),
    ...(earliestFlight > treatedOn ? [`No flight home before ${dayOf(earliestFlight)}.`] : []),
    ...(isFlightEarly ? ['This trip ends before leaflets advise a flight: ask your clinic before you book it.'] : []),
    ...(secondVisit === null ? [] : [`A second visit would be due on ${daysFrom(secondVisit.from, secondVisit.to)}.`]),
    ...kept.map(({ care, until }) => `${capital(cares[care])}${until === null ? '' : ` until ${dayOf(until)}`}.`),
  ]
}

function sourceOf({ sources }: RecoveryNote): string {
  const pages = sources.flatMap((one) => one.sources ?? [])
  const readOn = pages.reduce((last, page) => (page.readOn > last ? page.readOn : last), '')
  const publishers = [...new Set(pages.map(({ publisher }) => asText(publisher)))]
  if (pages.length > 0)
    return `Planning range from ${listOf(publishers)}, read in ${dates.writeMonth(new Date(readOn))}.`
  const named = sources.flatMap(({ source, checkedOn }) =>
    source === null
      ? []
      : [`${asText(source)}${checkedOn === null ? '' : `, read on ${dayOf(checkedOn)} ${checkedOn.slice(0, 4)}`}`],
  )
  return named.length === 0 ? 'No source has confirmed these dates yet.' : `From ${listOf(named)}.`
}
