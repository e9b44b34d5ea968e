/** Where a clinic is not there; apart from the words of a clinic's page, which come with it. */
export const clinicNotFound = {
  title: 'Clinic Not Found',
  text: "Sorry, we couldn't find the clinic you're looking for",
  goBack: 'Go Back',
}
