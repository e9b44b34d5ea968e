import { pageNames } from './page-names.ts'

export const information = {
  noOperator: 'This copy of the site has no named operator.',
  about: {
    title: pageNames.about,
    korean: '소개',
    lead: 'A guide for people who come to Korea to travel, to eat and sometimes for treatment.',
    sections: [
      {
        heading: 'What this is',
        paragraphs: [
          'My Guide Korea shows places to visit, what to eat and where to shop. It is software that anyone may run; who runs this copy stands below.',
        ],
      },
      {
        heading: 'How we treat facts',
        paragraphs: [
          'Facts that were checked name their source and the day. Facts that we read on a public page name the page, its publisher and the day. Everything else is written from memory: check it before you go. What we do not know we leave open; we never guess.',
          'A rating appears when reviews collected here stand behind it, when a named source states it, or when an editor gave it on a date; otherwise there is none.',
          'Where we have no licensed photograph we show a drawing, and it looks like one.',
        ],
      },
      {
        heading: 'How clinics are listed',
        paragraphs: [
          'A sample listing is fictional from its name to its rating, and says so. Ranking has no commercial input, and a paid placement would say "Advertisement".',
          'Recovery times are planning ranges, never advice. Your clinic decides.',
        ],
      },
    ],
    programs: {
      heading: 'For programs',
      text: 'Programs can read what these pages say about clinics, too.',
      link: 'How to use it',
    },
    operatorHeading: 'Who runs this copy',
    mode: {
      information: 'It gives information. No commission, coupon or fee is taken for a patient.',
      registered_agency: 'It is registered in Korea to introduce foreign patients, and may be paid for it.',
    },
    registration: (number: string) => `Registration number ${number}`,
  },
  contact: {
    title: pageNames.contact,
    korean: '문의',
    lead: 'About this site, a mistake on it, or your data. A clinic is asked at the clinic itself.',
    writeTo: 'Write to',
    nobody: 'What you write is kept for the administrators of this copy, who read it here.',
    noEmail: 'It gives no address for mail here.',
  },
  faqs: {
    title: pageNames.faqs,
    korean: '자주 묻는 질문',
    lead: 'Where the facts in this guide come from, what a rating means, and what a listing is not.',
    questions: [
      {
        question: 'Do I need an account?',
        answer:
          'No. You can use the whole guide without one. With an account, your settings follow you to your other devices.',
      },
      {
        question: 'Where do the facts come from?',
        answer:
          'From public pages, such as those of a place itself, of its city and of the heritage service: the page of a place names them, with the day on which we read them. Everything else is written from memory, so check hours, prices and whether a place is still there before you go.',
      },
      {
        question: 'Why do so many places have no rating?',
        answer:
          'Because we only show ratings that someone stands behind: reviews collected here, a named source, or an editor with a date.',
      },
      {
        question: 'Are the clinics on this site recommended?',
        answer:
          'No. A listing is not advice. Look at the registration for foreign patients, ask more than one clinic, and take your time.',
      },
      {
        question: 'Can I get the tax on cosmetic treatment back?',
        answer: 'The refund of value added tax for cosmetic treatment ended on 31 December 2025.',
      },
      {
        question: 'Does it work underground and on a plane?',
        answer:
          'Yes, for pages that you have opened before: the latest sixty stay on your device and can be read offline.',
      },
    ],
  },
  privacy: {
    title: pageNames.privacy,
    korean: '개인정보 처리방침',
    lead: 'What this site keeps about you, and what it does not.',
    sections: [
      {
        heading: 'What is kept',
        paragraphs: [
          'What you chose in the settings (theme, text size, names of places, map app, reduced data), the steps of a trip you plan, the places you saved and the pages you have opened are kept in your own browser, until you remove them there. While you are logged in, so is the proof that you are.',
          'The server writes one line for each request: the time, the page asked for without what follows a question mark, and how it was answered. It holds no name, no address of yours and no cookie.',
          'A message or a report of a mistake that you send with the form on the contact page is kept here, encrypted, for twelve months, where administrators with a second step read it. If the operator has an address for mail, it also goes there.',
          'If you ask for personal help with a trip, the request goes to the operator by mail, with nothing but what you saw before you agreed. A copy is kept here, encrypted, for twelve months.',
          'How often the page of a place is opened is counted by place and day, and kept for 14 days. It is a number, and says nothing of who opened it.',
          'To stop abuse the server counts some requests by network address. Such a count is kept under a code made from the address, means nothing after a day at the latest, and is cleared away later.',
        ],
      },
      {
        heading: 'With an account',
        paragraphs: [
          'We keep your email, the name that you gave, your password as a hash that cannot be turned back, what you chose in the settings and the places you saved, in their lists. Whoever has the link of a list that you share reads it without being told whose it is, until you take the link back; of the link itself we keep a hash. We also keep the steps of the trip planner as you answered them last, without name, email and phone, and the trips that you save, all of it encrypted. Clinic visits and treatments of a trip are health data: they are kept only if you agree to it for that trip, and shown by a link or a calendar address only if you say so when you make it. A second step at login adds the encrypted secret of your app and hashes of your recovery codes.',
          'For each device that is logged in there is a session: when it began, when it was last used, and what your browser calls itself. It ends when you sign out, change your password or end it in your settings; whoever never does any of these stays logged in there.',
          'An audit log notes what happens to an account: logins and failed ones, changes, exports and what administrators did. It holds times, numbers of accounts, and network addresses without their last part; no password and no code. Wrong passwords are also counted, for minutes, under a code made from the email. Each line is kept for twelve months. You read what is about you in your settings; administrators with a second step read all of it.',
          'What is written at a sign-up (email, name and the hash of a password) waits for the link of its own mail, for seven days at most, and then goes into the account or is deleted.',
          'Mails about your account (to confirm it, to set a new password, to change its email) are encrypted while they wait and their text is wiped once they are sent. Without a mail server they are kept for seven days, for whoever runs this copy to read.',
          'In your settings you download all of this as one file, and delete your account at once. Then everything above goes, but for the lines of the audit log until their twelve months are over: without your name and email, they show who tried to break in.',
        ],
      },
      {
        heading: 'What is not',
        paragraphs: [
          'There are no cookies, no advertising, no analytics service, and nothing on a page is loaded from another company.',
          'Nothing about your health is asked for or kept.',
          'The link "Map" of a place leads to the map app that you chose. It is told which place, and not from which page you come.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'You may ask what is kept about you, have it corrected and have it deleted; with an account you do all three yourself, in your settings. In Korea the Personal Information Protection Act gives you these rights, in the European Union the General Data Protection Regulation.',
        ],
      },
    ],
    /** Only where the operator set up services for the food search. */
    foodSearch: {
      heading: 'Searching for food',
      sent: (services: readonly string[]) =>
        `When you search for food, this server passes on the words, the place and the tab that you chose to ${listed(services)}, and if you use your location, your position rounded to about 100 metres. They are not told who asks: your browser does not talk to them. What they answer is shown and not kept.`,
      google: 'Results marked Google Maps are shown under the terms of Google:',
      terms: 'Google Maps terms',
      privacy: 'Google privacy policy',
    },
    operatorHeading: 'Who answers for it',
  },
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en').format(names)
}
