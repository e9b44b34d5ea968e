import type { ClinicTreatment } from '#domain/clinics/clinics.ts'
import { grouped } from '#locales/en/site/figures.ts'

type Card = { name: string; korean: string; text: string }

const cards: Record<ClinicTreatment, Card> = {
  'plastic-surgery': {
    name: 'Plastic Surgery',
    korean: '성형외과',
    text: 'Face and body: contouring, rhinoplasty, eyelids, lifting.',
  },
  'skin-clinics': { name: 'Skin Treatment', korean: '피부과', text: 'Laser, peels, Botox, fillers and acne care.' },
  'eye-surgery': { name: 'Eye Surgery', korean: '안과', text: 'LASIK, cataracts, glaucoma and cornea.' },
  dental: { name: 'Dental Care', korean: '치과', text: 'Implants, crowns, veneers, whitening, orthodontics.' },
  'stem-cell': { name: 'Stem Cell', korean: '줄기세포', text: 'Ask each center about approval before anything else.' },
  other: { name: 'Other', korean: '그 밖의 진료', text: 'Hair, traditional medicine, check-ups and more.' },
}

/** The words of the overview of clinics: content, which its loader hands on. */
export const clinicOverview = {
  title: 'Beauty & Clinics in Korea',
  korean: '뷰티 · 병원',
  lead: 'Six types of clinics. For each clinic: what we know, where it comes from and when it was checked.',
  categories: { heading: 'By treatment' },
  cards,
  listings: (count: number) => (count === 1 ? '1 listing' : `${grouped(count)} listings`),
  none: 'No listing yet',
  samples: 'Samples only so far',
  benefits: {
    heading: 'Why people come to Korea for treatment',
    korean: '한국을 찾는 이유',
    lead: 'What we can fairly say, and what to ask before you decide.',
    tiles: [
      {
        id: 'technology',
        name: 'Advanced Technology',
        text: 'Clinics in the big cities often have imaging and lasers from several makers. Ask which device they will use on you, and why.',
      },
      {
        id: 'specialists',
        name: 'Skilled Specialists',
        text: 'Korea certifies its specialists by field. Ask for the name and specialty of the surgeon, and whether it is the doctor you spoke with.',
      },
      {
        id: 'value',
        name: 'Value for Money',
        text: 'Prices differ between clinics, and a quote may leave out anaesthesia, medicine and later visits. Ask for all of it in writing.',
      },
      {
        id: 'beauty',
        name: 'K-Beauty Integration',
        text: 'Skin clinics, hair salons and skincare shops are close together, so you can use the days between two visits.',
      },
    ],
  },
  ranking: {
    heading: 'How lists are ordered',
    korean: '목록의 순서',
    lead: 'By how much we know about a clinic. Nobody can buy a better position.',
    rules: [
      '10 points when its registration for treating foreign patients was checked.',
      '5 points when its facts were checked against a named source.',
      '1 point each for: a telephone, a website, opening hours, a position on the map, an address in Hangul, the languages of its staff, its doctors, its procedures.',
      'With equal points, the name decides, from A to Z.',
      'When you search, better matches come first.',
    ],
    notes: [
      'Ratings, reviews, money and “Featured” do not count. A paid placement would be marked “Advertisement” and would not move up.',
      'You can also sort by name or by newest.',
      'Fictional sample listings appear in a category only until its first real clinic is listed.',
    ],
  },
  listing: {
    heading: 'How a clinic is listed',
    korean: '등록 안내',
    lead: 'The first institutions were chosen by public lists, never by fame and never for money.',
    parts: [
      {
        id: 'chosen',
        name: 'Which institutions we started with',
        text: 'The ministry’s tertiary hospitals in Seoul, Busan, Daegu and Incheon, eye hospitals, dental hospitals of universities and hospitals of Korean medicine. Each page names its public sources and the day we read them. What the sources do not say is left blank. A department does not mean that it offers your treatment, so ask first.',
      },
      {
        id: 'added',
        name: 'How a clinic is added',
        text: 'Write to us with the name, the address and the official site. An administrator looks it up in a public list or on that site, and lists it with its source. It costs nothing, and nobody can pay for a better position.',
      },
      {
        id: 'corrected',
        name: 'How a clinic is corrected',
        text: 'Use “Report a mistake” on the page of the clinic. You do not need an account. An administrator checks the official page and corrects the listing.',
      },
      {
        id: 'removed',
        name: 'How a clinic is removed',
        text: 'An institution that does not want to be listed can write to us from its official address, and we remove its page. We remove closed institutions as soon as we know.',
      },
    ],
    contact: 'Write to us',
  },
} as const
