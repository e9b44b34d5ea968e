import type { ClinicFactGroup, ClinicLanguage, ClinicTreatment, SocialNetwork } from '#domain/clinics/clinics.ts'
import type { DayRange } from '#domain/clinics/treatments.ts'
import { priceAmount, priceUnits } from './price-units.ts'
import { dates } from '#locales/en/site/dates.ts'
import { languageNames } from '#locales/en/site/language-names.ts'
import { grouped } from '#locales/en/site/figures.ts'

const treatments: Record<ClinicTreatment, string> = {
  'plastic-surgery': 'Plastic Surgery',
  'skin-clinics': 'Skin Treatment',
  'eye-surgery': 'Eye Surgery',
  dental: 'Dental Care',
  'stem-cell': 'Stem Cell',
  other: 'Other',
}

const networks: Record<SocialNetwork, string> = { instagram: 'Instagram', facebook: 'Facebook', youtube: 'YouTube' }

const factGroups: Record<ClinicFactGroup, string> = {
  existence: 'that it exists',
  contact: 'address and telephone',
  website: 'website',
  departments: 'departments',
  languages: 'languages',
  position: 'position on the map',
}

function years(oldest: string, youngest: string): string {
  const [from, to] = [oldest.slice(0, 4), youngest.slice(0, 4)]
  return from === to ? from : `${from} to ${to}`
}

function day(date: string): string {
  return dates.writeLong(new Date(date))
}

function days([from, to]: DayRange): string {
  if (from === to) return to === 1 ? '1 day' : `${to} days`
  return `${from}–\u2060${to}\u00a0days`
}

function onDay([from, to]: DayRange): string {
  return from === to ? `day\u00a0${to}` : `day\u00a0${from}–\u2060${to}`
}

/** In the middle of a sentence. An abbreviation stays as it is. */
function lowered(names: readonly string[]): string[] {
  return names.map((name) => (name === name.toUpperCase() ? name : name.charAt(0).toLowerCase() + name.slice(1)))
}

