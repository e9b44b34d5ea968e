import type { PlanRule, UnplacedReason } from '#domain/trips/plan/plans.ts'
import type { TreatmentCare, TreatmentClass } from '#domain/clinics/treatments.ts'
import { dailyBudgetWords } from './daily-budget.ts'
import { dates } from '#locales/en/site/dates.ts'
import { placeWords } from '#locales/en/places/place-words.ts'
import { tripStepBudget } from './steps/trip-step-budget.ts'
import { tripStepPreferences } from './steps/trip-step-preferences.ts'

const reasonTags: Record<UnplacedReason, string> = {
  closed: 'Closed',
  unknown: 'Unknown',
  too_far: 'Too far',
  budget: 'Budget',
  no_time: 'No time',
  recovery: 'Recovery',
  not_suitable: 'Not suitable',
  trip_too_short: 'Trip too short',
  permanently_closed: 'Closed for good',
  no_clinic: 'No clinic',
  no_treatment: 'No treatment',
  none_near: 'None near',
  kept_hours: 'Not free',
  out_of_season: 'Out of season',
  place_to_stay: 'Place to stay',
}

const rules: Record<PlanRule, string> = {
  open: 'Every visit lies within the opening hours we know',
  reachable: 'There is enough time to get to every stop',
  apart: 'Nothing overlaps, and no place appears twice',
  pace: 'As many sights a day as your pace allows',
  meals: 'Lunch and dinner every day, at real places',
  budget: 'Each day and the whole trip within your budget',
  must_visits: 'The places you named are included or explained',
  areas_and_interests: 'Your areas and all your interests are included',
  treatments: 'Consultation first, recovery kept',
  company: 'Right for the people you travel with',
  privacy: 'None of your contact details are included',
  words: 'The text names every stop and no other place',
  wishes: 'All your answers are taken into account',
}

const cares: Record<TreatmentCare, string> = {
  'no-contact-lenses': 'no contact lenses',
  'no-glasses-on-nose': 'no glasses resting on the nose',
  'soft-food': 'soft food',
  'no-swimming-or-sauna': 'no swimming, no sauna',
  'no-sauna-or-hard-exercise': 'no sauna, no hard exercise',
  'sun-care': 'strict sun protection',
  'no-sun-sauna-or-gym': 'no sun, no sauna, no gym',
  'second-visit-months-later': 'a second visit months later',
  'ask-for-approval': 'ask whether the therapy is approved in Korea',
  'fasting-before': 'nothing to eat for hours before it, and to drink only what your clinic allows',
  'no-contact-lenses-before': 'no contact lenses for one to three weeks before it, as your clinic says',
  'company-after-sedation': 'after sedation somebody with you on the way back, and a quiet rest of the day',
}

const treatments: Record<TreatmentClass, string> = {
  skin: 'skin treatment',
  medical: 'treatment',
  surgery: 'surgery',
}

function day(date: string): string {
  return dates.writeBrief(new Date(date))
}

