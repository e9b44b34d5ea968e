import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '#testing/builders/any-text.ts'
import { readTreatmentTable } from '#testing/builders/catalogue.ts'
import { readTreatmentText } from './treatment-text.ts'

const rows = readTreatmentTable()

function idsIn(text: string): string[] {
  return readTreatmentText(text, rows).understood.map(({ id }) => id)
}

test.each([
  ['nose job', ['rhinoplasty']],
  ['Nose-job', ['rhinoplasty']],
  ['I want to get my nose done', ['rhinoplasty']],
  ['rhinoplasy', ['rhinoplasty']],
  ['RINOPLASTY', ['rhinoplasty']],
  ['double eyelid', ['double-eyelid']],
  ['Double Eyelids surgery', ['double-eyelid']],
  ['duoble eyelid', ['double-eyelid']],
  ['double eyelid & nose job', ['double-eyelid', 'rhinoplasty']],
  ['1. eyelid surgery 2. rhinoplasty', ['double-eyelid', 'rhinoplasty']],
  ['rhinoplasty and v-line', ['rhinoplasty', 'facial-contouring']],
  ['Jaw reduction, cheekbone reduction', ['facial-contouring']],
  ['facelift / fillers / botox', ['face-lifting', 'fillers', 'botox']],
  ['thread lift', ['thread-lift']],
  ['LASIK', ['lasik']],
  ['laser eye surgery', ['surface-laser']],
  ['laser toning', ['laser']],
  ['fraxel laser', ['laser']],
  ['botux', []],
  ['a bit of botox', ['botox']],
  ['chemical peeling + botox', ['chemical-peel', 'botox']],
  ['2 dental implants', ['dental-implant']],
  ['porcelain veneers or crowns', ['veneers-crowns']],
  ['stem cell therapy', ['stem-cell']],
  ['쌍꺼풀', ['double-eyelid']],
  ['쌍커풀 수술', ['double-eyelid']],
  ['쌍수랑 코성형', ['double-eyelid', 'rhinoplasty']],
  ['코성형', ['rhinoplasty']],
  ['코 수술 상담 받고 싶어요', ['rhinoplasty']],
  ['코', ['rhinoplasty']],
  ['안면윤곽', ['facial-contouring']],
  ['사각턱 수술, 광대 축소', ['facial-contouring']],
  ['보톡스와 필러', ['botox', 'fillers']],
  ['레이저 토닝', ['laser']],
  ['라식/라섹', ['lasik', 'surface-laser']],
  ['임플란트', ['dental-implant']],
  ['라미네이트', ['veneers-crowns']],
  ['줄기세포 치료', ['stem-cell']],
  ['피부과 필링', ['chemical-peel']],
  ['二重整形', ['double-eyelid']],
  ['二重と鼻整形', ['double-eyelid', 'rhinoplasty']],
  ['鼻の整形したいです', ['rhinoplasty']],
  ['ボトックス、ヒアルロン酸注射', ['botox', 'fillers']],
  ['ﾎﾞﾄｯｸｽ', ['botox']],
  ['レーシック', ['lasik']],
  ['エラ削り', ['facial-contouring']],
  ['ケミカルピーリング', ['chemical-peel']],
  ['インプラント', ['dental-implant']],
  ['双眼皮', ['double-eyelid']],
  ['割雙眼皮和隆鼻', ['double-eyelid', 'rhinoplasty']],
  ['我想做鼻综合', ['rhinoplasty']],
  ['瘦脸针、玻尿酸', ['botox', 'fillers']],
  ['皮秒激光', ['laser']],
  ['全飞秒', ['lasik']],
  ['种植牙', ['dental-implant']],
  ['磨骨', ['facial-contouring']],
  ['线雕', ['thread-lift']],
  ['blepharoplasty', ['double-eyelid']],
  ['eyelid surgery please', ['double-eyelid']],
  ['쌍거풀', ['double-eyelid']],
  ['埋没法', ['double-eyelid']],
  ['重睑', ['double-eyelid']],
  ['nose reshaping', ['rhinoplasty']],
  ['코끝 성형', ['rhinoplasty']],
  ['隆鼻手术', ['rhinoplasty']],
  ['V line surgery', ['facial-contouring']],
  ['cheekbones', ['facial-contouring']],
  ['광대', ['facial-contouring']],
  ['輪郭手術', ['facial-contouring']],
  ['下颌角', ['facial-contouring']],
  ['mini lift', ['face-lifting']],
  ['실리프팅', ['thread-lift']],
  ['糸リフト', ['thread-lift']],
  ['LASEK', ['surface-laser']],
  ['스마일라식', ['lasik']],
  ['건강검진', ['health-check']],
  ['full body check-up', ['health-check']],
  ['人間ドック', ['health-check']],
  ['體檢', ['health-check']],
  ['SMILE LASIK', ['lasik']],
  ['近视手术', ['surface-laser']],
  ['wrinkle injection', ['botox']],
  ['肉毒杆菌', ['botox']],
  ['lip fillers', ['fillers']],
  ['フィラー', ['fillers']],
  ['pico toning', ['laser']],
  ['レーザー治療', ['laser']],
  ['刷酸', ['chemical-peel']],
  ['tooth implant', ['dental-implant']],
  ['牙贴面', ['veneers-crowns']],
  ['セラミック', ['veneers-crowns']],
  ['干细胞治疗', ['stem-cell']],
  ['再生医療', ['stem-cell']],
])('%j means %j', (text, expected) => {
  expect(idsIn(text)).toEqual(expected)
})

