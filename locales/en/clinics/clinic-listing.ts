import type { ClinicSort } from '#domain/clinics/clinic-lists.ts'
import type { ClinicLanguage, ClinicTreatment } from '#domain/clinics/clinics.ts'
import type { ClinicMatch } from '#domain/clinics/procedures/clinic-match.ts'
import type { Department } from '#domain/clinics/procedures/procedure-row.ts'
import { dates } from '#locales/en/site/dates.ts'
import { grouped } from '#locales/en/site/figures.ts'
import { languageNames } from '#locales/en/site/language-names.ts'
import { allOf } from '#locales/en/site/series.ts'

type Category = {
  /** The heading of the page. */
  title: string
  korean: string
  lead: string
  /** The department of a hospital with several. Null for a list that is about none. */
  department: string | null
  /** "4 dental clinics" */
  count: (count: number) => string
}

function counted(one: string, many: string) {
  return (count: number) => `${grouped(count)} ${count === 1 ? one : many}`
}

function writeDay(day: string): string {
  return dates.writeLong(new Date(day))
}

const clinics = counted('clinic', 'clinics')

/** What each listing page is called and about. */
export const clinicCategories: Record<ClinicTreatment, Category> = {
  'plastic-surgery': {
    title: 'Top Korean Plastic Surgery Clinics',
    korean: '성형외과',
    lead: 'Contouring, rhinoplasty, eyelids and face lifts: who operates, where, and whether the registration was checked.',
    department: 'plastic surgery',
    count: counted('plastic surgery clinic', 'plastic surgery clinics'),
  },
  'skin-clinics': {
    title: 'Premium Korean Skin Clinics',
    korean: '피부과',
    lead: 'Laser, peels, Botox and skin care, by district and by the languages the staff speak.',
    department: 'dermatology',
    count: counted('skin clinic', 'skin clinics'),
  },
  'eye-surgery': {
    title: 'Korean Eye Surgery Centers',
    korean: '안과',
    lead: 'LASIK, cataracts and cornea. Plan the next-day check-up before you book a flight.',
    department: 'ophthalmology',
    count: counted('eye surgery center', 'eye surgery centers'),
  },
  dental: {
    title: 'Premium Korean Dental Clinics',
    korean: '치과',
    lead: 'Implants, veneers, crowns and whitening. Some need a second visit: ask before you book a flight.',
    department: 'dentistry',
    count: counted('dental clinic', 'dental clinics'),
  },
  'stem-cell': {
    title: 'Advanced Stem Cell Treatment Centers',
    korean: '줄기세포 치료',
    lead: 'Ask each center which of its treatments is approved in Korea, and for what.',
    department: null,
    count: counted('stem cell center', 'stem cell centers'),
  },
  other: {
    title: 'Other Specialized Korean Clinics',
    korean: '그 밖의 진료',
    lead: 'Hair, traditional medicine, check-ups and everything else.',
    department: null,
    count: counted('other clinic', 'other clinics'),
  },
}

const departmentsOfOffers: Record<ClinicTreatment, string> = {
  'plastic-surgery': 'Plastic surgery department',
  'skin-clinics': 'Dermatology department',
  'eye-surgery': 'Ophthalmology department',
  dental: 'Dental department',
  'stem-cell': 'Stem cell treatment',
  other: '',
}

const sorts: Record<ClinicSort, string> = { known: 'Most complete', name: 'Name', newest: 'Newest' }

const departments: Partial<Record<Department, string>> = {
  'plastic-surgery': 'plastic surgery',
  'skin-clinics': 'dermatology',
  'eye-surgery': 'eye',
  dental: 'dental',
}

const listings: Partial<Record<Department, string>> = {
  'stem-cell': 'is listed for stem cell therapy',
  'korean-medicine': 'is an institution of Korean medicine',
  further: 'is a hospital with further departments: ask whether one of them covers this',
  other: 'is listed under other clinics',
}

/** Why a search found a clinic. A department says no more than that there is one. */
function describeMatch({ procedures, departments: found }: ClinicMatch): string {
  const named = found.flatMap((department) => departments[department] ?? [])
  const reasons = [
    ...(procedures.length > 0 ? [`lists ${allOf(procedures)}`] : []),
    ...(named.length === 1 ? [`has ${withArticle(named[0] ?? '')} department`] : []),
    ...(named.length > 1 ? [`has ${allOf(named)} departments`] : []),
    ...found.flatMap((department) => listings[department] ?? []),
  ]
  const sentence = reasons.join('; ')
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1)
}

function withArticle(noun: string): string {
  return `${noun.startsWith('e') ? 'an' : 'a'} ${noun}`
}

type ShownClinics = { clinics: { length: number }; total: number; isTotalAtLeast: boolean }

