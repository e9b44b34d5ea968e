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
        heading: 'What stays in your browser',
        paragraphs: [
          'Your settings (theme, text size, names of places, map app, reduced data), the steps of the trip you are planning, the places you saved and the pages you opened. They stay there until you remove them. While you are logged in, so does the proof that you are.',
        ],
      },
      {
        heading: 'What this server keeps',
        paragraphs: [
          'One line for each request: the time, the page without what follows a question mark, and how it was answered. It holds no name, no address of yours and no cookie.',
          'Messages and reports of mistakes from the contact page: encrypted, for twelve months. Administrators with a second step read them here. If the operator has an email address, they also go there.',
          'Requests for personal help with a trip: they are emailed to the operator, with nothing but what you saw before you agreed. A copy is kept here, encrypted, for twelve months.',
          'How often the page of a place is opened: a number for each day, kept for 14 days. It says nothing of who opened it.',
          'To stop abuse, how many requests came from a network address: kept under a code made from the address, which means nothing after a day at the latest.',
        ],
      },
      {
        heading: 'With an account',
        paragraphs: [
          'We keep your email, the name you gave, your settings, and your saved places in their lists. Of your password we keep a hash that cannot be turned back. A second step at login adds the encrypted secret of your app and hashes of your recovery codes.',
          'Whoever has the link of a list that you share can read it, without being told whose it is, until you take the link back. Of the link itself we keep a hash.',
          'We keep your last answers in the trip planner, without name, email and phone, and the trips that you save. All of it is encrypted.',
          'Clinic visits and treatments of a trip are health data. They are kept only if you agree to it for that trip. A link or a calendar address shows them only if you say so when you make it.',
          'Each device that is logged in has a session: when it began, when it was last used, and what your browser calls itself. It ends when you sign out, change your password or end it in your settings. If you do none of these, you stay logged in there.',
          'An audit log notes what happens to an account: logins and failed ones, changes, exports and what administrators did. It holds times, account numbers, and network addresses without their last part. It holds no password and no code. Each line is kept for twelve months. You can read what is about you in your settings; administrators with a second step can read all of it.',
          'Wrong passwords are counted, for minutes, under a code made from the email.',
          'What you type at sign-up waits for the link in its email, for seven days at most. Then it becomes your account or is deleted.',
          'Emails about your account are encrypted while they wait, and their text is wiped once they are sent. Without a mail server they are kept for seven days, for whoever runs this copy to read.',
          'In your settings you can download all of this as one file, and delete your account at once. Everything above goes then, except the lines of the audit log until their twelve months are over. Without your name and email, they show who tried to break in.',
        ],
      },
      {
        heading: 'What we do not do',
        paragraphs: [
          'There are no cookies, no advertising and no analytics service, and nothing on a page is loaded from another company.',
          'Nobody asks for your health history. If you plan a treatment, the plan stays in your browser unless you agree to keep it with your account, or send it with a request for help.',
          'The link "Map" of a place opens the map app that you chose. It is told which place, and not from which page you come.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'You can ask what is kept about you, have it corrected and have it deleted. With an account you do all three yourself, in your settings. In Korea the Personal Information Protection Act gives you these rights, in the European Union the General Data Protection Regulation.',
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
