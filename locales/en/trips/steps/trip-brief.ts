import { grouped } from '#locales/en/site/figures.ts'
import type { BriefField, BriefQuestion } from '#domain/wishes/brief/brief-chips.ts'
import { dates } from '#locales/en/site/dates.ts'

const months = 'January February March April May June July August September October November December'.split(' ')

/** Messages about a trip that was told in one's own words, for the pages and the server. */
export const tripBrief = {
  tooLong: (longest: number) => `Use at most ${grouped(longest)} characters.`,
  noText: 'Tell us about your trip in a few words.',
  noToday: 'The date of today cannot be read. Use the form 2027-01-31.',
  ask,
  box: {
    understood: 'What we understood',
    endOn: (days: string, day: string) => `${days}: end on ${day}`,
    nothing: 'We understood nothing of this. The questions below ask for the same.',
    notUnderstood: 'Not used',
    from: (words: string) => `from “${words}”`,
    change: (what: string) => `Change ${what}`,
    remove: (what: string) => `Remove ${what}`,
    filled: 'The steps are filled with this. You can change every answer.',
  },
  values: {
    days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
    month: monthOf,
    flight: (airport: string, time: string) => `${airport} ${time}`,
    nights: (city: string, nights: number) => `${city}, ${nights === 1 ? '1 night' : `${nights} nights`}`,
    childAge: (age: number) => (age === 0 ? 'under 1' : `${age} years`),
    yes: 'yes',
    no: 'no',
  },
  names: {
    'step1.startDate': 'Start',
    'step1.endDate': 'End',
    days: 'Length',
    month: 'Month',
    'step1.selectedInterests': 'Interest',
    'step1.arrival': 'Landing',
    'step1.departure': 'Flight home',
    'step2.totalBudget': 'Total budget',
    'step2.dailyBudgetRange': 'Daily budget',
    'step2.accommodationType': 'Sleeping',
    'step2.areaPreferences': 'Area',
    'step2.travelerType': 'Travelling',
    'step2.mustVisitPlaces': 'Must see',
    'step2.languageSupport': 'Language support',
    'step2.languageDetails': 'Language support',
    'step2.activityIntensity': 'Pace',
    'step2.cities': 'Cities',
    'step2.onlyTown': 'Cities',
    'step2.nights': 'Nights',
    'step2.diet': 'Food',
    'step2.party.adults': 'Adults',
    'step2.party.childAges': 'Child',
    'step2.party.older': 'Older people',
    'step2.party.mobility': 'Comes along',
    'step2.beds': 'Bed near',
    'step2.likes': 'Likes',
    'step2.avoid': 'Avoid',
    'step2.firstTime': 'First time in Korea',
    'step2.car': 'Rental car',
    'step2.wakeUp': 'Not before',
    'step2.bedtime': 'Back by',
    'step2.keptHours': 'Keep free',
    'step3.beautyCategories': 'Beauty',
    'step3.plasticSurgeryType': 'Treatment',
    'step3.treatmentOn': 'Day of the treatment',
    'step3.ownClinic': 'Appointment at your own clinic',
    'step3.socialMediaOptions': 'Social media',
  } satisfies Record<BriefField, string>,
}

/** The question that a brief leaves open. */
function ask(question: BriefQuestion): string {
  switch (question.ask) {
    case 'dates':
      return 'When do you travel? Tell us the first and the last day.'
    case 'start': {
      const month = question.month === null ? '' : ` in ${monthOf(question.month)}`
      return `On which day${month} does your trip begin?`
    }
    case 'end':
      return `How many days do you stay from ${dates.writeLong(new Date(question.startDate))}?`
    case 'date':
      return `Which day is “${question.words}”? Please write the month as a word.`
    case 'ages':
      return `How old are the children (“${question.words}”)?`
    case 'airport':
      return `Which airport is “${question.words}” at?`
    case 'hour':
      return `At what hour is the flight of “${question.words}”, and at which airport?`
    case 'words':
      return `We could not use “${question.words}”. Can you say it in other words, or name a place?`
    case 'language':
      return 'Please tell it in English, Korean, Japanese or Chinese, or answer the questions below.'
    case 'interests':
      return 'What do you like most: food, culture, nature, shopping, nightlife or beauty?'
  }
}

function monthOf(month: string): string {
  return `${months[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`
}
