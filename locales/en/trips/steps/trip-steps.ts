import type { StepName } from '#domain/trips/answers/step-names.ts'
import type { Airport } from '#domain/trips/answers/trips.ts'
import { dates } from '#locales/en/site/dates.ts'
import { interestNames } from '#locales/en/trips/interest-names.ts'

type AirportName = { name: string; korean: string; city: string }

const airports: Record<Airport, AirportName> = {
  ICN: { name: 'Incheon', korean: '인천', city: 'Seoul' },
  GMP: { name: 'Gimpo', korean: '김포', city: 'Seoul' },
  PUS: { name: 'Gimhae', korean: '김해', city: 'Busan' },
  CJU: { name: 'Jeju', korean: '제주', city: 'Jeju City' },
  TAE: { name: 'Daegu', korean: '대구', city: 'Daegu' },
  CJJ: { name: 'Cheongju', korean: '청주', city: 'Cheongju' },
  MWX: { name: 'Muan', korean: '무안', city: 'Mokpo' },
}

const stepTitles: Record<StepName, string> = {
  step1: 'Dates and interests',
  step2: 'Budget and preferences',
  step3: 'Beauty, social media and VIP',
}

/** Messages that the three steps of the planner share; each step also has a file of its own. */
export const tripSteps = {
  stepTitles,
  stepNames: { ...stepTitles, step3: 'Beauty, social, VIP' } satisfies Record<StepName, string>,
  progress: 'Steps of the trip planner',
  done: 'done',
  stepOf: (step: number) => `Step ${step} of 3`,
  back: 'Back',
  next: 'Next',
  saved: 'Saved on this device as you go',
  notKept: 'This browser does not save data, so your answers are lost when you close this page.',
  clear: 'Clear',
  clearAnswer: (question: string) => `Clear the answer to “${question}”`,
  interests: interestNames,
  airports,
  summary: {
    title: 'Your trip so far',
    dates: 'Dates',
    interests: 'Interests',
    flights: 'Flights',
    budget: 'Budget',
    areas: 'Areas',
    places: 'Must see',
    diet: 'Food',
    none: 'Not chosen yet',
    change: 'Change',
    changeStep: (what: string) => `Change: ${what}`,
    fromTo: (start: string, end: string) => `${start} to ${end}`,
    landing: (airport: string, time: string) => `${airport} ${time}`,
  },
  /** The first day is over in Korea, whatever day it is where the traveller is. */
  past: (today: string) =>
    `The start date is in the past: in Korea it is already ${dates.writeLong(new Date(today))}. Choose that day or a later one.`,
  tooLong: (days: number, last: string) =>
    `A plan covers at most ${days} days, the longest that most visitors may stay without a visa. Choose ${last} or earlier.`,
  nightsAndDays: (nights: number) => (nights === 0 ? daysOf(1) : `${nightsOf(nights)}, ${daysOf(nights + 1)}`),
  nights: nightsOf,
  days: daysOf,
  writeDay: (date: string) => dates.writeBrief(new Date(date)),
  writeLongDay: (date: string) => dates.writeLong(new Date(date)),
}

function nightsOf(nights: number): string {
  return nights === 1 ? '1 night' : `${nights} nights`
}

function daysOf(days: number): string {
  return days === 1 ? '1 day' : `${days} days`
}
