import type { ReviewMistake } from '#domain/reviews/read-review.ts'
import { dates } from '#locales/en/site/dates.ts'

const mistakes: Record<ReviewMistake, string> = {
  missing: '답변을 입력하세요 · Write the answer',
  wrong: '저장할 수 없는 문자가 있습니다 · This text has characters that cannot be stored',
  too_long: '1,000자 이하로 줄여 주세요 · Shorten the answer to 1,000 characters',
  link: '웹 주소와 이메일 주소는 빼 주세요 · Leave addresses of pages and mailboxes out',
}

/** The clinic's page of a review, in Korean and English. */
export const reviewAnswer = {
  title: '방문 후기 · A review of a visit',
  visit: (clinic: string, month: string) => `${clinic}, ${dates.writeMonth(new Date(`${month}-01`))}`,
  lead: '답변은 후기 아래에 공개됩니다. 환자의 이름이나 진료 내용은 쓰지 마세요. Your answer is shown in public below the review. Name no patient, and say nothing of a treatment.',
  review: '후기 · The review',
  answer: '병원의 답변 · Your answer',
  send: '답변 공개 · Publish the Answer',
  change: '답변 수정 · Change the Answer',
  mistakes,
  notThere: {
    title: '후기가 없습니다 · There is no such review',
    text: '링크가 만료되었거나 후기가 삭제되었습니다. The link has ended, or the review was taken back.',
    clinics: 'See all clinics',
  },
}
