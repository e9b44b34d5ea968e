import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { noClinicFilter } from '#domain/clinics/clinic-lists.ts'
import { type ClinicFacts, unknownClinic } from '#domain/clinics/clinics.ts'
import { characterForms } from '#domain/korea/east-asian-characters.ts'
import { foldText } from '#domain/site/search-words.ts'
import { anyText } from '#testing/builders/any-text.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { createClinics } from './clinics.ts'

const directory = [
  {
    name: 'Seoul Ribbon Plastic Surgery',
    nameKo: '서울리본성형외과의원',
    location: 'Sinsa-dong, Gangnam-gu, Seoul',
    district: { en: 'Gangnam-gu, Seoul', ko: '서울 강남구' },
    treatments: ['plastic-surgery'],
    procedures: ['Rhinoplasty', 'Double Eyelid Surgery'],
    doctors: [{ name: 'Dr. Kim Min-jun', specialty: 'Noses', experience: '' }],
    description: 'An appointment first, an estimate in writing.',
  },
  {
    name: 'JK Dermatology',
    nameKo: 'JK피부과의원',
    location: 'Yeoksam-dong, Gangnam-gu, Seoul',
    district: { en: 'Gangnam-gu, Seoul', ko: '서울 강남구' },
    treatments: ['skin-clinics'],
    procedures: ['Botox', 'Laser Treatment'],
    description: 'Three minutes from Gangnam station. Ask for Crème care.',
  },
  {
    name: 'Haeundae Dental',
    nameKo: '해운대 바다 치과의원',
    location: 'U-dong, Haeundae-gu, Busan',
    district: { en: 'Haeundae-gu, Busan', ko: '부산 해운대구' },
    treatments: ['dental'],
    procedures: ['Dental Implants'],
    description: 'Near the beach; patients come from Gangnam too.',
  },
  { name: 'Gangnam Smile', nameKo: '한창의원', treatments: ['other'], phoneNumber: '02-000-0000' },
] satisfies Partial<ClinicFacts>[]

const shared = await openTestDatabase()
for (const facts of directory) await addClinic(facts)
afterAll(() => shared.close())

async function addClinic(facts: Partial<ClinicFacts>) {
  await shared.database.transactionAs({ role: 'service' }, (tx) =>
    tx
      .insertInto('mgk.clinics')
      .values({ origin: 'editor', source_id: null, imported: JSON.stringify({ ...unknownClinic, ...facts }) })
      .execute(),
  )
}

function open() {
  return createClinics({ database: shared.database, samples: 'off' })
}

async function search(words: string): Promise<string[]> {
  const { clinics, total } = await open().list({ ...noClinicFilter, search: words, sort: 'known', after: null }, 100)
  expect(total).toBe(clinics.length)
  return clinics.map(({ name }) => name)
}

test.each([
  ['a word of the name', 'ribbon'],
  ['the beginning of a word', 'ribb'],
  ['another case', 'RIBBON'],
  ['wide letters', 'ｒｉｂｂｏｎ'],
  ['a typo', 'ribbno'],
  ['the Hangul name', '서울리본성형외과의원'],
  ['a part of the Hangul name', '리본'],
  ['Hangul with a space', '서울 리본'],
  ['Hangul taken apart', '리본'.normalize('NFD')],
  ['initial consonants', 'ㅅㅇㄹㅂ'],
  ['initial consonants in the middle', 'ㄹㅂㅅ'],
  ['two typos in a long word', 'rinoplasti'],
  ['how the Hangul is read', 'seoulribon'],
  ['another romanisation of it', 'seoulleebon'],
  ['a part of the town', 'sinsa'],
  ['the same written together', 'sinsadong'],
  ['another spelling of it', 'shinsa-dong'],
  ['a procedure', 'rhinoplasty'],
  ['a procedure with a typo', 'rhinoplsaty'],
  ['a procedure in Korean', '코'],
  ['a doctor', 'Kim Min-jun'],
  ['a doctor written together', 'minjun'],
  ['a word of the description', 'estimate'],
  ['words of two scripts', 'gangnam 코'],
  ['words of different fields', 'rhinoplasty sinsa 리본 kim'],
])('%s finds the clinic and no other: %s', async (_, words) => {
  expect(await search(words)).toEqual(['Seoul Ribbon Plastic Surgery'])
})

test('a name stands before what is offered and where, and that before a mention', async () => {
  expect(await search('gangnam')).toEqual([
    'Gangnam Smile',
    'Seoul Ribbon Plastic Surgery',
    'JK Dermatology',
    'Haeundae Dental',
  ])
  expect(await search('kangnam')).toEqual(await search('gangnam'))
})