/** The words of the listing pages of clinics. */
export const clinicListing = {
  categories: clinicCategories,
  clinics,
  back: 'Back to Overview',
  /** What the list is, where general hospitals are on it. */
  shared: (shared: number, total: number, department: string) => {
    const rest = `with several departments, ${department} among them.`
    if (shared < total) return `${grouped(shared)} of these ${clinics(total)} are hospitals ${rest}`
    return shared === 1 ? `This list is 1 hospital ${rest}` : `This list is ${grouped(shared)} hospitals ${rest}`
  },
  rank: { text: 'Ranking has no commercial input.', link: 'How we rank' },
  samples: {
    all: {
      what: 'These are sample listings.',
      why: 'They are fictional and will go once a real clinic is listed.',
    },
    some: { what: 'Some of these are sample listings.', why: 'They are fictional and marked as samples.' },
  },
  card: {
    noImage: 'No Image',
    credit: (author: string, licence: string) => `Photo: ${author}, ${licence}`,
    ratedOn: (day: string) => `of ${writeDay(day)}`,
    doctors: counted('Doctor', 'Doctors'),
    images: counted('image', 'images'),
    registered: (number: string, day: string) => `Registration ${number}, checked ${writeDay(day)}`,
    notRegistered: 'Registration not checked',
    cityList: (day: string) => `On Seoul’s list of institutions for visitors, read on ${writeDay(day)}`,
    /** What a clinic with several departments offers in the treatment of the list. */
    departments: departmentsOfOffers,
    languages: (spoken: readonly ClinicLanguage[]) => `Speaks ${spoken.map((code) => languageNames[code]).join(', ')}`,
    checked: (day: string) => `Checked by an editor on ${writeDay(day)}`,
    read: (day: string | null) =>
      day === null ? 'Details not checked' : `From public pages that we read on ${writeDay(day)}`,
    details: 'Details',
    detailsOf: (name: string) => `Details of ${name}`,
    book: 'Book Consultation',
    match: describeMatch,
  },
  unread: (words: readonly string[]) =>
    `No clinic has ${allOf(words.map((word) => `“${word}”`))}. These are the clinics for the rest of your search.`,
  filters: {
    label: 'Filter the list',
    title: 'Filters',
    search: 'Search these clinics',
    searchHint: 'Search',
    searchButton: 'Search',
    procedure: 'Procedure',
    anyProcedure: 'Any procedure',
    district: 'Area',
    anyDistrict: 'Any area',
    language: 'Language spoken',
    anyLanguage: 'Any language',
    open: 'Open on',
    openToday: 'Usually open today',
    pickDay: 'Pick a day',
    registered: 'Registration checked',
    registeredOnly: 'Registration checked only',
    hides: (count: number) => `Hides ${clinics(count)} without a checked registration`,
    sort: 'Sort',
    sorts,
    choice: (label: string, count: number) => `${label} (${grouped(count)})`,
    languages: languageNames,
    apply: 'Show clinics',
    clear: 'Clear All',
    take: (filter: string) => `Remove: ${filter}`,
    /** The label of a chosen filter. */
    chosen: {
      q: (words: string) => `“${words}”`,
      open: (day: string) => `Open on ${writeDay(day)}`,
    },
    active: 'Active filters',
    openSheet: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
    show: (count: number) => `Show ${clinics(count)}`,
    failed: 'The filters could not be loaded',
    failedText: 'Check your connection and try again.',
    showNone: 'No clinics match all of these. Remove one.',
    all: (count: number) => `Show all ${count}`,
  },
  kept: (day: string) =>
    `We cannot reach the server. This is the list that this browser saved on ${writeDay(day)}, without filters.`,
  pages: {
    label: 'More clinics',
    more: 'Load more',
    first: 'Back to the start',
    all: (total: number, isAtLeast: boolean) => (isAtLeast ? 'That is all.' : `That is all: ${clinics(total)}.`),
    shown: ({ clinics: { length }, total, isTotalAtLeast }: ShownClinics, first: number) => {
      const shown = first === 1 ? `${length}` : `${first} to ${first + length - 1}`
      if (isTotalAtLeast) return `${shown} of at least ${clinics(total)}`
      return length === total ? clinics(total) : `${shown} of ${clinics(total)}`
    },
  },
  map: { show: 'Map', hide: 'List', label: 'Clinics on the map' },
  empty: {
    title: 'No matching clinics',
    text: 'No clinic on this page matches everything you chose.',
    causes: 'Try removing one of these:',
    without: (count: number) => `${clinics(count)} without it`,
    nothingTitle: 'No clinic is listed here yet',
    nothingText: 'We list a clinic once we have facts about it with a source. Other pages have clinics.',
    see: (clinicsOfKind: string) => `See ${clinicsOfKind}`,
  },
} as const
