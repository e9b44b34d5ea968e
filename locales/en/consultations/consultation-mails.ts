import type { ConsultationMove, ReminderHours } from '#domain/consultations/consultation-life.ts'
import { dates } from '#locales/en/site/dates.ts'

type PatientMail = { subject: string; text: string; action: string }

const languageNames = {
  en: new Intl.DisplayNames('en', { type: 'language' }),
  ko: new Intl.DisplayNames('ko', { type: 'language' }),
}

const see = 'See your request'

/** The mails of a request. They name no clinic, no treatment and nothing that was asked. */
export const consultationMails = {
  patient: {
    written: {
      subject: 'Please confirm your request',
      text: 'Open the page and press the button to send your request. Keep this mail: later the same link is the way back to your request, to read, withdraw, save and delete it. If you did not write one, ignore this mail: nothing is sent, and what was written is deleted after two days.',
      action: 'See and confirm your request',
    },
    ask: {
      subject: 'Your request was sent',
      text: 'Your request was sent. You get a mail when it is opened and answered. On the page you can read, withdraw, save and delete the request.',
      action: see,
    },
    open: {
      subject: 'Your request was opened',
      text: 'Somebody at the clinic has opened your request. You get a mail when it answers.',
      action: see,
    },
    propose: {
      subject: 'Times for your visit were proposed',
      text: 'You can come at one of these times. They are held for you for three days: take one of them on the page, or ask for others.',
      action: 'Choose a time',
    },
    accept: {
      subject: 'Your visit is arranged',
      text: 'You have taken this time. It is attached as an entry for your calendar. With the link you can ask for another time or cancel, until the visit begins.',
      action: 'Change or cancel',
    },
    ask_other_times: {
      subject: 'You asked for other times',
      text: 'The proposed times are not held for you any more. You get a mail when others are proposed.',
      action: see,
    },
    complete: {
      subject: 'Your visit is over',
      text: 'The time of your visit has passed, and nobody said that it did not take place. Your request is deleted 180 days from now.',
      action: see,
    },
    report_not_held: {
      subject: 'Your visit did not take place',
      text: 'It was noted that your visit did not take place. You can write a new request at any time. This one is deleted 180 days from now.',
      action: see,
    },
    decline: {
      subject: 'Your request was declined',
      text: 'Your request was declined. It does not say anything about you: you can ask somewhere else. Your request is deleted 180 days from now.',
      action: see,
    },
    withdraw: {
      subject: 'Your request was withdrawn',
      text: 'Your request was withdrawn, and can no longer be opened with the link that was sent for it. It is deleted 180 days from now.',
      action: see,
    },
    expire: {
      subject: 'Your request has ended',
      text: 'Your request has ended: the clinic can no longer open it here. If the clinic wrote to you, go on there by mail. The request is deleted 180 days from now.',
      action: see,
    },
  } satisfies Record<ConsultationMove | 'written', PatientMail>,
  /** In place of those of the moves, where a visit was arranged. */
  cancelled: {
    withdraw: {
      subject: 'Your visit is cancelled',
      text: 'You have cancelled your visit at this time. Your request has ended with it, and is deleted 180 days from now.',
      action: see,
    },
    decline: {
      subject: 'The clinic has cancelled your visit',
      text: 'The clinic cannot see you at this time, and proposes no other one. You can ask somewhere else. Your request is deleted 180 days from now.',
      action: see,
    },
  } satisfies Partial<Record<ConsultationMove, PatientMail>>,
  /** In place of that of `withdraw`, where the request is deleted at once. */
  removed: {
    request: {
      subject: 'Your request was deleted',
      text: 'Your request was withdrawn, and it is deleted here with everything that was written in it. The clinic was told that it is withdrawn.',
    },
    visit: {
      subject: 'Your visit is cancelled',
      text: 'Your visit at this time is cancelled, and your request is deleted here with everything that was written in it. The clinic was told.',
    },
  },
  dayFree: {
    subject: 'A time got free on a day that you wait for',
    text: (day: string) =>
      `A time got free on ${dates.writeShort(new Date(day))}, Korean time. It is not held for you, and this is the only mail about it. Open the page to see it. If you do not need it any more, you need not do anything.`,
    action: see,
  },
  message: {
    subject: 'You have a new message about your request',
    from: {
      clinic: 'Somebody at the clinic has written to you. The message is on the page of your request.',
      site: 'Somebody at My Guide Korea has written to you. The message is on the page of your request.',
    },
    action: 'Read the message',
  },
  reminders: {
    48: {
      subject: 'Your visit is in two days',
      text: 'Your visit is at this time. With the link you can ask for another time or cancel. Earlier links for this do not work any more.',
      action: 'Change or cancel',
    },
    3: {
      subject: 'Your visit is in three hours',
      text: 'Your visit is at this time. If you cannot come, please cancel with the link. Earlier links for this do not work any more.',
      action: 'Change or cancel',
    },
  } satisfies Record<ReminderHours, PatientMail>,
  /** The title of an entry in a calendar. */
  calendar: { patient: 'Visit (My Guide Korea)', clinic: '방문 예약 · Visit (My Guide Korea)' },
  clinic: {
    request: {
      subject: '외국인 방문객의 문의가 도착했습니다 · A visitor to Korea asks you something',
      korean: (language: string) =>
        `한국을 방문하는 외국인이 문의를 보냈습니다. 답변 언어: ${languageNames.ko.of(language) ?? language}. 아래 링크에서 7일 동안 내용을 볼 수 있습니다. 열람은 기록되며, 이 사이트는 수수료를 받지 않습니다.`,
      english: (language: string) =>
        `A visitor to Korea has sent you a request. Language of the answer: ${languageNames.en.of(language) ?? language}. The link opens it for seven days. Each look is logged, and this site takes no commission.`,
    },
    accepted: {
      subject: '방문 일정이 확정되었습니다 · A visit is arranged',
      korean: '방문객이 제안하신 시간 중 하나를 선택했습니다.',
      english: 'The visitor has taken one of the times that you proposed.',
    },
    askedOtherTimes: {
      subject: '방문객이 다른 시간을 요청했습니다 · The visitor asks for other times',
      korean: '제안하신 시간에는 방문할 수 없다고 합니다. 아래 링크에서 다른 시간을 제안해 주세요.',
      english: 'The visitor cannot come at these times. Please propose others on the page.',
    },
    withdrawn: {
      subject: '문의가 취소되었습니다 · A request was withdrawn',
      korean: '방문객이 문의를 취소했습니다. 답변하지 않으셔도 됩니다.',
      english: 'The visitor has withdrawn a request. You do not need to answer it.',
    },
    cancelled: {
      subject: '방문이 취소되었습니다 · A visit was cancelled',
      korean: '방문객이 아래 일정의 방문을 취소했습니다.',
      english: 'The visitor has cancelled the visit at this time.',
    },
    reportedNotHeld: {
      subject: '방문이 이루어지지 않았습니다 · A visit did not take place',
      korean: '방문객이 아래 일정의 방문이 이루어지지 않았다고 알렸습니다.',
      english: 'The visitor has said that the visit at this time did not take place.',
    },
    message: {
      subject: '새 메시지가 도착했습니다 · A visitor has written to you',
      korean: '방문객이 문의에 새 메시지를 남겼습니다. 아래 링크에서 확인해 주세요.',
      english: 'There is a new message of the visitor on the page of the request.',
    },
    inTwoDays: {
      subject: '이틀 뒤 방문 예정입니다 · A visit is in two days',
      korean: '아래 시간에 방문객이 방문할 예정입니다.',
      english: 'A visitor comes at this time.',
    },
    soon: {
      subject: '3시간 뒤 방문 예정입니다 · A visit is in three hours',
      korean: '아래 시간에 방문객이 방문할 예정입니다.',
      english: 'A visitor comes at this time.',
    },
    code: {
      subject: '확인 코드 · Your code',
      korean:
        '문의를 열기 위한 확인 코드입니다. 10분 동안 한 번만 사용할 수 있습니다. 요청하지 않으셨다면 무시해 주세요.',
      english:
        'This code opens the request. It works once, for ten minutes. If you did not ask for it, ignore this mail.',
    },
    action: '문의 보기 · Read the request',
  },
}
