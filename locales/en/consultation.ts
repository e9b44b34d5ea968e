/** What the dialog behind Book Consultation and its siblings says; loaded when one is pressed. */
export const consultation = {
  title: (clinic: string) => `Contact ${clinic}`,
  direct:
    'This site sends no request for you and takes no commission. You and the clinic agree on everything directly.',
  find: {
    lead: 'We know no telephone and no website of this clinic. This is how to find it:',
    maps: 'Look for its name on a map',
    registry: 'Medical Korea’s list of registered clinics, medicalkorea.or.kr',
    helpline: 'Ask Korea’s travel helpline, 1330, also in English',
    tell: 'Do you know it? Tell us',
  },
  phone: 'Phone',
  hours: 'Hours',
  website: 'Website',
  noPhone: 'Not available',
  hoursOnPage: 'See the hours on the clinic’s page',
  noWebsite: 'No website available',
  sampleTitle: 'This is a sample listing',
  sample: (clinic: string) =>
    `${clinic} is fictional. It shows how a listing looks: nothing will be sent and nothing is collected.`,
  sampleReal: 'On the listing of a real clinic, its own phone, hours and website stand here.',
  close: 'Close',
}
