import { hostileClinic } from '#testing/builders/hostile-clinic.ts'
import { type WrittenClinic, writeClinics } from '#testing/builders/started-clinics.ts'
import type { StartedApp } from '#testing/servers/started-app.ts'
import { samplesAlone, test as base } from './fixtures.ts'

const bare: WrittenClinic = {
  id: 900_001,
  name: 'Bare Clinic',
  phoneNumber: '02-555-0199',
  treatments: ['stem-cell'],
}

const known: WrittenClinic = {
  id: 900_003,
  name: 'Known Clinic',
  nameKo: '아는의원',
  description: 'Teeth and nothing else.',
  address: { en: '1 Test-gil, Seoul', ko: '서울 강남구 시험길 1' },
  treatments: ['dental'],
  procedures: ['Crowns'],
  rating: 4.2,
  ratedOn: '2026-10-02',
  phoneNumber: '02-555-0123',
  website: 'https://known.example/en',
  socialMedia: { instagram: 'https://instagram.example/known', facebook: '', youtube: '' },
  languages: ['en'],
  registration: { number: 'A-2026-01', checkedOn: '2026-11-01', source: 'the public register' },
  basis: 'checked',
  source: 'the clinic’s own site',
  checkedOn: '2026-11-02',
}

const onTheMap: WrittenClinic[] = [
  ['Heron Clinic', 37.524, 127.028],
  ['Lantern Clinic', 35.159, 129.16],
  ['Acorn Clinic', 37.556, 126.923],
].map(([name, lat, lng], number) => ({
  id: 910_001 + number,
  name: String(name),
  phoneNumber: `02-555-020${number}`,
  location: 'Seoul',
  treatments: ['eye-surgery'],
  lat: Number(lat),
  lng: Number(lng),
}))

/** More than two pages of them. */
const many: WrittenClinic[] = Array.from({ length: 30 }, (_, number) => ({
  id: 920_001 + number,
  name: `Skin Clinic ${String(number + 1).padStart(2, '0')}`,
  phoneNumber: '02-555-0300',
  location: 'Seoul',
  treatments: ['skin-clinics'],
  lat: 37.5 + number / 1000,
  lng: 127,
}))

export const realPaths = {
  bare: '/stem-cell-clinics/900001',
  hostile: '/dental-clinics/900002',
  known: '/dental-clinics/900003',
}

/** In the order of their ids. */
export const pathsOfAll = [
  ...Object.values(realPaths),
  ...onTheMap.map(({ id }) => `/eye-surgery-clinics/${id}`),
  ...many.map(({ id }) => `/skin-clinics/${id}`),
]

/** A product of its own, where real clinics take the place of the samples, which are on no map. */
export const test = base.extend<object, { app: StartedApp }>({
  variables: [samplesAlone, { scope: 'worker' }],

  app: [
    async ({ app, varFolder }, provide) => {
      await writeClinics(varFolder, [bare, hostileClinic, known, ...onTheMap, ...many])
      await provide(app)
    },
    { scope: 'worker' },
  ],
})
