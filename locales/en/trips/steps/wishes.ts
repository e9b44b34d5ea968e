import type { CheckedBasis } from '#domain/places/places.ts'
import type {
  CareDays,
  DayRange,
  Recovery,
  TreatmentCare,
  TreatmentCheck,
  TreatmentClass,
} from '#domain/clinics/treatments.ts'
import type { PlaceWish } from '#domain/wishes/must-visit-text.ts'
import type { NameMatch } from '#domain/wishes/place-names.ts'
import type { TreatmentReading } from '#domain/wishes/treatment-text.ts'
import type { TreatmentWish } from '#domain/wishes/treatment-wishes.ts'
import { allOf, oneOf } from '#locales/en/site/series.ts'
import { sayBudget } from './budget-reading.ts'

/** How the planner says what it understood of a traveller's words. */
export const wishes = {
  budget: sayBudget,
  place: sayPlace,
  declinedTreatments: sayDeclined,
  treatment: sayTreatment,
  recovery: sayRecovery,
  basis: {
    checked: 'Checked at the source that is named.',
    recalled: 'A planning range that has not been verified. Your clinic decides.',
  } satisfies Record<CheckedBasis, string>,
}

type NameOf = (id: string) => string

const howMet: Record<NameMatch, (text: string, name: string) => string> = {
  name: (_, name) => `${name} is among your wishes.`,
  spelling: (text, name) => `“${text}” is another spelling of ${name}.`,
  typo: (text, name) => `“${text}” was read as ${name}.`,
  part: (text, name) => `“${text}” was read as ${name}.`,
}

function sayPlace(wish: PlaceWish, nameOf: NameOf): string {
  switch (wish.kind) {
    case 'place':
      return howMet[wish.match](wish.text, nameOf(wish.placeId))
    case 'several':
      return `“${wish.text}” may be ${oneOf(wish.placeIds.map(nameOf))}.`
    case 'area':
      return `“${wish.text}” is an area: ${wish.area}.`
    case 'region':
      return `“${wish.text}” is a region: ${wish.region.name.en}.`
    case 'declined':
      return `“${wish.text}” was read as a place to leave out.`
    case 'wish':
      return `“${wish.text}” was read as a wish for the season or the meals, not as a place.`
    case 'unknown':
      return `“${wish.text}” is not in this guide.`
  }
}

const classes: Record<TreatmentClass, string> = {
  skin: 'skin treatment',
  medical: 'medical treatment',
  surgery: 'surgery',
}

function sayDeclined({ declined }: TreatmentReading, nameOf: NameOf): string | null {
  return declined.length === 0 ? null : `Left out as you asked: ${allOf(declined.map(nameOf))}.`
}

/** What is planned for one class of treatment, and why. */
function sayTreatment(wish: TreatmentWish, { unread }: TreatmentReading, nameOf: NameOf): string {
  const named = wish.treatmentIds.length > 0 ? `Planned with ${allOf(wish.treatmentIds.map(nameOf))}.` : ''
  const known = classes[wish.treatmentClass]
  const kept =
    wish.assumedId === null
      ? `the shortest recovery of any ${known}`
      : `the longest recovery we know of any ${known} (${nameOf(wish.assumedId)})`
  const reason = {
    named: '',
    unread: `We have no range for ${allOf(unread.map((text) => `“${text}”`))}, so the plan keeps ${kept}. Ask your clinic.`,
    unsaid: `You did not say which ${known}, so the plan keeps ${kept}. Ask your clinic.`,
  }[wish.certainty]
  const notEstimated =
    wish.notEstimated.length > 0
      ? `Nobody can estimate the recovery after ${allOf(wish.notEstimated.map(nameOf))}, so the plan keeps ${kept}. Ask your clinic.`
      : ''
  return [named, reason, notEstimated].filter(Boolean).join(' ')
}

const cares: Record<TreatmentCare, string> = {
  'no-contact-lenses': 'no contact lenses',
  'no-glasses-on-nose': 'no glasses on the nose for weeks',
  'soft-food': 'soft food',
  'no-swimming-or-sauna': 'no swimming or sauna',
  'no-sauna-or-hard-exercise': 'no sauna or hard exercise',
  'sun-care': 'strict sun care',
  'no-sun-sauna-or-gym': 'no sun, sauna or gym',
  'second-visit-months-later': 'a second visit months later',
  'ask-for-approval': 'ask the clinic whether the treatment is approved',
  'fasting-before': 'nothing to eat for hours before it, as the clinic says',
  'no-contact-lenses-before': 'no contact lenses for one to three weeks before it, as the clinic says',
  'company-after-sedation': 'after sedation somebody goes back with you',
}

const checks: Record<TreatmentCheck['what'], string> = { check: 'A check', cast: 'The cast comes off' }

function sayRecovery(recovery: Recovery): string[] {
  const { quietDays, stayDays, advisedStayDays, warnStayBelow, secondVisit } = recovery
  return [
    `Nothing strenuous for ${days(quietDays)}.`,
    ...(stayDays > 0 ? [`Leave at least ${days(stayDays)} after it.`] : []),
    ...(advisedStayDays === undefined
      ? []
      : [`Leaflets ask for ${days(advisedStayDays)}: ask your clinic before you book a flight.`]),
    ...(warnStayBelow === null ? [] : [`A flight within ${days(warnStayBelow)} is early: ask your clinic.`]),
    ...recovery.checks.map((check) => `${checks[check.what]} on ${onDays(check.days)}.`),
    ...(secondVisit ? [`A second visit ${rangeOf(secondVisit)} later.`] : []),
    ...recovery.cares.map(sayCare),
  ]
}

function sayCare({ care, days: range }: CareDays): string {
  const words = `${cares[care].charAt(0).toUpperCase()}${cares[care].slice(1)}`
  return range ? `${words} for ${rangeOf(range)}.` : `${words}.`
}

function days(count: number): string {
  return count === 1 ? '1 day' : `${count} days`
}

function rangeOf([from, to]: DayRange): string {
  return from === to ? days(to) : `${from} to ${days(to)}`
}

function onDays([from, to]: DayRange): string {
  return from === to ? `day ${to}` : `day ${from} to ${to}`
}
