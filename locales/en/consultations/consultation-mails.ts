import type { ConsultationState } from '#domain/consultations/consultation-life.ts'

type PatientMail = { subject: string; text: string; action: string }

const languageNames = {
  en: new Intl.DisplayNames('en', { type: 'language' }),
  ko: new Intl.DisplayNames('ko', { type: 'language' }),
}

/** The mails of a request. They name no clinic, no treatment and nothing that was asked. */
export const consultationMails = {
  patient: {
    unconfirmed: {
      subject: 'Please confirm your request',
      text: 'Open the page and press the button to send your request. If you did not write one, ignore this mail: nothing is sent, and what was written is deleted after two days.',
      action: 'See and confirm your request',
    },
    requested: {
      subject: 'Your request was sent',
      text: 'Your request was sent. The answer comes from the clinic itself, by mail to this address. On the page you can read, withdraw, save and delete the request.',
      action: 'See your request',
    },
    seen: {
      subject: 'Your request was opened',
      text: 'Somebody at the clinic has opened your request. The answer comes from the clinic itself, by mail to this address.',
      action: 'See your request',
    },
    declined: {
      subject: 'Your request was declined',
      text: 'Your request was declined. It does not say anything about you: you can ask somewhere else. Your request is deleted 180 days from now.',
      action: 'See your request',
    },
    withdrawn: {
      subject: 'Your request was withdrawn',
      text: 'Your request was withdrawn, and can no longer be opened with the link that was sent for it. It is deleted 180 days from now.',
      action: 'See your request',
    },
    expired: {
      subject: 'Your request has ended',
      text: 'Your request has ended: the clinic can no longer open it here. If the clinic wrote to you, go on there by mail. The request is deleted 180 days from now.',
      action: 'See your request',
    },
  } satisfies Record<ConsultationState, PatientMail>,
  clinic: {
    request: {
      subject: '외국인 방문객의 문의가 도착했습니다 · A visitor to Korea asks you something',
      korean: (language: string) =>
        `한국을 방문하는 외국인이 문의를 보냈습니다. 답변 언어: ${languageNames.ko.of(language) ?? language}. 아래 링크에서 7일 동안 내용을 볼 수 있습니다. 열람은 기록되며, 이 사이트는 수수료를 받지 않습니다.`,
      english: (language: string) =>
        `A visitor to Korea has sent you a request. Language of the answer: ${languageNames.en.of(language) ?? language}. The link opens it for seven days. Each look is logged, and this site takes no commission.`,
      action: '문의 보기 · Read the request',
    },
    withdrawn: {
      subject: '문의가 취소되었습니다 · A request was withdrawn',
      korean: '방문객이 문의를 취소했습니다. 답변하지 않으셔도 됩니다.',
      english: 'The visitor has withdrawn a request. You do not need to answer it.',
    },
  },
}
