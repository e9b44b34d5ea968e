import { consultationMails } from './consultations/consultation-mails.ts'

/** What every mail says beside its own words, and the page on which mails are read where none can be sent. */
export const mail = {
  copyAddress: 'If the button does nothing, copy this address into your browser:',
  contact: {
    subject: (name: string) => `Message from ${name}`,
    from: (name: string, email: string) =>
      `Sent by ${name} <${email}> with the contact form. Reply to this email to answer them.`,
    report: (about: string) => `Mistake reported on ${about}`,
    about: (address: string) => `About the page ${address}`,
    fromNobody: 'Sent with the contact form. No email address was given, so you cannot reply.',
  },
  consultations: consultationMails,
  review: {
    subject: '방문 후기가 등록되었습니다 · A visitor has reviewed a visit',
    korean:
      '이 사이트를 통해 방문한 분이 후기를 남겼습니다. 아래 링크에서 읽고 공개 답변을 쓰실 수 있습니다. 링크는 90일 동안 유효합니다.',
    english:
      'Somebody who visited you through this site has written a review. The link shows it, and you can answer it in public, for 90 days.',
    action: '후기 보기 · Read and answer',
  },
  tripRequest: {
    subject: (name: string, from: string, to: string) => `Trip request from ${name}, ${from} to ${to}`,
    dates: (from: string, to: string) => `The trip: ${from} to ${to}.`,
    wishes: 'What the traveller asked for in the trip planner:',
    from: (name: string, email: string, phone: string) =>
      `Sent with consent by ${name} <${email}>${phone === '' ? '' : `, phone ${phone}`}. Reply to this email to answer them.`,
  },
  outbox: {
    title: 'Outbox',
    lead: 'No mail server is set up, so mails are kept here for seven days. Only this machine can open this page.',
    empty: 'No mail has been written yet.',
    to: 'To',
    replyTo: 'Reply to',
    written: 'Written',
    asHtml: 'As shown in a mail program',
  },
}