test.each(['cataract sinsa', 'gangnam zzzz', '해운대 리본', 'ㅋㅋㅋ', '없다'])(
  'no clinic has all of %s, so none is found',
  async (words) => {
    expect(await search(words)).toEqual([])
  },
)

test.each([
  ['nose job', { 'Seoul Ribbon Plastic Surgery': ['Rhinoplasty'] }],
  ['코성형', { 'Seoul Ribbon Plastic Surgery': ['Rhinoplasty'] }],
  ['강남코성형 잘하는곳', { 'Seoul Ribbon Plastic Surgery': ['Rhinoplasty'] }],
  ['ssangkkeopul', { 'Seoul Ribbon Plastic Surgery': ['Double Eyelid Surgery'] }],
  ['liposuction', { 'Seoul Ribbon Plastic Surgery': 'plastic-surgery' }],
  ['thread lift sinsa', { 'Seoul Ribbon Plastic Surgery': 'plastic-surgery' }],
  ['botox', { 'JK Dermatology': ['Botox'], 'Seoul Ribbon Plastic Surgery': 'plastic-surgery' }],
  ['boteokseu', { 'JK Dermatology': ['Botox'], 'Seoul Ribbon Plastic Surgery': 'plastic-surgery' }],
  ['laser', { 'JK Dermatology': ['Laser Treatment'] }],
  ['acne', { 'JK Dermatology': 'skin-clinics' }],
  ['hair transplant', { 'Seoul Ribbon Plastic Surgery': 'plastic-surgery', 'JK Dermatology': 'skin-clinics' }],
  ['braces', { 'Haeundae Dental': 'dental' }],
  ['치아교정', { 'Haeundae Dental': 'dental' }],
  ['orthadontics in Busan', { 'Haeundae Dental': 'dental' }],
  ['implant', { 'Haeundae Dental': ['Dental Implants'] }],
])(
  '%j finds the clinics that list it, then those with a department for it, and says which',
  async (words, expected) => {
    const { clinics } = await open().list({ ...noClinicFilter, search: words, sort: 'known', after: null })
    const reasons = clinics.map(({ name, match }) => {
      const { procedures = [], departments = [] } = match ?? {}
      return [name, procedures.length > 0 ? procedures : departments.join()]
    })
    expect(Object.fromEntries(reasons)).toEqual(expected)
  },
)

test('a department is found under its own name in English and Korean', async () => {
  for (const words of ['Plastic Surgery', 'plastic surgeons', '성형외과', 'seonghyeong'])
    expect(await search(words), words).toContain('Seoul Ribbon Plastic Surgery')
  for (const words of ['Skin Treatment', 'dermatologist', '피부과'])
    expect(await search(words), words).toContain('JK Dermatology')
  for (const words of ['Dental Care', 'dentists', '치과', 'chigwa'])
    expect(await search(words), words).toContain('Haeundae Dental')
  for (const words of ['Other Clinics', '기타']) expect(await search(words), words).toContain('Gangnam Smile')
})

test('words beside a procedure that no clinic has are left out of the search and named', async () => {
  const { clinics, unread } = await open().list({
    ...noClinicFilter,
    search: 'braces itaewon',
    sort: 'known',
    after: null,
  })
  expect(clinics.map(({ name }) => name)).toEqual(['Haeundae Dental'])
  expect(unread).toEqual(['itaewon'])
  const narrowed = await open().list({ ...noClinicFilter, search: 'braces busan', sort: 'known', after: null })
  expect(narrowed.unread).toEqual([])
})

test('Korean medicine is known by the name, and further departments by several listings', async () => {
  await addClinic({ name: 'Hanbit Korean Medicine Hospital', nameKo: '한빛한방병원', treatments: ['other'] })
  await addClinic({ name: 'Hanbit University Hospital', treatments: ['other', 'dental'] })
  expect(await search('acupuncture')).toEqual(['Hanbit Korean Medicine Hospital'])
  expect(await search('한의원')).toEqual(['Hanbit Korean Medicine Hospital'])
  expect(await search('knee replacement')).toEqual(['Hanbit University Hospital'])
  expect(await search('건강검진')).toEqual(['Hanbit University Hospital'])
})

test('a clinic search finds typos only when no name matches exactly', async () => {
  await addClinic({ name: 'Velvetine', treatments: ['other'] })
  await addClinic({ name: 'Velvetina', treatments: ['other'] })
  expect(await search('velvetine')).toEqual(['Velvetine'])
  expect((await search('velvetino')).toSorted()).toEqual(['Velvetina', 'Velvetine'])
})

test('a search goes on where the page before ended, better matches first, and misses none', async () => {
  const clinics = open()
  const seen: string[] = []
  let after: string | null = null
  do {
    const page = await clinics.list({ ...noClinicFilter, search: 'gangnam', sort: 'known', after }, 1)
    seen.push(...page.clinics.map(({ name }) => name))
    after = page.next
  } while (after)
  expect(seen).toEqual(await search('gangnam'))
})

