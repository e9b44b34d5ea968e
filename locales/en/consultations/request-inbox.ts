import type { ConsultationState } from '#domain/consultations/consultation-life.ts'
import type { InboxAge } from '#domain/consultations/request-inbox.ts'
import { dates } from '#locales/en/site/dates.ts'

/** The page on which administrators see to requests to clinics. */
export const requestInbox = {
  title: 'Requests to clinics',
  korean: '병원 문의',
  lead: 'Which clinics were asked, and how long they take to answer. What was asked is shown for one request at a time, where its sender agreed to that.',
  needsScripts: 'This page needs JavaScript. Turn it on in your browser and reload the page.',
  visitor: { text: 'Administrators see to requests here. Log in to continue.', logIn: 'Log In' },
  member: 'This page is for administrators whom the operator has named.',
  notLoaded: 'This part of the page could not be loaded.',
  secondFactor: {
    title: 'Two-step login needed',
    text: 'Log in with the code from your app to see requests.',
    link: 'Open the settings',
  },
  logged: 'Each look at this list and at a request is in the audit log.',
  filters: {
    label: 'Which requests',
    state: 'State',
    anyState: 'All states',
    clinic: 'Number of the clinic',
    age: 'Sent',
    ages: {
      any: 'at any time',
      day: 'more than a day ago',
      three_days: 'more than three days ago',
      week: 'more than a week ago',
    } satisfies Record<InboxAge, string>,
    mine: 'Only mine',
  },
  states: {
    unconfirmed: 'Not confirmed',
    requested: 'Not opened yet',
    seen: 'Opened, not answered',
    proposed: 'Times proposed',
    confirmed: 'Visit arranged',
    completed: 'Visit completed',
    not_held: 'Visit did not take place',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
    expired: 'Ended without an answer',
  } satisfies Record<ConsultationState, string>,
  list: {
    label: 'Requests',
    none: 'No such requests.',
    loadFailed: 'The requests could not be loaded. Only administrators whom the operator has named see them.',
    earlier: 'Older requests',
    gone: 'A clinic that has left the directory',
    sentOn: (moment: string) => `Sent on ${day(moment)}`,
    answered: (hours: number) =>
      hours < 1 ? 'First answer within an hour' : `First answer after ${hours} ${hours === 1 ? 'hour' : 'hours'}`,
    unanswered: 'No answer yet',
    mine: 'Looked after by you',
    assigned: (to: string) => `Looked after by ${to}`,
    link: (until: string) => `The clinic’s link works until ${day(until)}`,
    noLink: 'The clinic has no link',
    read: 'Read the Request',
    take: 'Look After It',
    giveBack: 'Give It Back',
    hours: 'Hours of the Clinic',
    saveHours: 'Save the Hours',
    hoursSaved: 'Hours saved',
    revoke: 'Revoke the Link',
    renew: 'Send a New Link',
    renewed: 'A new link is on its way to the clinic',
    forClinicAlone: 'Its sender agreed that the clinic alone reads it. So nothing of what was asked is shown here.',
    unreadable: 'The key of this request is lost, so nobody can read it.',
    from: 'From',
  },
  refused: {
    title: 'Not done',
    offline: 'There is no connection. Check it and try again.',
    other: 'Please try again.',
  },
}

function day(moment: string): string {
  return dates.writeLong(new Date(moment))
}
