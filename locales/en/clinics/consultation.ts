/** What the dialog behind Book Consultation and its siblings says; loaded when one is pressed. */
export const consultation = {
  title: (clinic: string) => `Contact ${clinic}`,
  direct:
    'This site sends no request for you and takes no commission. You arrange everything with the clinic directly.',
  find: {
    lead: 'We have no phone number or website for this clinic. Here is how to find it:',
    maps: 'Search for its name on a map',
    registry: 'Medical Korea’s list of registered clinics, medicalkorea.or.kr',
    helpline: 'Call Korea’s travel helpline 1330, available in English',
    tell: 'Do you know them? Tell us',
  },
  phone: 'Phone',
  hours: 'Hours',
  website: 'Website',
  noPhone: 'Not available',
  hoursOnPage: 'See the hours on the clinic’s page',
  noWebsite: 'No website available',
  sampleTitle: 'This is a sample listing',
  sample: (clinic: string) =>
    `${clinic} is fictional. It shows what a listing looks like. Nothing is sent or collected.`,
  sampleReal: 'A real listing shows the clinic’s phone, hours and website here.',
  close: 'Close',
}
