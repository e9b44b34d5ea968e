import { pageNames } from './page-names.ts'
import { allOf } from './series.ts'

export const information = {
  noOperator: 'This site has no named operator.',
  about: {
    title: pageNames.about,
    korean: '소개',
    lead: 'A guide for people who come to Korea to travel, to eat and sometimes for treatment.',
    sections: [
      {
        heading: 'What this is',
        paragraphs: [
          'My Guide Korea shows places to visit, what to eat and where to shop. It is software that anyone may run. The operator of this site is named below.',
        ],
      },
      {
        heading: 'How we treat facts',
        paragraphs: [
          'Facts that we checked show their source and date. Facts from a public page show the page, its publisher and the date. Everything else is from memory: check it before you go. We leave blank what we do not know, and we never guess.',
          'A rating appears only when it comes from reviews collected here, from a named source, or from an editor with a date.',
          'Where we have no licensed photograph, we show our own illustration. It is drawn for the kind of place, and is not a picture of it.',
        ],
      },
      {
        heading: 'How clinics are listed',
        paragraphs: [
          'A sample listing is fictional from its name to its telephone number, and says so. Ranking has no commercial input, and a paid placement would say "Advertisement".',
          'Recovery times are planning ranges, never advice. Your clinic decides.',
        ],
      },
    ],
    programs: {
      heading: 'For programs',
      text: 'Programs can also read what these pages say about clinics.',
      link: 'How to use it',
    },
    operatorHeading: 'Who runs this site',
    mode: {
      information: 'It provides information only. It takes no commission, coupon or fee for patients.',
      registered_agency: 'It is registered in Korea to introduce foreign patients and may be paid for this.',
    },
    registration: (number: string) => `Registration number ${number}`,
  },
  contact: {
    title: pageNames.contact,
    korean: '문의',
    lead: 'Write to us about this site, a mistake on it, or your data. For questions to a clinic, contact the clinic directly.',
    writeTo: 'Write to',
    nobody: 'We store your message for the administrators of this site, who read it here.',
    noEmail: 'It has not given an email address.',
  },
  faqs: {
    title: pageNames.faqs,
    korean: '자주 묻는 질문',
    lead: 'Where our facts come from, what a rating means, and what a listing does not mean.',
    questions: [
      {
        question: 'Do I need an account?',
        answer:
          'No. You can use the whole guide without one. With an account, your settings follow you to your other devices.',
      },
      {
        question: 'Where do the facts come from?',
        answer:
          'From public pages, such as those of the place, its city or the heritage service. Each place’s page names them, with the day we read them. Everything else is from memory, so before you go, check the hours, the price and that the place still exists.',
      },
      {
        question: 'Why do so many places have no rating?',
        answer:
          'Because we only show ratings with a known origin: reviews collected here, a named source, or an editor with a date.',
      },
      {
        question: 'Are the clinics on this site recommended?',
        answer:
          'No. A listing is not a recommendation. Check the registration for foreign patients, ask more than one clinic, and take your time.',
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
          'Your settings (theme, text size, names of places, map app, reduced data), the steps of the trip you are planning, the places you saved and the pages you opened. They stay there until you remove them. While you are logged in, your login is stored there too. When you sign out, what belongs to your account is removed: your trip, your answers, your saved places and copies of the pages you opened. You are asked about a trip that is not in your account.',
          'The days after a treatment, with the link to their aftercare passport, if you have your trip show them: until the last of these days, or until you take them out or sign out.',
        ],
      },
      {
        heading: 'What this server keeps',
        paragraphs: [
          'One log line for each request: the time, the page without anything after a question mark, and the result. It contains no name, no address of yours and no cookie.',
          'Messages and reports of mistakes from the contact page: encrypted, for twelve months. Administrators with two-step login read them here. If the operator has an email address, they also go there.',
          'Requests for personal help with a trip: they go to the operator, with only what you saw before you agreed. We keep a copy, encrypted, for twelve months.',
          'Requests to clinics: what you write on the page of a request stays in your browser. Without scripts, the server writes it and keeps nothing. A request that you send from here, with your name, your email and a messenger if you name one, is encrypted. One that you send while you are logged in, from the address of your account, is kept in your account. The days that you wait for stand beside it. Only you and the clinic that you asked can open it, each by a link, and the clinic by a mailed code too. Administrators see it, and can write to you on its page, only if the operator named them for that. Each look of theirs and of the clinic is logged. Messages about it are encrypted in the same way. No mail or calendar entry says what or whom you asked. We delete it after two days if you do not confirm it, and 180 days after its end. You can withdraw, save and delete it before that.',
          'Reviews of visits to clinics: public and without a name, with the month of the visit. The link of the request writes, changes and deletes them. When the request is deleted in time, the review stays, and nobody can tell any more who wrote it.',
          'How often a place’s page is opened: a number for each day, kept for 14 days. It does not show who opened it.',
          'To prevent abuse, how many requests came from a network address: kept under a code made from the address. After a day at most a count is no longer used.',
        ],
      },
      {
        heading: 'With an account',
        paragraphs: [
          'We keep your email, the name you gave, your settings, and your saved places in their lists. Of your password we keep only a hash, which cannot be reversed. Two-step login adds the encrypted secret of your app and hashes of your recovery codes.',
          'Anyone with the link to a list that you share can read it, without seeing whose it is, until you stop sharing. Of the link itself we keep only a hash.',
          'We keep your last answers in the trip planner, without name, email and phone, and the trips that you save. All of it is encrypted.',
          'Clinic visits and treatments of a trip are health data. We keep them only if you agree for that trip. A link or a calendar address shows them only if you say so when you make it.',
          'Requests to clinics that you keep in your account, encrypted, until they are deleted. When you delete the account, open ones are withdrawn, and the clinics are told.',
          'Each device where you log in has a session: when it began, when it was last used, and the name of your browser. It ends when you sign out, change your password or end it in your settings. Otherwise you stay logged in.',
          'An audit log records what happens to an account: logins, failed logins, changes, exports and what administrators did. It contains times, account numbers, and network addresses without their last part. It contains no passwords or codes. Each line is kept for twelve months. You can read the lines about you in your settings. Administrators with two-step login can read all of it.',
          'We count wrong passwords under a code made from the email and the network address: for some minutes, or for a day where others guess your password. So that they cannot keep you out, we keep a code made from each network address where you logged in, for 90 days after the last time.',
          'We keep what you enter at sign-up until you open the link in the email, for seven days at most. Then it becomes your account or is deleted.',
          'Emails about your account are encrypted while they wait, and their text is deleted once they are sent. Without a mail server, they are kept for seven days for the operator to read.',
          'In your settings you can download all of this as one file, and delete your account immediately. This deletes everything above, except the lines of the audit log until their twelve months are over. Those lines, without your name and email, show who tried to break in.',
        ],
      },
      {
        heading: 'What we do not do',
        paragraphs: [
          'There are no cookies, no advertising and no analytics service, and no page loads anything from another company.',
          'We do not ask for your health history. If you plan a treatment, the plan stays in your browser unless you agree to save it in your account or send it with a request for help.',
          'The link "Map" of a place opens the map app that you chose. The app receives the place, but not the page you came from.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'You can ask what we keep about you, have it corrected and have it deleted. With an account, you can do all three yourself in your settings. In Korea the Personal Information Protection Act gives you these rights, in the European Union the General Data Protection Regulation.',
        ],
      },
    ],
    /** Only where the operator set up services for the food search. */
    foodSearch: {
      heading: 'Searching for food',
      sent: (services: readonly string[]) =>
        `When you search for food, this server sends your search words, the location and the tab that you chose to ${allOf(services)}. If you use your location, it also sends your position rounded to about 100 metres. They do not learn who you are, because your browser does not contact them. We show their results and do not keep them.`,
      google: 'Results marked Google Maps are subject to Google’s terms:',
      terms: 'Google Maps terms',
      privacy: 'Google privacy policy',
    },
    operatorHeading: 'Who is responsible',
  },
}
