import { expect, test } from 'vitest'
import { townName } from './town-name.ts'

test.each([
  ['Jongno-gu, Seoul', '서울 종로구', 'Seoul', '서울'],
  ['Gijang-gun, Busan', '부산 기장군', 'Busan', '부산'],
  ['Sejong', '세종', 'Sejong', '세종'],
  ['Paju, Gyeonggi', '경기 파주시', 'Paju', '파주'],
  ['Gapyeong-gun, Gyeonggi', '경기 가평군', 'Gapyeong', '가평'],
  ['Gwangju, Gyeonggi', '경기 광주시', 'Gwangju, Gyeonggi', '광주'],
  ['Buk-gu, Gwangju', '광주 북구', 'Gwangju', '광주'],
  ['Seogwipo, Jeju', '제주 서귀포시', 'Seogwipo', '서귀포'],
  ['', '', '', ''],
])('%s lies in a town of its own name', (district, korean, en, ko) => {
  expect(townName({ en: district, ko: korean })).toEqual({ en, ko })
})
