import type { AftercareDay } from '#domain/consultations/aftercare.ts'
import type { AftercareWords } from '#domain/consultations/aftercare-words.ts'
import { dates } from '#locales/en/site/dates.ts'

function day(date: string): string {
  return dates.writeLong(new Date(date))
}

export const aftercareSheet: AftercareWords = {
  title: 'Aftercare passport',
  clinic: 'Clinic',
  name: ({ en, ko }) => en || ko,
  procedure: 'Asked for',
  treatedOn: 'Treated on',
  day,
  until: (nth, date) => `until ${day(date)} (day ${nth})`,
  from: (nth, date) => `not before ${day(date)} (day ${nth})`,
  between: ([from, to], [first, last]) =>
    from === to ? `${day(last)} (day ${to})` : `${day(first)} to ${day(last)} (day ${from}–${to})`,
  steps: {
    quiet: 'Nothing strenuous, hot or alcoholic',
    check: 'Check at the clinic',
    cast: 'The cast comes off',
    flight: 'A flight',
    calm_flight: 'A flight, better',
    second_visit: 'Second visit',
    'no-contact-lenses': 'No contact lenses',
    'no-glasses-on-nose': 'No glasses on the nose',
    'soft-food': 'Soft food',
    'no-swimming-or-sauna': 'No swimming and no sauna',
    'no-sauna-or-hard-exercise': 'No sauna and no hard exercise',
    'sun-care': 'Strict care against the sun',
    'no-sun-sauna-or-gym': 'No sun, sauna or gym',
    'second-visit-months-later': 'A second visit months later',
    'ask-for-approval': 'Ask whether the treatment is approved',
  },
  ask: 'ask the clinic',
  noRanges: 'No ranges are known for what you asked for. Ask the clinic what to do and to avoid, and until when.',
  ranges: 'Ranges to plan with, counted from the treatment, and no medical advice. What your clinic says comes first.',
  byHand: 'To fill in with the clinic',
  done: 'What was done',
  medicine: 'Medicine: name, dose, until when',
  signs: 'Warning signs: when to call the clinic at once',
  nextCheck: 'Next check',
  calls: 'Telephone',
  clinicPhone: 'The clinic',
  noPhone: 'not known here',
  medicalKorea: 'Medical Korea Information Center',
  travel: 'Korea Travel Hotline, interpreters',
  emergency: 'Emergency: ambulance and fire',
}

/** What a day of a trip says of it. */
export const aftercareDays = {
  line({ day: nth, avoid, due, flightFrom }: AftercareDay): string {
    const { steps } = aftercareSheet
    const told = [
      ...avoid.map((kind) => lower(steps[kind])),
      ...due.map((kind) => `${lower(steps[kind])} in these days`),
      ...(flightFrom === null ? [] : [`no flight before ${day(flightFrom)}`]),
    ]
    const when = nth === 0 ? 'The day of your treatment' : `Day ${nth} after your treatment`
    return `${when}: ${told.join('; ')}. Your clinic decides.`
  },
  link: 'Aftercare passport',
}

function lower(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`
}

export const aftercarePage = {
  title: 'Aftercare passport',
  lead: 'To carry with you, in English and Korean. It is made for this page alone: nothing of it is stored, and only your link opens it.',
  treatedOn: 'Day of the treatment',
  treatedOnHint: 'If it was not the day of the visit',
  wrongDay: 'Choose the day of the visit or one of the 60 days after it',
  show: 'Count from This Day',
  inTrip: {
    title: 'In your trip',
    text: 'The days of your trip on this device can say what to avoid, without a network too. For that these days and the link to this page are stored on this device until the last of them. A shared, printed or exported trip shows nothing of it.',
    keep: 'Show in My Trip',
    kept: 'The days of your trip show it.',
    forget: 'Take It Out',
    open: 'Open the trip',
  },
  print: 'Print',
  save: 'Save as a file',
  saveHint: 'The file opens without the internet.',
  fileName: 'aftercare-passport.html',
  sources: 'Where the ranges come from',
}