test.each([
  ['breast augmentation', ['breast augmentation']],
  ['breast implants', ['breast implants']],
  ['liposuction and nose job', ['liposuction']],
  ['double eyelid surgery with liposuction', ['liposuction']],
  ['eye surgery', ['eye surgery']],
  ['something nice for my face', ['something nice for my face']],
  ['가슴 성형', ['가슴 성형']],
  ['지방흡입, 코성형', ['지방흡입']],
  ['脂肪吸引', ['脂肪吸引']],
  ['隆胸', ['隆胸']],
  ['asdfgh', ['asdfgh']],
  ['diagnosed', ['diagnosed']],
  ['keynose', ['keynose']],
])('%j leaves %j unread and is not guessed', (text, unread) => {
  expect(readTreatmentText(text, rows).unread).toEqual(unread)
})

test.each([
  ['nose job but no fillers', ['rhinoplasty'], ['fillers']],
  ['botox, not fillers', ['botox'], ['fillers']],
  ["don't want botox", [], ['botox']],
  ['필러 말고 보톡스', ['botox'], ['fillers']],
  ['双眼皮,不要玻尿酸', ['double-eyelid'], ['fillers']],
  ['ボトックス以外', [], ['botox']],
])('%j says no to some', (text, understood, declined) => {
  const reading = readTreatmentText(text, rows)
  expect(reading.understood.map(({ id }) => id)).toEqual(understood)
  expect(reading.declined).toEqual(declined)
})

test('a text without a letter says nothing', () => {
  for (const text of ['', '  ', '-', '?!', '\n,,;']) {
    expect(readTreatmentText(text, rows)).toEqual({ understood: [], declined: [], unread: [], procedures: [] })
  }
})

test('every word of the table means its own row, alone and in a list', () => {
  for (const { id, words } of rows) {
    for (const word of words) {
      expect(idsIn(word), word).toEqual([id])
      expect(idsIn(`liposuction, ${word}`), word).toEqual([id])
    }
  }
})

test('a list of names in any order is read to the rows of those names', () => {
  const named = fc.constantFrom(...rows.flatMap(({ id, words }) => words.map((word) => ({ id, word }))))
  fc.assert(
    fc.property(
      fc.array(named, { minLength: 1, maxLength: 5 }),
      fc.constantFrom(', ', '\n', '; ', '、'),
      (list, by) => {
        const reading = readTreatmentText(list.map(({ word }) => word).join(by), rows)
        expect(new Set(reading.understood.map(({ id }) => id))).toEqual(new Set(list.map(({ id }) => id)))
        expect(reading.unread).toEqual([])
      },
    ),
  )
})

test('no text makes it throw, and what stays unread stays unread', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const piece of readTreatmentText(text, rows).unread) {
        expect(readTreatmentText(piece, rows).understood).toEqual([])
      }
    }),
  )
})
