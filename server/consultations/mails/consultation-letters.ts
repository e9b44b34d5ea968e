import type { ConsultationMove, ReminderHours, VisitSpan } from '#domain/consultations/consultation-life.ts'
import { seoulZone, visitTimes } from '#domain/consultations/consultation-windows.ts'
import {
  clinicRequestPath,
  type MessageWriter,
  type SentRequest,
  sentRequestPath,
  visitChangePath,
} from '#domain/consultations/sent-requests.ts'
import { writeVisitCalendar } from '#domain/consultations/visit-calendar.ts'
import { writeClinicTime, writeVisitTime } from '#locales/en/consultations/visit-times.ts'
import { en } from '#locales/en.ts'
import type { Letter } from '#server/platform/mail/letter.ts'

type Patient = Pick<SentRequest, 'email' | 'request'> & { token: string }
type ClinicSubject = Exclude<keyof typeof en.mail.consultations.clinic, 'request' | 'code' | 'action'>

/** What calendars are told of a visit. */
export type VisitNews = {
  id: string
  visit: VisitSpan
  changes: number
  isCancelled: boolean
  writtenAt: number
}

/** The mails of a request. None of them says what was asked, which clinic was asked, or anything about health. */
export function createConsultationLetters(siteOrigin: string) {
  const words = en.mail.consultations
  const linkTo = (label: string, path: string, token: string) => ({
    label,
    url: `${siteOrigin}${path}?token=${token}`,
  })

  function write(time: VisitSpan, zone: string): string {
    return writeVisitTime(visitTimes(time, zone))
  }

  const writeForClinic = (time: VisitSpan) => writeClinicTime(visitTimes(time, seoulZone))

  /** `zone`: the patient's; null for the clinic, which reads the times of its own country in two languages. */
  function attach(news: VisitNews | undefined, zone: string | null): Pick<Letter, 'calendar'> {
    if (!news) return {}
    const title = words.calendar[zone === null ? 'clinic' : 'patient']
    const text = zone === null ? writeForClinic(news.visit) : write(news.visit, zone)
    const entry = { ...news, siteName: en.siteName, title, text }
    return { calendar: writeVisitCalendar(entry) }
  }

  return {
    /** To the patient, after each move and after writing. The times are those of the move. */
    toPatient(
      { email, request, token }: Patient,
      move: Exclude<ConsultationMove, 'accept'> | 'written',
      { times = [], news }: { times?: readonly VisitSpan[]; news?: VisitNews | undefined } = {},
    ): Letter {
      const isCancelled = news !== undefined && (move === 'withdraw' || move === 'decline')
      const { subject, text, action } = isCancelled ? words.cancelled[move] : words.patient[move]
      return {
        to: email,
        subject,
        paragraphs: [text, ...times.map((time) => write(time, request.zone))],
        action: linkTo(action, sentRequestPath, token),
        ...attach(news, request.zone),
      }
    },

    /** To the patient, who has deleted a request that was not over. No link opens it any more. */
    removed(
      { email, request }: Patient,
      { times, news }: { times: readonly VisitSpan[]; news: VisitNews | undefined },
    ): Letter {
      const { subject, text } = words.removed[news ? 'visit' : 'request']
      const paragraphs = [text, ...times.map((time) => write(time, request.zone))]
      return { to: email, subject, paragraphs, ...attach(news, request.zone) }
    },

    /** To the patient: the visit, and a link that changes or cancels it once and opens nothing else. */
    arranged({ email, request }: Patient, changeToken: string, news: VisitNews): Letter {
      const { subject, text, action } = words.patient.accept
      return {
        to: email,
        subject,
        paragraphs: [text, write(news.visit, request.zone)],
        action: linkTo(action, visitChangePath, changeToken),
        ...attach(news, request.zone),
      }
    },

    reminder({ email, request }: Patient, hours: ReminderHours, changeToken: string, visit: VisitSpan): Letter {
      const { subject, text, action } = words.reminders[hours]
      return {
        to: email,
        subject,
        paragraphs: [text, write(visit, request.zone)],
        action: linkTo(action, visitChangePath, changeToken),
      }
    },

    /** To the patient: that a time got free on a day that they wait for. It is held for nobody. */
    dayFree({ email, token }: Patient, day: string): Letter {
      const { subject, text, action } = words.dayFree
      return { to: email, subject, paragraphs: [text(day)], action: linkTo(action, sentRequestPath, token) }
    },

    /** To the patient: that the clinic or an administrator has written. */
    message({ email, token }: Patient, writer: Exclude<MessageWriter, 'patient'>): Letter {
      const { subject, action } = words.message
      const text = words.message.from[writer]
      return { to: email, subject, paragraphs: [text], action: linkTo(action, sentRequestPath, token) }
    },

    /** To the clinic: that somebody asks, in which language, and where it reads more. */
    request(to: string, language: string, token: string): Letter {
      const { subject, korean, english } = words.clinic.request
      const action = linkTo(words.clinic.action, clinicRequestPath, token)
      return { to, subject, paragraphs: [korean(language), english(language)], action }
    },

    /** To the clinic, about a request that it has. Without a token there is nothing more to read. */
    toClinic(
      to: string,
      about: ClinicSubject,
      { token, times = [], news }: { token: string | null; times?: readonly VisitSpan[]; news?: VisitNews | undefined },
    ): Letter {
      const { subject, korean, english } = words.clinic[about]
      return {
        to,
        subject,
        paragraphs: [korean, english, ...times.map(writeForClinic)],
        ...(token !== null && { action: linkTo(words.clinic.action, clinicRequestPath, token) }),
        ...attach(news, null),
      }
    },

    /** To the clinic: what it types to open its link. */
    code(to: string, code: string): Letter {
      const { subject, korean, english } = words.clinic.code
      return { to, subject, paragraphs: [korean, english], code }
    },
  }
}

export type ConsultationLetters = ReturnType<typeof createConsultationLetters>