test('a search may be put in order by name, and a place in another order is refused', async () => {
  const clinics = open()
  const byName = await clinics.list({ ...noClinicFilter, search: 'gangnam', sort: 'name', after: null }, 2)
  expect(byName.clinics.map(({ name }) => name)).toEqual(['Gangnam Smile', 'Haeundae Dental'])
  const wrong = clinics.list({ ...noClinicFilter, search: 'gangnam', sort: 'known', after: byName.next })
  await expect(wrong).rejects.toThrow('clinics.list_position_unknown')
})

test('a change, a removal and a return of a clinic are found at once', async () => {
  await addClinic({ name: 'Quokka', treatments: ['other'] })
  const change = (set: { overlay?: string; deleted_at?: Date | null }) =>
    shared.database.transactionAs({ role: 'service' }, (tx) =>
      tx.updateTable('mgk.clinics').set(set).where('name', 'in', ['Quokka', 'Wombat']).execute(),
    )
  await change({ overlay: JSON.stringify({ name: 'Wombat' }) })
  expect(await search('quokka')).toEqual([])
  expect(await search('wombat')).toEqual(['Wombat'])
  await change({ deleted_at: new Date() })
  expect(await search('wombat')).toEqual([])
  await change({ deleted_at: null })
  expect(await search('wombat')).toEqual(['Wombat'])
})

test('words that hold nothing narrow nothing', async () => {
  const everything = await search('')
  for (const nothing of ['  ', '...', '"%_\\', '😀', '\u0000\u0001', '\uD800', 'ㅎ'])
    expect(await search(nothing)).toEqual(everything)
})

test.each([
  ['quotes', '\' or 1=1 --"'],
  ['wildcards of patterns', '%_%'],
  ['backslashes', '\\\\'],
  ['a null', 'a\u0000b'],
  ['a word of 10,000 letters', 'x'.repeat(10_000)],
  ['10,000 syllables', '가'.repeat(10_000)],
  ['5,000 words', 'a '.repeat(5000)],
  ['operators of queries and lists', '{}[]()&|!:*'],
  ['halves of characters', '\uDC00문\uD800'],
  ['a picture', '🏥 clinic'],
])('%s are answered like any other words', async (_, words) => {
  await expect(open().list({ ...noClinicFilter, search: words, sort: 'known', after: null })).resolves.toHaveProperty(
    'clinics',
  )
  await expect(open().facets({ ...noClinicFilter, search: words })).resolves.toHaveProperty('procedures')
  await expect(open().pins({ ...noClinicFilter, search: words })).resolves.toHaveProperty('pins')
})

const latinWord = fc.string({
  unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'.split('')),
  minLength: 8,
  maxLength: 14,
})
const hangul = fc.array(fc.integer({ min: 0xac00, max: 0xd7a3 }), { minLength: 2, maxLength: 10 })
const initials = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'

test('every clinic is found by its names, each word, its initial consonants, its Hangul split into letters, and with a typo', async () => {
  await fc.assert(
    fc.asyncProperty(latinWord, latinWord, hangul, fc.nat(), async (first, second, codes, place) => {
      const [name, nameKo] = [`${first} ${second}`, String.fromCharCode(...codes)]
      await addClinic({ name, nameKo, treatments: ['other'] })
      const typo = 1 + (place % (first.length - 1))
      const ways = [
        name,
        name.toUpperCase(),
        first,
        second,
        first.slice(0, typo) + first.slice(typo + 1),
        nameKo,
        nameKo.normalize('NFD'),
        codes.map((code) => initials.charAt(Math.floor((code - 0xac00) / 588))).join(''),
      ]
      for (const words of ways) expect(await search(words)).toContain(name)
    }),
    { numRuns: 25 },
  )
})

test('any text at all is answered', async () => {
  const clinics = open()
  await fc.assert(
    fc.asyncProperty(anyText, async (words) => {
      await clinics.list({ ...noClinicFilter, search: words, sort: 'known', after: null })
    }),
    { numRuns: 60 },
  )
})

test('the database folds a text as the search folds its words', async () => {
  const anyTexts = fc.sample(anyText, 300).map((text) => text.toWellFormed().replaceAll('\u0000', ''))
  const texts = [...anyTexts, ...characterForms.keys(), ...characterForms.values()]
  // A letter younger than the Unicode of this PostgreSQL is folded by one of the two alone.
  const { rows } = await sql<{ given: string; folded: string }>`
    select given, mgk.fold_text(given) as folded from unnest(${texts}::text[]) as given where unicode_assigned(given)
  `.execute(shared.database.reader)
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.map(({ folded }) => folded)).toEqual(rows.map(({ given }) => foldText(given)))
})
