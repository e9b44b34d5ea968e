import type { ConsultationState } from '#domain/consultations/consultation-life.ts'
import { clinicRequestPath, type SentRequest, sentRequestPath } from '#domain/consultations/sent-requests.ts'
import { en } from '#locales/en.ts'
import type { Letter } from '#server/platform/mail/letter.ts'

/** The mails of a request. None of them says what was asked, which clinic was asked, or anything about health. */
export function createConsultationLetters(siteOrigin: string) {
  const words = en.mail.consultations

  /** To the patient, when their request has come to this state. */
  function toPatient({ email }: Pick<SentRequest, 'email'>, state: ConsultationState, token: string): Letter {
    const { subject, text, action } = words.patient[state]
    return {
      to: email,
      subject,
      paragraphs: [text],
      action: { label: action, url: `${siteOrigin}${sentRequestPath}?token=${token}` },
    }
  }

  return {
    toPatient,

    /** To the clinic: that somebody asks, in which language, and where it reads more. */
    request(to: string, language: string, token: string): Letter {
      const { subject, korean, english, action } = words.clinic.request
      return {
        to,
        subject,
        paragraphs: [korean(language), english(language)],
        action: { label: action, url: `${siteOrigin}${clinicRequestPath}?token=${token}` },
      }
    },

    withdrawn(to: string): Letter {
      const { subject, korean, english } = words.clinic.withdrawn
      return { to, subject, paragraphs: [korean, english] }
    },
  }
}
