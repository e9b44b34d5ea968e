/** What these pages call themselves, and what links to them say. */
export const pageNames = {
  about: 'About Us',
  contact: 'Contact',
  faqs: 'FAQs',
  privacy: 'Privacy Policy',
}
