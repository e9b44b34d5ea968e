import { expect, test } from 'vitest'
import { isTreatmentReason, mentionsTreatment } from './treatment-mentions.ts'

test.each([
  'my rhinoplasty on Friday',
  'Double EYELID, second day',
  'post-op check up',
  'a laser session',
  'see the dentist',
  '강남 성형외과 상담',
  '쌍꺼풀 수술',
  '江南の皮膚科',
  '双眼皮手术',
  'пластическая операция',
])('"%s" reveals a treatment', (text) => {
  expect(mentionsTreatment(text)).toBe(true)
})

test.each(['', 'Gyeongbokgung Palace', '한복 체험과 경복궁', '歴史博物館', 'Прогулка по Сеулу', 'filled dumplings'])(
  '"%s" reveals no treatment',
  (text) => {
    expect(mentionsTreatment(text)).toBe(false)
  },
)

test.each([
  'treatment:surgery',
  'kept-free:skin',
  'clinic:language',
  'recovery:medical',
  'tag:skin',
  'quiet_after_surgery',
])('the reason %s reveals a treatment', (code) => {
  expect(isTreatmentReason(code)).toBe(true)
})

test.each(['must', 'interest:culture', 'area:Hongdae', 'tag:skincare', 'for:couple', 'near'])(
  'the reason %s reveals no treatment',
  (code) => {
    expect(isTreatmentReason(code)).toBe(false)
  },
)

test('a reason of another version that names a treatment reveals it too', () => {
  expect(isTreatmentReason('after-rhinoplasty')).toBe(true)
})
