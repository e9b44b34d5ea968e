/**
 * What the pages of a trip that is kept on the device say before their code is there, without scripts, and when the
 * code could not be loaded. In a file of its own, because it is all that their first script needs.
 */
export const tripLoading = {
  results: {
    title: 'Your Trip',
    lead: 'Your trip to Korea day by day: stops, travel, costs and a map, all checked against each other.',
  },
  today: {
    title: 'Today',
    lead: 'What is next on your trip, when to leave and how to get there, in Korean time.',
  },
  print: {
    title: 'Print Your Trip',
    lead: 'Your trip on paper or as a PDF: every day with names and addresses in Hangul.',
  },
  needsScripts: {
    steps:
      'The trip planner needs JavaScript, which is turned off in this browser. You can read its questions here, but not answer them.',
    trip: 'Your trip is saved on this device, and showing it needs JavaScript. Turn on JavaScript in this browser and reload the page.',
    places: 'Browse places',
    clinics: 'Browse clinics',
  },
  notReached: 'We could not reach the server. Check your connection and try again.',
  notLoaded: 'We could not load this page. Check your connection.',
  tryAgain: 'Try Again',
}