export const clinicPage = {
  back: 'Back to clinics',
  copy: {
    why: { offline: 'You are offline.', failed: 'The server could not answer.' },
    ofDay: (on: string) =>
      `This is a copy saved on your device on ${day(on)}, and it may be out of date. Recovery times and pictures that ` +
      'you have not seen load when you are online again.',
    ofCard: 'This is what the list said, and it may be out of date.',
  },
  missing: {
    offline: 'Not saved on your device. It will load when you are online again.',
    failed: 'Could not retrieve the details for this clinic.',
  },
  failed: {
    title: 'Failed to get clinic details',
    description: 'Could not retrieve the details for this clinic.',
  },
  picture: {
    noImage: 'No Image',
    credit: (author: string, licence: string) => `Photo: ${author}, ${licence}`,
    of: (clinic: string, number: number, count: number) => `${clinic}, picture ${number} of ${count}`,
  },
  sample: {
    label: 'Sample listing.',
    text: 'This clinic is fictional. It shows how a listing looks; nothing can be booked or sent.',
  },
  howWeRank: 'How we rank',
  ratedOn: day,
  treatments,
  tabs: {
    label: 'About this clinic',
    overview: 'Overview',
    procedures: 'Procedures',
    doctors: 'Doctors',
    gallery: 'Gallery',
    reviews: 'Reviews',
  },
  overview: {
    highlights: 'Highlights',
    highlightsNote: 'As stated in the listing. We have not checked these claims.',
    sampleHighlightsNote: 'Part of the sample. No clinic has made these claims.',
    questions: 'FAQs',
  },
  beforeAfter: {
    heading: 'Before and after',
    show: 'Show pictures of patients before and after treatment',
    notice: 'Results vary from person to person. These pictures promise nothing.',
    consent: (confirmedOn: string, takenOn: string) =>
      `Written consent confirmed on ${day(confirmedOn)}. Taken on ${day(takenOn)} under the same conditions.`,
  },
  recovery: {
    heading: 'Recovery, for planning',
    treatment: 'Treatment',
    quiet: 'No strenuous stops',
    check: 'Check',
    flight: 'Earliest flight',
    days,
    checks: { check: onDay, cast: (range: DayRange) => `cast ${onDay(range)}` },
    flightDays: (range: DayRange, better: number | null) => {
      if (range[1] === 0) return 'no wait'
      return better !== null && better > range[1] ? `${days(range)}, ideally\u00a0${better}` : days(range)
    },
    unknown: 'ask the clinic',
    none: '–',
    note: 'Planning ranges, not medical advice. Your clinic decides.',
    unverified: 'They have not been verified yet.',
    sourced: (source: string, checkedOn: string) => `Source: ${source}, checked on ${day(checkedOn)}.`,
  },
  procedures: {
    heading: 'Procedures',
    note: 'Names only. Ask the clinic about the price, the method and who will treat you.',
    noteWithPrices: 'Ask the clinic about the method and who will treat you.',
  },
  prices: {
    heading: 'Prices',
    note: 'As the clinic stated them on the day shown. They are no offer: ask for yours in writing before you book.',
    amount: priceAmount,
    units: priceUnits,
    sessions: (count: number) => (count === 1 ? '1 session' : `${count} sessions`),
    includes: 'What is included',
    tax: 'VAT',
    taxes: { included: 'included', added: 'added to the price' },
    refund: 'Refund rule',
    notStated: (what: readonly string[]) => `Not stated: ${lowered(what).join(', ')}.`,
    statedOn: (on: string) => `Stated on ${day(on)}`,
    page: 'the clinic’s page',
  },
  doctors: {
    heading: 'Doctors',
    experience: (experience: string) => `Experience: ${experience}`,
    counted: (count: number) =>
      count === 1
        ? 'A public register counts 1 doctor here; the name is not known.'
        : `A public register counts ${grouped(count)} doctors here; their names are not known.`,
  },
  gallery: {
    heading: 'Gallery',
  },
  book: {
    heading: 'Book a Consultation',
    phone: 'Phone',
    noPhone: 'Not available',
    hours: 'Business hours',
    noHours: 'Contact for hours',
    website: 'Website',
    noWebsite: 'No website available',
    bookNow: 'Book Now',
    requestInformation: 'Request Information',
    whereTo:
      'You contact the clinic directly: we write your request in Korean, and you send it. This site takes no commission.',
    whereToOfSample: 'This is a sample: nothing is sent or collected.',
    languages: 'Languages',
    language: (language: ClinicLanguage) => languageNames[language],
  },
  hours: {
    byDay: 'Hours by day',
    usual: 'Usual hours, not verified. Ask before you go.',
    checked: (checkedOn: string) => `Checked on ${day(checkedOn)}`,
    sample: 'Hours of a sample',
  },
  social: {
    heading: 'Social media',
    networks,
  },
  registration: {
    heading: 'Foreign-patient registration',
    badge: 'Not checked',
    none: 'Registration not checked: nobody has looked up a number for this clinic yet.',
    sample: 'A sample has no registration.',
    meaning: 'Clinics in Korea must be registered to attract patients from abroad.',
    cityList: 'On Seoul’s list of institutions for visitors',
    cityListAsOf: (asOf: string) => `As of ${day(asOf)}. The list is not the registration.`,
    number: (number: string) => `No. ${number}`,
    checked: (checkedOn: string) => `Checked on ${day(checkedOn)}`,
  },
  location: {
    heading: 'Location',
    sample: 'This is a sample address. There is nothing there.',
  },
  facts: {
    sample: 'Everything here is made up.',
    source: 'Source:',
    checked: (checkedOn: string) => `, checked on ${day(checkedOn)}.`,
    unverified: 'Not verified: nobody has checked these details against a source.',
    sourced: (oldest: string, youngest: string, readOn: string) =>
      `From public pages of ${years(oldest, youngest)}, read on ${day(readOn)}.`,
    pages: 'Sources, and what each one says',
    says: factGroups,
    page: (publisher: string, pageDate: string | null) =>
      pageDate === null ? publisher : `${publisher}, as of ${day(pageDate)}`,
    updated: (updatedOn: string) => `Last changed on ${day(updatedOn)}.`,
    report: 'Report a mistake',
    listing: 'How clinics are listed',
  },
}
