import { expect, test } from 'vitest'
import { clinicTreatments } from '#domain/clinics/clinics.ts'
import { isLatin, nameKey, wordsIn } from './name-words.ts'
import type { Department } from './procedure-row.ts'
import { procedures, romanisedNames } from './procedures.ts'
import { readProcedures } from './read-procedures.ts'

function idsIn(text: string): string[] {
  return readProcedures(text).found.map(({ procedure }) => procedure.id)
}

function departmentsOf(text: string): Department[] {
  return readProcedures(text).found.flatMap(({ procedure }) => [...procedure.departments])
}

test('no name stands for two procedures', () => {
  const owners = new Map<string, string>()
  for (const { id, english, korean, eastAsian, onlySearched } of procedures) {
    for (const name of [...english, ...korean, ...eastAsian, ...onlySearched]) {
      const key = nameKey(wordsIn(name))
      expect(key, name).not.toBe('')
      expect(owners.get(key) ?? id, name).toBe(id)
      owners.set(key, id)
    }
  }
})

test('every procedure has an id of its own and names in English and Korean', () => {
  expect(new Set(procedures.map(({ id }) => id)).size).toBe(procedures.length)
  for (const { id, english, korean } of procedures) {
    expect(english.length, id).toBeGreaterThan(1)
    expect(
      korean.every((name) => /\p{Script=Hangul}/u.test(name)),
      id,
    ).toBe(true)
  }
})

test('every name is read as its procedure: alone, in capitals, with hyphens and without spaces', () => {
  for (const { id, english, korean, eastAsian, onlySearched } of procedures) {
    for (const name of [...english, ...korean, ...eastAsian, ...onlySearched]) {
      const ways = [name, name.toUpperCase(), name.replaceAll(' ', '-'), wordsIn(name).join('')]
      for (const way of ways) expect(idsIn(way), way).toEqual([id])
    }
  }
})

test('every romanised Korean name is read as its procedure', () => {
  for (const procedure of procedures) {
    for (const name of romanisedNames(procedure)) expect(idsIn(name), name).toEqual([procedure.id])
  }
})

test('every long English name is read in the plural and with a typo', () => {
  for (const { id, english } of procedures) {
    for (const name of english.filter((one) => isLatin(one.replaceAll(/[ -]/g, '')) && one.length >= 9)) {
      expect(idsIn(name.endsWith('s') ? name : `${name}s`), name).toEqual([id])
      const typo = name.replace(/(.)([a-z])(?=[a-z]{2}$)/u, '$2$1')
      expect(idsIn(typo).length, typo).toBeGreaterThan(0)
    }
  }
})

test.each([
  [
    'plastic-surgery',
    'Plastic Surgery, nose jobs, facelift, v line, boob job, lipo, 코성형, 쌍커풀, 지방흡입, ssangkeopul',
  ],
  ['skin-clinics', 'Skin Treatment, Skin Clinics, botox, lip fillers, laser, acne, 보톡스, 점빼기, 탈모, boteokseu'],
  ['eye-surgery', 'Eye Surgery, LASIK, lasek, SMILE, ICL, cataracts, 라식, 스마일라식, 백내장, 렌즈삽입술'],
  ['dental', 'Dental, Dental Care, implants, braces, invisalign, root canals, 임플란트, 교정, 사랑니, impeullanteu'],
  ['stem-cell', 'Stem Cell, Stem Cell Therapy, stem cells, PRP, 줄기세포'],
  ['korean-medicine', 'acupuncture, oriental medicine, herbal medicine, 한의원, 추나, 부항'],
  ['further', 'health check-up, IVF, knee replacement, spine surgery, weight loss, 건강검진, 난임, 정형외과'],
  ['other', 'Other, Other Clinics, 기타'],
])('%s covers what patients call %s', (department, names) => {
  for (const name of names.split(', ')) expect(departmentsOf(name), name).toContain(department)
})

test.each([
  ['best hair transplant in Gangnam', ['hair-transplant'], ['gangnam']],
  ['강남코성형 잘하는곳', ['rhinoplasty'], ['강남']],
  ['강남에서 라식', ['lasik'], ['강남']],
  ['쌍 꺼풀', ['double-eyelid'], []],
  ['dubble eye lid', ['double-eyelid'], []],
  ['removal of moles', ['mole-removal'], []],
  ['whitening teeth', ['whitening'], []],
  ['botox and fillers, Busan', ['botox', 'fillers'], ['busan']],
  ['under eye filler', ['eye-bags'], []],
  ['hollywood smile', ['smile-design'], []],
  ['laser hair removal', ['hair-removal'], []],
  ['double jaw surgery', ['two-jaw'], []],
  ['눈매교정', ['ptosis'], []],
  ['김안과', ['eye-surgery'], ['김']],
  ['how much is a nose job for foreigners', ['rhinoplasty'], []],
])('%j asks for %j and %j', (text, ids, others) => {
  const reading = readProcedures(text)
  expect(reading.found.map(({ procedure }) => procedure.id)).toEqual(ids)
  expect(reading.others).toEqual(others)
})

test.each([
  'hongdae',
  'itaewon',
  'severance hospital',
  'Kim Min-jun',
  '서울대학교병원',
  'asdfgh',
  '',
  '!?',
  '한창의원',
])('%j names no procedure', (text) => {
  expect(idsIn(text)).toEqual([])
})

test('a typo beside a word of the directory is read if the word belongs to the name', () => {
  const isKnown = (word: string) => ['hair', 'seoul'].includes(word)
  const read = (text: string) => readProcedures(text, { isKnown })
  expect(read('hair tranplant').found.map(({ procedure }) => procedure.id)).toEqual(['hair-transplant'])
  expect(read('seoul hair tranplant')).toMatchObject({ found: [{ words: ['hair', 'tranplant'] }], others: ['seoul'] })
})

test('a word of the directory is no typo of a procedure', () => {
  expect(idsIn('dentel')).toEqual(['dental'])
  expect(readProcedures('dentel', { isKnown: (word) => word === 'dentel' }).found).toEqual([])
})

test('every department is one that the directory knows', () => {
  const known = new Set<string>([...clinicTreatments, 'korean-medicine', 'further'])
  for (const { departments } of procedures) for (const department of departments) expect(known).toContain(department)
})
