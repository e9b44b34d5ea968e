import { expect, test } from 'vitest'
import { known } from '#testing/builders/read-steps.ts'
import type { BriefField } from './brief-chips.ts'
import { readBrief } from './read-brief.ts'

const today = '2027-02-10'

// What a heading, a comma, a correction or a negation says of the words beside it. Each row is a class of its own.
test.each<[text: string, field: BriefField, values: unknown[]]>([
  ['Avoid: museums, theme parks', 'step2.avoid', ['museums', 'theme parks']],
  ['[제외] 박물관, 놀이공원', 'step2.avoid', ['museums', 'theme parks']],
  ['・NG:遊園地', 'step2.avoid', ['theme parks']],
  ['忌口:牛肉', 'step2.diet', ['no-beef']],
  ['놀이공원 X 쇼핑 X', 'step2.avoid', ['theme parks', 'shopping']],
  ["I can't wait to go hiking", 'step1.selectedInterests', ['nature']],
  ['쇼핑 없이는 못 살아요', 'step1.selectedInterests', ['shopping']],
  ['不想错过寺庙', 'step1.selectedInterests', ['culture']],
  ['no problem with stairs', 'step2.avoid', []],
  ['买い物とカフェ 辛いもの苦手', 'step1.selectedInterests', ['food']],
  ['よもぎ蒸し、人が多い所は苦手です', 'step1.selectedInterests', ['beauty']],
  ['해변, 너무 바쁘지 않게', 'step2.avoid', []],
  ['호텔, 시장은 빼주세요', 'step2.accommodationType', ['hotel']],
  ['1인 여행, 테마파크 제외', 'step2.travelerType', ['solo']],
  ['去过两次首尔了,这次想去庆州', 'step2.mustVisitPlaces', ['庆州']],
  ['去過首爾三次了這次不去', 'step2.avoid', ['首爾']],
  ["I'd love to see Gyeongbokgung and maybe wear a hanbok", 'step2.mustVisitPlaces', ['Gyeongbokgung']],
  ['Seoul and Busan and maybe Gyeongju', 'step2.mustVisitPlaces', ['Seoul', 'Busan']],
  ['釜山へ行きたいと思っています', 'step2.mustVisitPlaces', ['釜山']],
  ['お土産の買い物と、もし時間があれば漢江', 'step1.selectedInterests', ['shopping']],
  ['치료 없는 날엔 박물관 구경하고 싶어요', 'step1.selectedInterests', ['culture']],
  ['we see waterfalls and do absolutely no hiking', 'step1.selectedInterests', ['nature']],
  ["we can't agree: two want clubs, two want temples", 'step1.selectedInterests', ['nightlife', 'culture']],
  ['카페 구경 ; shopping도 좋아요', 'step1.selectedInterests', ['food', 'shopping']],
  ['カフェ巡りと古着shopping', 'step1.selectedInterests', ['food', 'shopping']],
  ['紅葉、韓国の庭園に興味があります', 'step2.avoid', []],
  ['車椅子を使います', 'step2.party.mobility', ['wheelchair']],
  ['通訳を手配してほしい', 'step2.languageDetails', ['translation']],
  ['3 October, sorry, 5 October, 8 days', 'step1.startDate', ['2027-10-05']],
  ['9月20号,不对,是9月22号到首尔,28号走', 'step1.endDate', ['2027-09-28']],
  ['12/3 to 16/3', 'step1.endDate', ['2027-03-16']],
  ['March 12, 5 days', 'step1.endDate', ['2027-03-16']],
  ['We are 66 and 68, 3 weeks from 4 October', 'step1.endDate', ['2027-10-24']],
  ['6月11日着、6月14日帰国。1日10万ウォンまで', 'step1.startDate', ['2027-06-11']],
  ['- from 12 March for 5 days\n- not my first time', 'step1.endDate', ['2027-03-16']],
  ['5D4N Seoul, Nami Island', 'step2.nights', []],
  ['호텔은 1박에 20만원이에요', 'days', []],
  ['12 hour layover at Incheon on 18 March', 'step1.endDate', ['2027-03-18']],
  ['3月12日下午三點二十分抵達仁川', 'step2.mustVisitPlaces', []],
  ['ゲストハウス 1日8万ウォン', 'step2.dailyBudgetRange', [80_000]],
  ['第一次去釜山', 'step2.firstTime', []],
  ['和老公第三次去首尔', 'step2.firstTime', [false]],
  ['We want to see Mount Halla', 'step2.diet', []],
  ['두 명이 채식주의자예요', 'step2.party.adults', []],
  ['jaw botox', 'step3.plasticSurgeryType', ['botox']],
  ['母女俩,女儿12岁', 'step2.party.adults', [1]],
  ['A holiday for my family: my wife, our son (9) and my mother. We arrive on 3 July', 'step2.party.adults', [3]],
  ['한국은 처음인 친구 커플이랑 저희 커플 넷이서', 'step2.travelerType', ['friends']],
  ['夏休みは子供服の買い物', 'step2.travelerType', []],
])('%s: %s is %j', (text, field, values) => {
  const { chips } = readBrief(text, { ...known, today })
  expect(chips.flatMap((chip) => (chip.field === field ? [chip.value] : []))).toEqual(values)
})
