import { expect, test } from 'vitest'
import type { ConsultationRequest } from '#domain/consultations/consultations.ts'
import { consultationLetter as english } from '#locales/en/consultations/consultation-letter.ts'
import { consultationLetter as korean } from '#locales/ko/consultations/consultation-letter.ts'
import { monthsFrom } from './offered-months.ts'
import { writeLetter } from './write-letter.ts'

const request: ConsultationRequest = {
  kind: 'consultation',
  procedures: ['Double Eyelid Surgery'],
  otherProcedure: 'a scar',
  stay: { from: '2027-02-27', to: '2027-03-10' },
  windows: [
    { date: '2027-03-01', hours: { from: '10:00', to: '12:00' } },
    { date: '2027-03-02', hours: null },
  ],
  zone: 'Pacific/Honolulu',
  language: 'en',
  interpreter: 'clinic',
  budget: '2,000,000 won',
  message: 'I wear lenses.\nIs that a problem?',
}
const letter = {
  clinic: { en: 'Bom Clinic', ko: '봄의원' },
  request,
  choices: [
    { en: 'Botox', ko: '보톡스' },
    { en: 'Double Eyelid Surgery', ko: '쌍꺼풀 수술' },
  ],
}

test('the Korean request has every answer in Korean, Korean times, and the visitor’s own words', () => {
  expect(writeLetter(korean, letter)).toBe(`봄의원 담당자님, 안녕하세요.

한국을 방문하는 외국인입니다. 상담 예약을 하고 싶어 연락드립니다.

문의하는 시술: 쌍꺼풀 수술 (Double Eyelid Surgery), a scar
한국 체류 기간: 2027년 2월 27일(토) ~ 2027년 3월 10일(수)
희망 상담 시간(한국 시간):
1. 2027년 3월 1일(월) 10:00~12:00
2. 2027년 3월 2일(화) 시간 무관
언어: 영어. 병원에서 통역을 제공해 주시기 바랍니다.
예산: 2,000,000 won

본인이 직접 쓴 내용(번역하지 않음):
I wear lenses.
Is that a problem?

이 글은 문의이며, 진단이나 처방을 요청하는 것이 아닙니다. 가능 여부와 일정, 부가세를 포함한 비용, 유의 사항을 알려 주시면 감사하겠습니다.

이름(Name):
연락처(Contact):`)
})

test('the English request says each time in Korea and where the visitor is', () => {
  const text = writeLetter(english, letter)
  expect(text).toContain('Dear team of Bom Clinic,')
  expect(text).toContain('1. Mon 1 Mar 2027, 10:00 to 12:00, which is Sun 28 Feb 2027, 15:00 to 17:00 in Honolulu')
  expect(text).toContain('2. Tue 2 Mar 2027, at any time')
  expect(text).toContain('I do not ask for a diagnosis or a prescription')
})

test('what was not answered has no line, and a clinic without a Korean name keeps its name', () => {
  const bare = { procedures: [], otherProcedure: '', stay: null, windows: [], budget: '', interpreter: 'none' } as const
  const text = writeLetter(korean, {
    ...letter,
    clinic: { en: 'Bom Clinic', ko: '' },
    request: { ...request, ...bare, procedures: [], windows: [], kind: 'question', message: 'How much?' },
  })
  expect(text).toContain('Bom Clinic 담당자님')
  for (const label of ['시술', '체류', '시간(', '예산']) expect(text).not.toContain(label)
})

test('a month is a stay too', () => {
  const text = writeLetter(korean, { ...letter, request: { ...request, stay: { month: '2027-03' } } })
  expect(text).toContain('한국 체류 기간: 2027년 3월')
})

test('the offered months begin with this one and go on into the next years', () => {
  expect(monthsFrom('2027-11-30').slice(0, 3)).toEqual(['2027-11', '2027-12', '2028-01'])
  expect(monthsFrom('2027-11-30')).toHaveLength(18)
})

test('a request that is sent from here leaves no line for a name', () => {
  expect(writeLetter(korean, letter)).toContain('이름(Name)')
  expect(writeLetter(korean, { ...letter, isSent: true })).not.toContain('이름')
})