/** Messages below a trip's days: left-out wishes, checks, the trip's text, answers and recommendations. */
export const tripReport = {
  conflict: {
    heading: (names: readonly string[]) =>
      names.length === 0 ? 'Not everything fits' : `Left out: ${names.slice(0, 2).join(' and ')}`,
    tooShort: (names: readonly string[]) => `This trip is too short for: ${names.slice(0, 2).join(' and ')}`,
    tried: 'We planned with this change, and it works.',
    /** The length of the trip with the later last day that is offered. */
    takes: (days: number) => `It takes ${days} days with the time before a flight home.`,
    shortest: 'Leaflets advise more days than the shortest stay: ask your clinic before you book a flight.',
    keep: 'Keep this plan',
    applied: 'Your answers were changed, and here is the plan',
  },
  cities: {
    several: 'See more than one city?',
    severalText: 'This trip is long enough for a second city. We would weigh the travel against the nights.',
    severalDo: 'Plan several cities',
    one: 'Prefer to stay in one city?',
    oneText: 'All nights in one place, with day trips from there.',
    oneDo: 'Plan one city',
    applied: 'Here is the new plan',
  },
  warnings: 'Good to know',
  allergyCard: 'Open the card in Korean',
  visits: {
    missing: (clinic: string, when: string) => `Your visit at ${clinic} on ${when} is not in this plan yet`,
    putIn: 'Put it into the plan',
    outside: (clinic: string, when: string) => `Your visit at ${clinic} on ${when} is not on a day of this trip`,
    outsideText: 'Move the trip, or ask the clinic for another time.',
    proposed: (clinic: string) => `${clinic} has proposed times for a visit`,
    choose: 'Choose a time',
    open: 'Open the request',
    cancelled: (clinic: string) => `The plan has a visit at ${clinic} that was cancelled or has another time now`,
    takeOut: 'Take it out',
    openTrip: 'Open the trip',
    edited: 'The trip on this device is changed.',
    notEdited: 'The trip on this device could not be changed. Open it and change it there.',
    when: (date: string, from: string, to: string) => `${date}, ${from} to ${to} in Korea,`,
  },
  leftOut: {
    heading: 'Left out, and why',
    tags: reasonTags,
    ways: {
      otherDates: 'Choose other dates',
      longer: 'A longer trip',
      budget: 'Raise the budget',
      search: 'Search places',
      remove: 'Remove the wish',
      hours: 'Keep other hours',
      clinics: 'Find a clinic',
      treatments: 'Choose a treatment',
    },
    spoken: (way: string, name: string) => `${way}: ${name}`,
    removed: (name: string) => `${name} is no longer among your wishes`,
  },
  checks: {
    heading: (held: number, all: number) =>
      held === all ? `Checked: all ${all} rules met` : `Checked: ${held} of ${all} rules met`,
    none: 'This plan was changed and has not been checked again yet.',
    rule: 'Rule',
    checked: 'Checked',
    unsure: 'Not confirmed',
    holds: 'met',
    broken: 'not met',
    rules,
    unread: {
      totalBudget: (text: string) => `Not read as an amount in won: your total budget “${text}”`,
      mustVisitPlaces: (text: string) => `Not read: “${text}”, a place you must see`,
      plasticSurgeryType: (text: string) => `Not read, or not all of it: your treatment “${text}”`,
    },
    allergy: (text: string) => `Not confirmed: ${text}. No kitchen can be promised to be safe; ask at every meal.`,
    note: 'Not confirmed means that the hours or the price are not known, or are from memory and have not been checked against a source yet. Check them before you go.',
  },
  words: {
    heading: 'Your trip as text',
    note: 'Written from the plan above. It names only places in the plan.',
    allDays: (days: number) => `Show all ${days} days`,
    openDayOnly: 'Show the open day only',
    copy: 'Copy text',
    copied: 'Text copied',
    copyFailed: 'The text could not be copied',
  },
  answers: {
    heading: 'Your answers',
    lead: 'This plan is based on them.',
    change: 'Change',
    spoken: (what: string) => `Change: ${what}`,
    dates: 'Dates',
    interests: 'Interests',
    flights: 'Flights',
    budget: 'Budget',
    lodging: 'Where you sleep',
    areas: 'Areas',
    travellers: 'Who is travelling',
    pace: 'Pace',
    cities: 'Cities',
    nights: 'Nights in each city',
    nightsIn: (city: string, nights: number) => `${city} ${nights}`,
    places: 'Places you must see',
    diet: 'Diet and allergies',
    party: 'Who comes along',
    firstTime: 'First time in Korea',
    car: 'Rental car outside Seoul',
    hours: 'Hours of the day',
    kept: 'Kept free',
    beds: 'Bed near',
    likes: 'Liked',
    avoid: 'To avoid',
    language: 'Language support',
    beauty: 'Beauty and treatments',
    ownClinic: (at = '', area = '') => `your own clinic ${[at, area].filter(Boolean).join(', ')}`.trim(),
    social: 'Places for social media',
    unanswered: (questions: readonly string[]) =>
      `Not answered: ${questions.map((question) => question.charAt(0).toLowerCase() + question.slice(1)).join(', ')}.`,
    addIn: 'Answer in',
    step: (number: number) => `step ${number}`,
    yes: 'Yes',
    no: 'Not needed',
    notThat: 'No',
    perDay: dailyBudgetWords.aDay,
    total: (text: string) => `${text} in all`,
    flight: (airport: string, time: string) => `${airport} ${time}`,
    lodgings: tripStepBudget.lodging.names,
    who: tripStepBudget.travelers.names,
    categories: tripStepPreferences.beauty.categories,
    socialOptions: tripStepPreferences.social.options,
    interestNames: placeWords.interests,
    helps: { guides: 'guides', translation: 'translation', ai: 'an AI translator' },
    cityWishes: { one: 'One city', several: 'Several cities' },
  },
  festivals: {
    heading: 'On while you are there',
    lead: 'Hours of festivals are not known here. Look at the page of each before you go.',
    add: (number: number) => `Add on day ${number}`,
    spoken: (name: string, number: number) => `Add the place of ${name} on day ${number}`,
    planned: (number: number) => `Your plan is at its place on day ${number}.`,
    plannedOutside: (number: number) =>
      `Your plan is at its place on day ${number}, when it is not on. Move that stop to see it.`,
    noPlace: 'This guide has no place for it, so it cannot be added to the plan.',
  },
  recommendations: {
    heading: 'You may also like',
    lead: 'Real places that did not fit into this plan.',
    add: 'Add to trip',
    spoken: (name: string) => `Add ${name} to the trip`,
  },
  recovery: {
    before: (kind: TreatmentClass, before: readonly TreatmentCare[]) =>
      `Tomorrow is the day of your ${treatments[kind]}: ${before.map((care) => cares[care]).join('; ')}.`,
    treatment: (kind: TreatmentClass) => `The day of your ${treatments[kind]}`,
    quietUntil: (date: string) => `Nothing hot, strenuous or alcoholic until ${day(date)}.`,
    quiet: (age: number, kind: TreatmentClass) =>
      `${age === 1 ? 'One day' : `${age} days`} after your ${treatments[kind]}: an easy day on purpose.`,
    checkup: (what: 'check' | 'cast', from: string, to: string) =>
      `${what === 'cast' ? 'The cast comes off' : 'The check-up is due'} between ${day(from)} and ${day(to)}.`,
    unplanned: (what: 'check' | 'cast', from: string, to: string) =>
      `${what === 'cast' ? 'Taking off the cast' : 'A check-up'} falls between ${day(from)} and ${day(to)}: ask for an appointment.`,
    flight: (date: string) => `No flight home before ${day(date)}.`,
    flightEarly: 'Your flight home is soon after this treatment. Ask your clinic before you book it.',
    secondVisit: (from: string, to: string) => `A second visit would be due between ${day(from)} and ${day(to)}.`,
    care: (care: TreatmentCare, until: string | null) => (until ? `${cares[care]} until ${day(until)}` : cares[care]),
    careLead: 'Keep in mind:',
    decides: 'These are planning ranges. Your clinic decides.',
    sources: 'Sources of these days',
    source: (name: string, source: string | null, checkedOn: string | null) =>
      source
        ? `${name}: ${source}${checkedOn ? `, read ${dates.writeLong(new Date(checkedOn))}` : ''}`
        : `${name}: from memory, without a source yet`,
    books: 'This plan books nothing. Ask the clinic for an appointment, unless you have one.',
  },
  privacy: {
    label: 'Hide clinics on this device',
    hint: 'Clinic stops, treatments and recovery are shown as private time, here and in everything you export.',
    on: 'Some stops are hidden on this device.',
    show: 'Show them',
  },
}
