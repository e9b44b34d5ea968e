/** How to find a clinic whose telephone number and website are not known. */
export const clinicContacts = {
  lead: 'We have no phone number or website for this clinic. Here is how to find it:',
  maps: 'Search for its name on one of these maps',
  registry: 'Medical Korea’s list of registered clinics, medicalkorea.or.kr',
  helpline: 'Call Korea’s travel helpline 1330, available in English',
  tell: 'Do you know them? Tell us',
}
