import { clinicLanguages } from '#domain/clinics/clinics.ts'
import { addDays, isCalendarDate } from '#domain/korea/calendar-dates.ts'
import { plainText } from '#domain/site/plain-text.ts'
import {
  consultationLimits,
  type ConsultationRequest,
  type ConsultationStay,
  farthestStayDays,
  interpreterWishes,
  readConsultationKind,
} from './consultations.ts'
import { type ConsultationWindow, isTimeZone } from './consultation-windows.ts'

/** The fields of a window as they were typed. */
export type TypedWindow = { date: string; from: string; to: string }

/** The form as it was typed, whatever it says. */
export type TypedRequest = {
  kind: string
  procedures: string[]
  otherProcedure: string
  arrivesOn: string
  leavesOn: string
  month: string
  windows: TypedWindow[]
  zone: string
  language: string
  interpreter: string
  budget: string
  message: string
}

/** The fields that can be wrong, in the order of the form. */
export const requestFields = [
  'kind',
  'procedures',
  'otherProcedure',
  'arrivesOn',
  'leavesOn',
  'month',
  'window1',
  'window2',
  'window3',
  'zone',
  'language',
  'interpreter',
  'budget',
  'message',
] as const
export type RequestField = (typeof requestFields)[number]

/** What is wrong with a field. `halfway`: one of the two times is missing. `outside_stay`: not a day of the stay. */
export type RequestMistake =
  | 'missing'
  | 'unknown'
  | 'no_date'
  | 'past'
  | 'too_far'
  | 'before_arrival'
  | 'halfway'
  | 'ends_early'
  | 'outside_stay'
  | 'too_many'
  | 'too_long'
export type RequestMistakes = Partial<Record<RequestField, RequestMistake>>

type Given = {
  /** The English names of the procedures that the form offers. */
  offered: readonly string[]
  /** The day in Seoul. */
  today: string
}
export type ReadRequest = { request: ConsultationRequest } | { mistakes: RequestMistakes }

/** Reads what was typed into the form. All mistakes are found at once, the first one of each field. */
export function readRequest(typed: TypedRequest, { offered, today }: Given): ReadRequest {
  const mistakes: RequestMistakes = {}
  const note = (field: RequestField, mistake: RequestMistake | null) => {
    if (mistake) mistakes[field] ??= mistake
  }
  function text(field: 'otherProcedure' | 'budget' | 'message'): string {
    const words = plainText(typed[field])
    if (words.length > consultationLimits[field]) note(field, 'too_long')
    return words
  }
  function oneOf<Value extends string>(field: RequestField, values: readonly Value[], word: string): Value | null {
    const found = values.find((value) => value === word) ?? null
    if (found === null) note(field, word === '' ? 'missing' : 'unknown')
    return found
  }

  const kind = readConsultationKind(typed.kind)
  if (kind === null) note('kind', typed.kind === '' ? 'missing' : 'unknown')
  const procedures = [...new Set(typed.procedures)]
  if (!procedures.every((name) => offered.includes(name))) note('procedures', 'unknown')
  if (procedures.length > consultationLimits.procedures) note('procedures', 'too_many')
  const otherProcedure = text('otherProcedure')
  const stay = readStay(typed, today, note)
  // A question needs no appointment.
  const windows = kind === 'question' ? [] : readWindows(typed.windows, { stay, today, note })
  if (!isTimeZone(typed.zone)) note('zone', 'unknown')
  const language = oneOf('language', clinicLanguages, typed.language)
  const interpreter = oneOf('interpreter', interpreterWishes, typed.interpreter)
  const budget = text('budget')
  const message = text('message')
  if (kind === 'question' && message === '') note('message', 'missing')
  const isAboutNothing = procedures.length === 0 && otherProcedure === '' && message === ''
  if (kind === 'consultation' && isAboutNothing) note('procedures', 'missing')

  if (kind === null || language === null || interpreter === null || Object.keys(mistakes).length > 0)
    return { mistakes }
  const { zone } = typed
  const request = { kind, procedures, otherProcedure, stay, windows, zone, language, interpreter, budget, message }
  return { request }
}

type Note = (field: RequestField, mistake: RequestMistake | null) => void

/** Dates say more than a month, which is read only without them. */
function readStay(typed: TypedRequest, today: string, note: Note): ConsultationStay | null {
  const { arrivesOn: from, leavesOn: to, month } = typed
  if (from !== '' || to !== '') {
    const wrong = { from: wrongDay(from, today), to: wrongDay(to, today) }
    note('arrivesOn', wrong.from)
    note('leavesOn', wrong.to ?? (wrong.from === null && to < from ? 'before_arrival' : null))
    return wrong.from || wrong.to || to < from ? null : { from, to }
  }
  if (month === '') return null
  if (!/^\d{4}-\d{2}$/.test(month) || !isCalendarDate(`${month}-01`)) note('month', 'unknown')
  else if (month < today.slice(0, 7)) note('month', 'past')
  else if (month > addDays(today, farthestStayDays).slice(0, 7)) note('month', 'too_far')
  else return { month }
  return null
}

function wrongDay(day: string, today: string): RequestMistake | null {
  if (day === '') return 'missing'
  if (!isCalendarDate(day)) return 'no_date'
  if (day < today) return 'past'
  return day > addDays(today, farthestStayDays) ? 'too_far' : null
}

type ForWindows = { stay: ConsultationStay | null; today: string; note: Note }

function readWindows(typed: readonly TypedWindow[], given: ForWindows): ConsultationWindow[] {
  const windows = new Map<string, ConsultationWindow>()
  for (const [place, field] of (['window1', 'window2', 'window3'] as const).entries()) {
    const words = typed[place]
    if (!words || (words.date === '' && words.from === '' && words.to === '')) continue
    const mistake = wrongDay(words.date, given.today) ?? wrongHours(words) ?? outsideOf(given.stay, words.date)
    given.note(field, mistake)
    const window = readWindow(words)
    if (mistake === null && window) windows.set(JSON.stringify(window), window)
  }
  return [...windows.values()].toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1))
}

/** The window that was typed, whenever it is; null if it is none. */
export function readWindow(typed: TypedWindow): ConsultationWindow | null {
  const { date, from, to } = typed
  if (!isCalendarDate(date) || wrongHours(typed)) return null
  return { date, hours: from === '' ? null : { from, to } }
}

function wrongHours({ from, to }: TypedWindow): RequestMistake | null {
  if (from === '' && to === '') return null
  if (from === '' || to === '') return 'halfway'
  const clock = /^(?:[01]\d|2[0-3]):[0-5]\d$/
  if (!clock.test(from) || !clock.test(to)) return 'no_date'
  return to <= from ? 'ends_early' : null
}

function outsideOf(stay: ConsultationStay | null, day: string): RequestMistake | null {
  if (stay === null) return null
  const isInside = 'month' in stay ? day.startsWith(stay.month) : day >= stay.from && day <= stay.to
  return isInside ? null : 'outside_stay'
}

function sortKey({ date, hours }: ConsultationWindow): string {
  return `${date} ${hours?.from ?? ''}`
}
