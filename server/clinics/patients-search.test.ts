import { afterAll, expect, test } from 'vitest'
import { noClinicFilter } from '#domain/clinics/clinic-lists.ts'
import { suggestedProcedures } from '#domain/clinics/clinic-suggestions.ts'
import { clinicTreatments } from '#domain/clinics/clinics.ts'
import { hasDepartment } from '#domain/clinics/procedures/departments.ts'
import type { Department } from '#domain/clinics/procedures/procedure-row.ts'
import { homeClinics } from '#locales/en/clinics/home-clinics.ts'
import { clinicPage } from '#locales/en/clinics/clinic-page.ts'
import { readBuiltInInstitutions, readBuiltInSamples } from '#testing/builders/catalogue.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { createClinics } from './clinics.ts'

const institutions = readBuiltInInstitutions()

const shared = await openTestDatabase()
await open().loadInstitutions(institutions)
afterAll(() => shared.close())

function open() {
  return createClinics({ database: shared.database, samples: 'auto' })
}

async function search(words: string) {
  const { clinics, total } = await open().list({ ...noClinicFilter, search: words, sort: 'known', after: null }, 100)
  expect(total, words).toBe(clinics.length)
  return clinics
}

/** The institutions of the catalogue with any of these departments, near a place. */
function having(departments: readonly Department[], place = ''): string[] {
  const found = institutions.filter(
    ({ facts }) => facts.location.includes(place) && departments.some((department) => hasDepartment(facts, department)),
  )
  return found.map(({ facts }) => facts.name).toSorted()
}

test.each<[words: string, departments: Department[], place?: string]>([
  ['rhinoplasty', ['plastic-surgery']],
  ['Nose jobs', ['plastic-surgery']],
  ['코 성형', ['plastic-surgery']],
  ['코성형', ['plastic-surgery']],
  ['double-eyelid surgery', ['plastic-surgery']],
  ['쌍꺼풀수술', ['plastic-surgery']],
  ['ssangkkeopul', ['plastic-surgery']],
  ['rhinoplasty in Busan', ['plastic-surgery'], 'Busan'],
  ['LASIK', ['eye-surgery']],
  ['lasek', ['eye-surgery']],
  ['SMILE', ['eye-surgery']],
  ['라식', ['eye-surgery']],
  ['라섹 수술', ['eye-surgery']],
  ['botox', ['skin-clinics', 'plastic-surgery']],
  ['보톡스', ['skin-clinics', 'plastic-surgery']],
  ['lip fillers', ['skin-clinics', 'plastic-surgery']],
  ['hair transplants', ['skin-clinics', 'plastic-surgery']],
  ['모발 이식', ['skin-clinics', 'plastic-surgery']],
  ['laser', ['skin-clinics']],
  ['leijeo', ['skin-clinics']],
  ['dental implants', ['dental']],
  ['임플란트', ['dental']],
  ['impeullanteu', ['dental']],
  ['orthadontics', ['dental']],
  ['교정', ['dental']],
  ['acupuncture', ['korean-medicine']],
  ['한의원', ['korean-medicine']],
  ['health checkup', ['further']],
  ['knee replacement', ['further']],
  ['IVF', ['further']],
])(
  '%j finds every institution of the catalogue with a department for it, and says so',
  async (words, departments, place) => {
    const clinics = await search(words)
    const covered = having(departments, place)
    expect(covered.length).toBeGreaterThan(0)
    const withReason = clinics.filter(({ match }) => match !== null)
    expect(withReason.map(({ name }) => name).toSorted()).toEqual(covered)
    for (const { match } of withReason) {
      expect(match?.procedures).toEqual([])
      for (const department of match?.departments ?? []) expect(departments).toContain(department)
    }
  },
)

test('each label of the product finds every clinic of its category', async () => {
  for (const treatment of clinicTreatments) {
    const labels = [
      homeClinics.tabs.names[treatment],
      clinicPage.treatments[treatment],
      ...suggestedProcedures[treatment],
    ]
    const listed = having([treatment])
    for (const label of labels) {
      const found = (await search(label)).map(({ name }) => name)
      for (const name of listed) expect(found, label).toContain(name)
    }
  }
})

test('the name of an institution that names a department finds it before others with the department', async () => {
  for (const name of ['Nune Eye Hospital', '누네안과병원', '김안과병원', '연세대학교치과대학병원', '자생한방병원']) {
    const [first] = await search(name)
    expect([first?.name, first?.nameKo], name).toContain(name)
  }
})

test('a search and the surgery table go on to their end, and every page has the true total', async () => {
  const clinics = open()
  for (const turn of [
    (after: string | null) => clinics.list({ ...noClinicFilter, search: 'rhinoplasty', sort: 'known', after }),
    (after: string | null) => clinics.plasticSurgeryList('rhinoplasty', after),
    (after: string | null) => clinics.plasticSurgeryList('', after),
  ]) {
    const seen: string[] = []
    let after: string | null = null
    do {
      const { next, total, clinics: page } = await turn(after)
      expect(total).toBe(having(['plastic-surgery']).length)
      seen.push(...page.map(({ name }) => name))
      after = next
    } while (after !== null)
    expect(seen.toSorted()).toEqual(having(['plastic-surgery']))
  }
})

test('a real clinic stands before every sample, however well the sample fits', async () => {
  await open().load(readBuiltInSamples())
  for (const words of ['hair loss', 'knee', 'stem cell', 'consultation']) {
    const isSample = (await search(words)).map((clinic) => clinic.isSample)
    const first = isSample.indexOf(true)
    expect(first, words).toBeGreaterThanOrEqual(0)
    expect(isSample.slice(first), words).not.toContain(false)
  }
})
