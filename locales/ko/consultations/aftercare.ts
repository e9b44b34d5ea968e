import type { AftercareWords } from '#domain/consultations/aftercare-words.ts'

function day(date: string): string {
  return `${Number(date.slice(0, 4))}년 ${Number(date.slice(5, 7))}월 ${Number(date.slice(8))}일`
}

/** The aftercare passport in Korean, for whoever helps the patient here. */
export const aftercareSheet: AftercareWords = {
  title: '시술 후 관리 수첩',
  clinic: '병원',
  name: ({ en, ko }) => ko || en,
  procedure: '문의한 시술',
  treatedOn: '시술일',
  day,
  until: (nth, date) => `${day(date)}까지 (${nth}일째)`,
  from: (nth, date) => `${day(date)} 이후 (${nth}일째)`,
  between: ([from, to], [first, last]) =>
    from === to ? `${day(last)} (${to}일째)` : `${day(first)} ~ ${day(last)} (${from}~${to}일째)`,
  steps: {
    quiet: '무리한 활동, 뜨거운 곳, 음주 금지',
    check: '병원 검진',
    cast: '부목(깁스) 제거',
    flight: '비행기 탑승',
    calm_flight: '비행기 탑승 권장 시기',
    second_visit: '두 번째 방문',
    'no-contact-lenses': '콘택트렌즈 착용 금지',
    'no-glasses-on-nose': '코에 안경 걸치지 않기',
    'soft-food': '부드러운 음식 섭취',
    'no-swimming-or-sauna': '수영, 사우나 금지',
    'no-sauna-or-hard-exercise': '사우나, 격한 운동 금지',
    'sun-care': '자외선 철저히 차단',
    'no-sun-sauna-or-gym': '햇빛, 사우나, 헬스장 금지',
    'second-visit-months-later': '몇 달 뒤 두 번째 방문',
    'ask-for-approval': '허가된 시술인지 병원에 확인',
  },
  ask: '병원에 문의',
  noRanges: '문의한 시술의 회복 기간 정보가 없습니다. 주의 사항과 기간을 병원에 물어보세요.',
  ranges: '시술일부터 계산한 여행 계획용 기간이며 의학적 조언이 아닙니다. 병원의 지시가 우선합니다.',
  byHand: '병원에서 함께 적는 칸',
  done: '받은 시술',
  medicine: '약: 이름, 용량, 복용 기간',
  signs: '위험 신호: 바로 병원에 연락해야 할 증상',
  nextCheck: '다음 검진',
  calls: '연락처',
  clinicPhone: '시술 병원',
  noPhone: '번호 모름',
  medicalKorea: '메디컬코리아 지원센터',
  travel: '관광통역안내전화',
  emergency: '응급 · 화재 신고',
}
