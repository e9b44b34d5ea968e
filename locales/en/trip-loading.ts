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
      'The trip planner needs JavaScript, which is switched off in this browser: you can read its questions here, but not answer them.',
    trip: 'Your trip is kept on this device, and JavaScript shows it. It is switched off in this browser: switch it on and load the page again.',
    places: 'Look at places',
    clinics: 'Look at clinics',
  },
  notReached: 'The server could not be reached. Check your connection and try again.',
  notLoaded: 'This page could not be loaded. Check your connection.',
  tryAgain: 'Try Again',
}
