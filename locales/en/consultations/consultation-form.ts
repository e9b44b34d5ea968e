import type { ClinicLanguage } from '#domain/clinics/clinics.ts'
import type { LocalWindow } from '#domain/consultations/consultation-windows.ts'
import type { ConsultationKind, InterpreterWish } from '#domain/consultations/consultations.ts'
import type { RequestField, RequestMistake } from '#domain/consultations/read-request.ts'
import { consultationLetter, span, zoneCity } from '#locales/en/consultations/consultation-letter.ts'
import { dates } from '#locales/en/site/dates.ts'

const titles: Record<ConsultationKind, string> = {
  consultation: 'Book a Consultation',
  question: 'Request Information',
}

const missing: Partial<Record<RequestField, string>> = {
  kind: 'Choose what you would like to ask for',
  procedures: 'Choose a procedure, or write what it is about',
  arrivesOn: 'Enter the first day of your stay, or leave both days empty',
  leavesOn: 'Enter the last day of your stay, or leave both days empty',
  language: 'Choose a language',
  interpreter: 'Choose whether you need an interpreter',
  message: 'Write your question',
}

const unknown: Partial<Record<RequestField, string>> = {
  kind: 'Choose a consultation or a question',
  procedures: 'Choose procedures from this list, and write others below',
  month: 'Choose a month from the list',
  zone: 'Choose a time zone from the list',
  language: 'Choose a language from the list',
  interpreter: 'Choose one of the three answers',
}

const tooLong: Partial<Record<RequestField, string>> = {
  otherProcedure: 'Shorten the other procedures to 200 characters',
  budget: 'Shorten the budget to 100 characters',
  message: 'Shorten your message to 2,000 characters',
}

const timeNames: Partial<Record<RequestField, string>> = {
  window1: 'first choice',
  window2: 'second choice',
  window3: 'third choice',
}

function mistakeIn(field: RequestField, mistake: RequestMistake, today: string): string {
  const time = timeNames[field]
  const what = time ? `For your ${time}, enter` : 'Enter'
  switch (mistake) {
    case 'missing':
      return time ? `${what} a day` : (missing[field] ?? 'Answer this question')
    case 'unknown':
      return unknown[field] ?? 'Choose one of the answers'
    case 'no_date':
      return time ? `${what} a day such as 2027-03-01 and times such as 14:30` : 'Enter a day such as 2027-03-01'
    case 'past':
      return `${what} ${field === 'month' ? 'a month' : 'a day'} that is not over: in Korea it is ${day(today)}`
    case 'too_far':
      return `${what} ${field === 'month' ? 'a month' : 'a day'} within the next two years`
    case 'before_arrival':
      return 'Enter a last day that is not before the first one'
    case 'halfway':
      return `${what} both times, or none for any time of the day`
    case 'ends_early':
      return `${what} an end that is later than the start`
    case 'outside_stay':
      return `${what} a day of your stay in Korea`
    case 'too_many':
      return 'Choose at most ten procedures'
    case 'too_long':
      return tooLong[field] ?? 'Shorten this text'
  }
}

export const consultationForm = {
  title: (kind: ConsultationKind, clinic: string) => `${titles[kind]}: ${clinic}`,
  description: (clinic: string) =>
    `Write a request to ${clinic} in English and Korean. Nothing is sent before you send it.`,
  titles,
  lead: 'Answer what you can. This page writes your request in Korean and English, and you send it to the clinic yourself.',
  leadOpen:
    'Answer what you can. This page writes your request in Korean and English. Then you send it to the clinic from here, or yourself.',
  private:
    'This site neither stores nor sends what you write here, asks for no name or address, and takes no commission.',
  ownRequests: 'My requests',
  privateUntilSent: 'What you write is neither stored nor sent before you send it. This site takes no commission.',
  noAdvice: 'It is a question to the clinic: no diagnosis and no prescription. Your clinic decides what is possible.',
  clinicPage: 'Back to the clinic’s page',
  contacts: 'Where to send it',
  formHeading: 'What you ask for',
  kind: {
    label: 'I would like',
    options: { consultation: 'an appointment for a consultation', question: 'an answer to a question' },
  },
  procedures: {
    label: 'Procedures',
    hint: 'As questions: it does not mean that the clinic offers them.',
    hintOwn: 'These are the ones that the clinic names.',
    more: (count: number) => `${count} more`,
    other: 'Other procedures, in your own words',
    own: 'What it is about, in your own words',
  },
  stay: {
    label: 'Your stay in Korea',
    from: 'First day',
    to: 'Last day',
    month: 'Or only the month',
    noMonth: 'Not known yet',
    monthOf: (month: string) => dates.writeMonth(new Date(`${month}-01T00:00Z`)),
  },
  windows: {
    label: 'When you could come',
    hint: 'Up to three times, in Korean time. Without times it is any time of that day.',
    date: 'Day',
    from: 'From',
    to: 'To',
    names: ['First choice', 'Second choice', 'Third choice'],
    more: 'Add another time',
    local: ({ from, to, zone }: LocalWindow) => `${span(from, to)} in ${zoneCity(zone)}`,
    zone: 'Also show these times in the time zone of',
    zoneCity,
  },
  language: {
    label: 'Language of the answer',
    own: 'en',
    of: (language: ClinicLanguage) => consultationLetter.languageOf(language),
  },
  interpreter: {
    label: 'Interpreter',
    options: {
      none: 'I need none',
      clinic: 'The clinic should provide one',
      own: 'I bring one',
    } satisfies Record<InterpreterWish, string>,
  },
  budget: { label: 'Budget', hint: 'With the currency, such as 2,000,000 won' },
  message: {
    label: 'Your message',
    hint: 'Your own words are not translated. Write no more about your health than the clinic needs for an answer.',
  },
  mistakeIn,
  write: 'Write the Request',
  writing: 'Writing…',
  written: {
    heading: 'Your request is written, and not sent',
    lead: 'Copy it into the clinic’s website, a mail or a chat, and add your name and how to reach you.',
    leadOpen: 'Send it from here, or copy it into the clinic’s website, a mail or a chat.',
    korean: 'In Korean',
    own: 'In English',
    koreanCopy: 'Copy the Korean text',
    ownCopy: 'Copy the English text',
    copied: 'Copied',
    copyFailed: 'Could not copy. Select the text instead.',
    change: 'Change your answers',
    whereTo: 'Where to send it',
  },
  sample: {
    title: 'This is a sample listing',
    text: (clinic: string) =>
      `${clinic} is fictional. It shows what a listing looks like. Nothing is sent or collected.`,
    real: 'For a real clinic, this page writes your request in Korean.',
    clinics: 'See all clinics',
  },
  noClinic: {
    title: 'Clinic not found',
    text: 'This address names no clinic that we list.',
    clinics: 'See all clinics',
  },
}

function day(date: string): string {
  return dates.writeLong(new Date(date))
}
