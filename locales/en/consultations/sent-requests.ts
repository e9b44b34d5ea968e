import type { ConsultationState } from '#domain/consultations/consultation-life.ts'
import type { Messenger, SenderField, SenderMistake } from '#domain/consultations/sent-requests.ts'
import { requestFiles } from './request-files.ts'

const mistakes: Record<SenderField, Partial<Record<SenderMistake, string>>> = {
  name: { missing: 'Enter your name', too_long: 'Shorten your name to 100 characters' },
  email: {
    missing: 'Enter your email address, so that the clinic can answer',
    malformed: 'Enter an email address such as mina@example.com',
    too_long: 'Enter an email address of at most 254 characters',
  },
  messenger: { missing: 'Choose the messenger of this ID or number', malformed: 'Choose one of these messengers' },
  handle: {
    missing: 'Enter your ID or number in the messenger, or choose none',
    too_long: 'Shorten the ID to 100 characters',
  },
  files: requestFiles.mistakes,
  consentsToSending: { missing: 'Agree that the clinic gets your request and your address' },
  consentsToHealth: { missing: 'Agree that the request may say something about your health' },
}

/** Names of their own in every language. */
export const messengerNames: Record<Messenger, string> = {
  kakaotalk: 'KakaoTalk',
  whatsapp: 'WhatsApp',
  line: 'LINE',
  wechat: 'WeChat',
}

export const sentRequests = {
  send: {
    heading: 'Send it from here',
    lead: 'This clinic takes requests from this site. We mail you a link first: the clinic gets the request when you have confirmed it there, and you get a mail when it answers.',
    memberLead:
      'This clinic takes requests from this site, and gets yours at once. You find it under My requests, and get a mail when it is answered.',
    name: 'Your name',
    email: 'Your email',
    emailHint: 'For the link, and for the clinic to answer',
    memberEmailHint:
      'For the clinic to answer. With another address than that of your account, we mail a link there first.',
    messenger: 'Messenger',
    noMessenger: 'None: answer by mail',
    messengers: messengerNames,
    handle: 'ID or number there',
    handleHint: 'The clinic may answer there too. Only its page shows it, and no mail contains it.',
    sending: 'The clinic may get this request with my name, my address and my messenger if I name one, to answer it.',
    health:
      'The request says something about my health or my body. I agree that it is stored encrypted, and shown to this clinic and to administrators whom the operator named for it.',
    kept: 'You can withdraw, save and delete it at any time. It is deleted 180 days after its end, and after two days if you do not confirm it.',
    button: 'Mail Me the Link',
    memberButton: 'Send the Request',
    pending: 'Sending…',
    limited: (minutes: number) => `You have sent several requests. Please try again in ${minutes} minutes.`,
    closed: 'This clinic takes no requests from here any more. Please copy the text instead.',
    mistakeIn: (field: SenderField, mistake: SenderMistake) =>
      mistakes[field][mistake] ?? mistakes[field].missing ?? '',
  },
  unreached: {
    repeatable:
      'No answer came, so it may or may not be sent. What you typed is still here, and sending it again does no harm.',
    unsure:
      'No answer came, so it may or may not be done. What you typed is still here. Look at the page again before you send once more.',
  },
  done: {
    sent: {
      title: 'Check your mail',
      text: 'We have mailed you a link. Open it and confirm your request: before that, the clinic does not get it. Keep the mail: its link is the way back to your request.',
    },
    asked: {
      title: 'Your request was sent',
      text: 'The clinic has it. You get a mail when the clinic opens it and when it answers. It is kept under My requests, and the link in our mail opens it too.',
    },
    deleted: { title: 'Your request is deleted', text: 'Nothing of it is stored here any more.' },
    changed: {
      title: 'The clinic is told',
      text: 'Your time is free again. You get a mail about it, and another one when the clinic proposes other times.',
    },
    cancelled: { title: 'Your visit is cancelled', text: 'The clinic is told, and you get a mail about it.' },
    declined: {
      title: '답변 불가로 처리했습니다 · Declined',
      text: '방문객에게 알렸습니다. The visitor has been told, and the request is closed.',
    },
    noted: {
      title: '기록했습니다 · Noted',
      text: '방문객에게 알렸습니다. The visitor has been told that the visit did not take place.',
    },
    clinics: 'See all clinics',
    requests: 'My requests',
  },
  own: {
    title: 'My request',
    states: {
      unconfirmed: 'Not sent yet: confirm it, and the clinic gets it.',
      requested: 'Sent to the clinic, which has not opened it yet.',
      seen: 'The clinic has opened it. You get a mail when it answers.',
      proposed: 'The clinic has proposed times for your visit.',
      confirmed: 'Your visit is arranged.',
      completed: 'Your visit is over.',
      not_held: 'Your visit did not take place.',
      declined: 'The clinic has declined it. You can ask another clinic.',
      withdrawn: 'You have withdrawn it. The clinic can no longer open it.',
      expired: 'It has ended: the clinic can no longer open it. If the clinic wrote to you, go on there by mail.',
    } satisfies Record<ConsultationState, string>,
    back: 'You get a mail when the clinic opens it and when it answers. To come back to this page, open the link in our mail again.',
    from: 'From',
    answerTo: 'Also answer at',
    messengers: messengerNames,
    written: 'Written',
    sent: 'Sent to the clinic',
    opened: 'Opened by the clinic',
    ended: 'Ended',
    moment: (date: string, clock: string) => `${date}, ${clock} in Korea`,
    confirm: 'Confirm and Send',
    notConfirmed: 'The clinic takes no requests from here any more, so this one was not sent.',
    withdraw: 'Withdraw',
    remove: 'Delete',
    removal: 'Nothing of it stays here, and a clinic that has not answered yet can no longer open it.',
    removeNow: 'Delete for Good',
    save: 'Save as a file',
    clinicPage: 'The clinic’s page',
    text: 'The request',
    readers: {
      clinic: 'Only you and this clinic can read it; each of its looks is logged.',
      administrators:
        'Only you, this clinic and administrators whom the operator named for it can read it; each of their looks is logged.',
    },
    kept: 'It is deleted by itself 180 days after its end. Keep this address to yourself: it opens the request.',
  },
  afterVisit: {
    heading: 'After your visit',
    aftercare: 'Aftercare passport',
    review: 'Review the visit',
  },
  list: {
    title: 'My requests',
    lead: 'Requests to clinics that you keep in your account.',
    needsScripts: 'This page needs scripts. Without them, open a request by the link in its mail.',
    visitor:
      'Each request is opened by the link in its mail. Logged in, you can keep it in your account there and find it here.',
    logIn: 'Log In',
    none: 'No requests yet. Those that you send while you are logged in are kept here. Open another one by the link in its mail, and keep it there.',
    clinics: 'See all clinics',
    failed: 'Your requests could not be loaded.',
    again: 'Try again',
    notDeleted: { title: 'Not deleted', offline: 'You are offline.', other: 'Please try again.' },
    writtenOn: (date: string) => `Written on ${date}`,
  },
  keep: {
    keep: 'Keep in My Account',
    kept: 'Kept in your account.',
    all: 'My requests',
    refused: { title: 'Not kept', offline: 'You are offline.', other: 'Please try again.' },
  },
  unreadable: {
    title: 'This request cannot be read',
    text: 'The key with which it was encrypted is lost, so nobody can read it any more. You can delete it.',
    listed: (date: string) => `A request of ${date} that cannot be read any more`,
  },
  notThere: {
    title: 'There is no such request',
    text: 'The link is wrong, or the request has ended or was deleted.',
    clinics: 'See all clinics',
  },
}
