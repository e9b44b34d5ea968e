import type { WrittenClinic } from './started-clinics.ts'

/** A text that ends a script, a comment, an attribute, a title and a line, and would report if it ran. */
export const hostileWords = `</script></title><script>window.wasHostile=1</script><img src=x onerror="window.wasHostile=1">"'\`<!--\u2028\u2029]]>`

const script = 'javascript:window.wasHostile=1'

/** A clinic with that text in every text field, and scripts in its links. */
export const hostileClinic: WrittenClinic = {
  id: 900_002,
  name: hostileWords,
  nameKo: hostileWords,
  description: hostileWords,
  location: hostileWords,
  address: { en: hostileWords, ko: hostileWords },
  district: { en: hostileWords, ko: hostileWords },
  lat: 37.52,
  lng: 127.03,
  treatments: ['dental'],
  procedures: [hostileWords, `${hostileWords} again`],
  highlights: [hostileWords],
  featured: true,
  isAdvertisement: true,
  rating: 3.7,
  ratedOn: '2026-10-02',
  phoneNumber: hostileWords,
  businessHours: hostileWords,
  hours: '24h',
  website: script,
  socialMedia: { instagram: script, facebook: `data:text/html,${hostileWords}`, youtube: ` ${script}` },
  languages: ['ko', 'en'],
  registration: { number: hostileWords, checkedOn: '2026-11-01', source: hostileWords },
  doctors: [{ name: hostileWords, specialty: hostileWords, experience: hostileWords }],
  faqs: [{ question: hostileWords, answer: hostileWords }],
  prices: [
    {
      procedure: hostileWords,
      fromWon: 1,
      toWon: null,
      unit: 'area',
      sessions: null,
      includes: hostileWords,
      tax: 'added',
      refund: hostileWords,
      statedOn: '2026-11-01',
      source: script,
    },
  ],
  image: script,
  gallery: [script],
  beforeAfterImages: [script],
  beforeAfterConsent: { confirmedOn: '2026-11-01', takenOn: '2026-10-01', equalConditions: true },
  pictureCredits: [{ url: script, author: hostileWords, licence: hostileWords }],
  basis: 'checked',
  source: hostileWords,
  checkedOn: '2026-11-01',
}
