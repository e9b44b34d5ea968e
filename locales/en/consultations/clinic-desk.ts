import type { ScheduleField } from '#domain/consultations/visit-schedules.ts'
import type { SlotMistake } from '#domain/consultations/visit-slots.ts'
import type { Weekday } from '#domain/places/places.ts'
import { messengerNames } from './sent-requests.ts'
import { dates } from '#locales/en/site/dates.ts'
import { writeDay } from '#locales/ko/consultations/visit-times.ts'
import { writeClinicTime } from './visit-times.ts'

/** The clinic's page of a request, in Korean and English. */
export const clinicDesk = {
  title: { korean: '방문객의 문의', english: 'A visitor’s request' },
  lead: '열람은 기록되며, 링크는 7일 동안 유효합니다. Each look is logged, and the link works for seven days.',
  write: writeClinicTime,
  day: (date: string) => `${writeDay(date)} · ${dates.write(new Date(`${date}T00:00Z`))}`,
  code: {
    text: '문의를 열려면 확인 코드가 필요합니다. 이 링크를 받은 주소로 보내 드립니다. Opening the request needs a code, which we send to the address that got this link.',
    send: '코드 받기 · Send the code',
    label: '확인 코드 · Code',
    hint: '이메일로 받은 6자리 숫자. The six digits of our mail.',
    open: '문의 보기 · Read the request',
    again: '코드 다시 받기 · Send another code',
    problems: {
      wrong: '코드가 맞지 않거나 만료되었습니다. The code is wrong or too old.',
      limited: '시도가 너무 많습니다. 잠시 후 다시 시도해 주세요. Too many tries. Please try again later.',
      ended: '한 시간이 지나 코드가 다시 필요합니다. An hour has passed, so a new code is needed.',
    },
  },
  states: {
    unconfirmed: '',
    requested: '확인 전 · Not opened yet',
    seen: '답변 전 · Opened, not answered yet',
    proposed: '시간 제안됨 · Times proposed',
    confirmed: '방문 확정 · Visit arranged',
    completed: '방문 완료 · Visit completed',
    not_held: '방문하지 않음 · Visit did not take place',
    declined: '답변 불가 · Declined',
    withdrawn: '취소됨 · Withdrawn',
    expired: '종료됨 · Ended',
  },
  from: '보낸 사람 · From',
  answerTo: '메신저 답변 가능 · Also reached at',
  messengers: messengerNames,
  text: '문의 내용 · The request',
  visit: '방문 시간 · The visit',
  proposed: '제안한 시간 · Proposed times',
  answer: '이메일로 답변하기 · Answer by mail',
  noAdvice: '이 문의는 진단이나 처방이 아닙니다. This is a question, and neither a diagnosis nor a prescription.',
  propose: {
    title: '방문 시간 제안 · Propose times',
    lead: '최대 세 개. 방문객이 하나를 선택하며, 3일 동안 다른 사람에게 제안되지 않습니다. Up to three. The visitor takes one. They are held for three days.',
    free: '빈 시간 · Free times',
    byHand: '직접 입력(한국 시간) · Enter times (in Korea)',
    date: '날짜 · Day',
    clock: '시각 · Time',
    minutes: (minutes: number) => `${minutes}분 · ${minutes} minutes each`,
    send: '시간 제안하기 · Propose these times',
    tooMany: '최대 세 개를 선택하세요. Choose at most three.',
    taken: '이미 다른 사람에게 제안되었거나 확정된 시간입니다. This time is taken.',
    nearest: '가까운 빈 시간 · The nearest free times:',
    mistakes: {
      missing: '시간을 하나 이상 입력하세요. Enter one time at least.',
      malformed: '2027-03-02, 14:30 형식으로 입력하세요. Enter a day such as 2027-03-02 and a time such as 14:30.',
      past: '지난 시간입니다. This time has passed.',
      too_far: '1년 이내여야 합니다. Enter a day within a year.',
      overlaps: '다른 시간과 겹칩니다. This time overlaps another one.',
    } satisfies Record<SlotMistake, string>,
  },
  messages: {
    title: '메시지 · Messages',
    none: '아직 메시지가 없습니다. No messages yet.',
    from: { patient: '방문객 · The visitor', clinic: '병원 · The clinic', site: 'My Guide Korea' },
    label: '방문객에게 보낼 메시지 · Your message',
    hint: '방문객은 내용 없이 알림 메일만 받습니다. The visitor gets a mail without a word of it.',
    send: '보내기 · Send',
    problems: {
      missing: '메시지를 입력하세요. Write a message.',
      too_long: '2,000자 이내로 입력하세요. Shorten it to 2,000 characters.',
      limited: '잠시 후 다시 시도해 주세요. Please try again later.',
      ended: '아직 보내지 않았습니다. This is not sent yet.',
      closed: '더 이상 메시지를 보낼 수 없습니다. Messages can no longer be written here.',
    },
  },
  schedule: {
    title: '진료 시간과 답변 방법 · Hours and how you answer',
    lead: '한 번 입력하면 모든 문의에 빈 시간이 표시됩니다. Entered once, every request offers your free times.',
    days: {
      mon: '월요일 · Monday',
      tue: '화요일 · Tuesday',
      wed: '수요일 · Wednesday',
      thu: '목요일 · Thursday',
      fri: '금요일 · Friday',
      sat: '토요일 · Saturday',
      sun: '일요일 · Sunday',
    } satisfies Record<Weekday, string>,
    from: '시작 · From',
    to: '종료 · To',
    pause: '휴게 시간 · Break',
    closed: '휴진일 · Closed days',
    closedHint: '한 줄에 하루씩, 2027-03-01 형식. One a line, such as 2027-03-01.',
    slotMinutes: '방문 한 번의 길이 · Length of a visit',
    minutes: (minutes: number) => `${minutes}분 · ${minutes} minutes`,
    people: '동시에 진료하는 인원 · People who see patients at the same time',
    answers: '답변 방법 · How you answer',
    ways: {
      here: '이 페이지의 메시지로 · With messages on this page',
      by_mail: '병원 이메일로만 · By your own mail only',
    },
    save: '저장 · Save',
    saved: '저장되었습니다. Saved.',
    mistakeIn: (field: ScheduleField) => scheduleMistakes[field] ?? scheduleMistakes.day,
  },
  decline: '답변 불가 · Decline',
  declineText: '방문객에게 알리고 문의를 닫습니다. The visitor is told, and the request is closed.',
  notHeld: '방문하지 않았음 · It did not take place',
  notHeldText:
    '방문 후 하루 안에 알리지 않으면 완료로 처리됩니다. If nobody says so within a day, the visit counts as completed.',
  refused: '더 이상 처리할 수 없습니다. This cannot be done any more.',
}

const scheduleMistakes: Partial<Record<ScheduleField, string>> & { day: string } = {
  day: '시작과 종료를 10:00, 18:00처럼 입력하세요. Enter both times, the earlier one first.',
  closed: '2027-03-01 형식으로 한 줄에 하루씩 입력하세요. Enter days such as 2027-03-01, at most 100.',
  slotMinutes: '목록에서 선택하세요. Choose from the list.',
  people: '1에서 50까지 입력하세요. Enter a number from 1 to 50.',
  answers: '하나를 선택하세요. Choose one.',
}
