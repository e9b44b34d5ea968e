import { type Clinic, type ClinicFacts, unknownClinic } from '#domain/clinics/clinics.ts'

const picture = '/storage/v1/object/public/clinic-images/3b2e3c1a-0f6e-4a7c-9a43-51b9b0a5d5a1.jpg'

export function buildFacts(facts: Partial<ClinicFacts> = {}): ClinicFacts {
  return {
    ...unknownClinic,
    name: 'Example Dental',
    nameKo: '예시치과의원',
    description: 'A dental clinic that does not exist.',
    location: 'Sinsa-dong, Gangnam-gu, Seoul',
    address: { en: '1 Example-ro, Gangnam-gu, Seoul', ko: '서울 강남구 예시로 1' },
    province: 'Seoul',
    district: { en: 'Gangnam-gu', ko: '강남구' },
    lat: 37.5243,
    lng: 127.0228,
    treatments: ['dental'],
    procedures: ['Veneers', 'Crowns'],
    highlights: ['Multilingual staff'],
    rating: 4.7,
    ratedOn: '2026-10-01',
    phoneNumber: '02-555-0100',
    businessHours: 'Mon–Fri 10:00–19:00',
    hours: {
      mon: [
        ['10:00', '13:00'],
        ['14:00', '19:00'],
      ],
      tue: [['10:00', '19:00']],
      wed: [['10:00', '19:00']],
      thu: [['10:00', '19:00']],
      fri: [['10:00', '02:00']],
      sat: [['00:00', '00:00']],
      sun: [],
    },
    website: 'https://dental.example',
    socialMedia: { instagram: 'https://instagram.example/dental', facebook: '', youtube: '' },
    languages: ['ko', 'en'],
    registration: { number: 'A-2026-01', checkedOn: '2026-10-02', source: 'medicalkorea.or.kr' },
    doctors: [{ name: 'Kim Example', specialty: 'Prosthodontics', experience: '12 years' }],
    faqs: [{ question: 'Is English spoken?', answer: 'Yes.' }],
    prices: [
      {
        procedure: 'Veneers',
        fromWon: 600_000,
        toWon: 900_000,
        unit: 'tooth',
        sessions: 2,
        includes: 'Check-up',
        tax: 'included',
        refund: 'Half until the day before',
        statedOn: '2026-10-05',
        source: 'https://dental.example/prices',
      },
    ],
    image: picture,
    beforeAfterConsent: { confirmedOn: '2026-10-03', takenOn: '2026-09-01', equalConditions: true },
    pictureCredits: [{ url: picture, author: 'Example Dental', licence: 'given for this page' }],
    basis: 'checked',
    source: 'dental.example',
    checkedOn: '2026-10-04',
    ...facts,
  }
}

export function buildClinic(clinic: Partial<Clinic> = {}): Clinic {
  return { id: 17, version: 3, isSample: false, updatedOn: '2026-11-20', ...buildFacts(), ...clinic }
}
