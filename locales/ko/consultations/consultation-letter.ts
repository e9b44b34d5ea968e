import type { LetterWords } from '#domain/consultations/letter-words.ts'
import { writeDay } from './visit-times.ts'

const languageNames = new Intl.DisplayNames('ko', { type: 'language' })

/** A request to a clinic in Korean, the clinic's language. Times are Korean times only. */
export const consultationLetter: LetterWords = {
  greeting: ({ en, ko }) => `${ko || en} 담당자님, 안녕하세요.`,
  opening: {
    consultation: '한국을 방문하는 외국인입니다. 상담 예약을 하고 싶어 연락드립니다.',
    question: '한국을 방문하는 외국인입니다. 궁금한 점이 있어 연락드립니다.',
  },
  procedures: '문의하는 시술',
  procedure: ({ en, ko }) => (ko === '' ? en : `${ko} (${en})`),
  stay: '한국 체류 기간',
  stayOf: (stay) => {
    if ('month' in stay) return `${Number(stay.month.slice(0, 4))}년 ${Number(stay.month.slice(5))}월`
    return `${writeDay(stay.from)} ~ ${writeDay(stay.to)}`
  },
  windows: '희망 상담 시간(한국 시간)',
  window: ({ date, hours }) => (hours ? `${writeDay(date)} ${hours.from}~${hours.to}` : `${writeDay(date)} 시간 무관`),
  language: '언어',
  languageOf: (language) => languageNames.of(language) ?? language,
  interpreter: {
    none: '통역은 필요하지 않습니다.',
    clinic: '병원에서 통역을 제공해 주시기 바랍니다.',
    own: '통역해 줄 사람과 함께 가겠습니다.',
  },
  budget: '예산',
  message: '본인이 직접 쓴 내용(번역하지 않음)',
  closing:
    '이 글은 문의이며, 진단이나 처방을 요청하는 것이 아닙니다. 가능 여부와 일정, 부가세를 포함한 비용, 유의 사항을 알려 주시면 감사하겠습니다.',
  signature: '이름(Name):\n연락처(Contact):',
}
