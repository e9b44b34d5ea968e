import type { ConsultationMove, VisitSpan } from '#domain/consultations/consultation-life.ts'
import { seoulZone, visitTimes } from '#domain/consultations/consultation-windows.ts'
import { clinicRequestPath, type SentRequest, sentRequestPath } from '#domain/consultations/sent-requests.ts'
import { writeVisitTime } from '#locales/en/consultations/visit-times.ts'
import { en } from '#locales/en.ts'
import type { Letter } from '#server/platform/mail/letter.ts'

type Patient = Pick<SentRequest, 'email' | 'request'>
type ClinicNews = Exclude<keyof typeof en.mail.consultations.clinic, 'request' | 'action'>

/** The mails of a request. None of them says what was asked, which clinic was asked, or anything about health. */
export function createConsultationLetters(siteOrigin: string) {
  const words = en.mail.consultations
  const clinicAction = (token: string) => ({
    label: words.clinic.action,
    url: `${siteOrigin}${clinicRequestPath}?token=${token}`,
  })

  return {
    /** To the patient, after each move and after writing. The times are those of the move. */
    toPatient(
      { email, request }: Patient,
      move: ConsultationMove | 'written',
      { token, times = [] }: { token: string; times?: readonly VisitSpan[] },
    ): Letter {
      const { subject, text, action } = words.patient[move]
      return {
        to: email,
        subject,
        paragraphs: [text, ...times.map((time) => writeVisitTime(visitTimes(time, request.zone)))],
        action: { label: action, url: `${siteOrigin}${sentRequestPath}?token=${token}` },
      }
    },

    /** To the clinic: that somebody asks, in which language, and where it reads more. */
    request(to: string, language: string, token: string): Letter {
      const { subject, korean, english } = words.clinic.request
      return { to, subject, paragraphs: [korean(language), english(language)], action: clinicAction(token) }
    },

    /** To the clinic, about a request that it has. Without a token there is nothing more to read. */
    toClinic(
      to: string,
      news: ClinicNews,
      { token, times = [] }: { token: string | null; times?: readonly VisitSpan[] },
    ): Letter {
      const { subject, korean, english } = words.clinic[news]
      return {
        to,
        subject,
        paragraphs: [korean, english, ...times.map((time) => writeVisitTime(visitTimes(time, seoulZone)))],
        ...(token !== null && { action: clinicAction(token) }),
      }
    },
  }
}

export type ConsultationLetters = ReturnType<typeof createConsultationLetters>
