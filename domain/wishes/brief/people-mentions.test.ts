import { expect, test } from 'vitest'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readCatalogue, readTreatmentTable } from '#testing/builders/catalogue.ts'
import { stepsOfChips } from './brief-steps.ts'
import { readBrief } from './read-brief.ts'

const known = {
  today: '2027-01-15',
  names: indexPlaceNames(readCatalogue()),
  treatments: readTreatmentTable(),
}

function steps(text: string) {
  return stepsOfChips(readBrief(text, known).chips)
}

test.each([
  ['family of four, kids 3 and 7', { adults: 2, childAges: [3, 7], older: false, mobility: null }],
  ['kids aged 4 and 6, 3 to 10 May', { adults: 1, childAges: [4, 6], older: false, mobility: null }],
  ["my mother's bad knees", { adults: 2, childAges: [], older: true, mobility: null }],
  ['our son Max, who is 4', { adults: 2, childAges: [4], older: false, mobility: null }],
  ['쌍둥이(10살)', { adults: 1, childAges: [10, 10], older: false, mobility: null }],
  ['7歳の双子', { adults: 1, childAges: [7, 7], older: false, mobility: null }],
  ['小孩（4、6、9歲）', { adults: 1, childAges: [4, 6, 9], older: false, mobility: null }],
  ['Mum (74), dad (77) and me. Mum likes gardens', { adults: 3, childAges: [], older: true, mobility: null }],
  ['two retired couples', { adults: 4, childAges: [], older: true, mobility: null }],
  ['no kids', undefined],
  ['母・私・妹の3人', { adults: 3, childAges: [], older: false, mobility: null }],
  ['wheelchair, with my sister', { adults: 2, childAges: [], older: false, mobility: 'wheelchair' }],
  ['四口之家，孩子5岁和10岁', { adults: 2, childAges: [5, 10], older: false, mobility: null }],
  ['me + 2 friends', { adults: 3, childAges: [], older: false, mobility: null }],
  ['친구 셋이 가요', { adults: 3, childAges: [], older: false, mobility: null }],
  ['闺蜜三人', { adults: 3, childAges: [], older: false, mobility: null }],
  ['和两个朋友', { adults: 3, childAges: [], older: false, mobility: null }],
  ['娘(16)', { adults: 1, childAges: [16], older: false, mobility: null }],
  ['kids 8yo and 3yo. Our 8yo hates noise', { adults: 2, childAges: [8, 3], older: false, mobility: null }],
  ['車椅子は使っていません', undefined],
  ['with 3 friends', { adults: 4, childAges: [], older: false, mobility: null }],
  ['유모차, 3살 아이', { adults: 1, childAges: [3], older: false, mobility: 'pram' }],
  ['坐轮椅的奶奶', { adults: 2, childAges: [], older: true, mobility: 'wheelchair' }],
  ['My wife and I', undefined],
  [
    'family of 6: 2 adults, 3 kids aged 12, 9, 6 and 1 grandma',
    { adults: 3, childAges: [12, 9, 6], older: true, mobility: null },
  ],
  ['2 seniors', { adults: 2, childAges: [], older: true, mobility: null }],
  ['Family of seven: 3 couples and my father-in-law (77)', { adults: 7, childAges: [], older: true, mobility: null }],
  ['My husband passed two years ago. I am 74', { adults: 1, childAges: [], older: true, mobility: null }],
  ['애들(12, 14)이랑 남편이랑', { adults: 2, childAges: [12, 14], older: false, mobility: null }],
  ['come with old father, wheel chair', { adults: 2, childAges: [], older: true, mobility: 'wheelchair' }],
  ['with 2 colleagues', { adults: 3, childAges: [], older: false, mobility: null }],
  ['男3人で', { adults: 3, childAges: [], older: false, mobility: null }],
  ['婆婆70歲、公公72歲、我們夫妻', { adults: 4, childAges: [], older: true, mobility: null }],
  ['할머니가 휠체어를 타셔서 계단 없는 곳', { adults: 2, childAges: [], older: true, mobility: 'wheelchair' }],
  ['Teenagers, 14 and 16', { adults: 1, childAges: [14, 16], older: false, mobility: null }],
  ['my mother and me', { adults: 2, childAges: [], older: false, mobility: null }],
  ['엄마(71)랑 저', { adults: 2, childAges: [], older: true, mobility: null }],
  ['带公公婆婆', { adults: 3, childAges: [], older: true, mobility: null }],
  ['Travelling with my grandson (21)', { adults: 2, childAges: [], older: false, mobility: null }],
  [
    'Two moms, two dads, five kids (3, 5, 5, 8, 11)',
    { adults: 4, childAges: [3, 5, 5, 8, 11], older: false, mobility: null },
  ],
  ['Mother of three (4, 9, 13)', { adults: 1, childAges: [4, 9, 13], older: false, mobility: null }],
  ['me and 3 homies', { adults: 4, childAges: [], older: false, mobility: null }],
  ['a group of 7, ages 58 to 80', { adults: 7, childAges: [], older: true, mobility: null }],
  ['father, mother, 1 baby 1 year and 1 girl 6 year', { adults: 2, childAges: [1, 6], older: false, mobility: null }],
  ['my children two: 5 and 3, my wife me', { adults: 2, childAges: [5, 3], older: false, mobility: null }],
  ['our seven-year-old', { adults: 2, childAges: [7], older: false, mobility: null }],
  ['아홉 살 아들이랑 아빠 둘이', { adults: 1, childAges: [9], older: false, mobility: null }],
  ['家族4人(大人2、11歳、14歳)', { adults: 2, childAges: [11, 14], older: false, mobility: null }],
  ['我和她爸带闺女8岁', { adults: 2, childAges: [8], older: false, mobility: null }],
  ['twins (6) and a little one who just turned 2', { adults: 1, childAges: [6, 6, 2], older: false, mobility: null }],
  ['a baby of 8 months and my wife', { adults: 2, childAges: [0], older: false, mobility: null }],
  ['Wheelchair user with my carer', { adults: 2, childAges: [], older: false, mobility: 'wheelchair' }],
  ['Retired couple, 68 and 72', { adults: 2, childAges: [], older: true, mobility: null }],
  ['Dad, mum, daughter (9)', { adults: 2, childAges: [9], older: false, mobility: null }],
  ['엄마인 저랑 딸(17)', { adults: 1, childAges: [17], older: false, mobility: null }],
  ['My mum turned 70, my brother and I take her', { adults: 3, childAges: [], older: true, mobility: null }],
  ['友達3人(自分入れて4人)', { adults: 4, childAges: [], older: false, mobility: null }],
  ['We are two students', { adults: 2, childAges: [], older: false, mobility: null }],
  ['闺蜜四人行', { adults: 4, childAges: [], older: false, mobility: null }],
  ['kids 4 and 6, their grandma lives there', { adults: 1, childAges: [4, 6], older: false, mobility: null }],
])('%j is the party %j', (text, party) => {
  expect(steps(text).step2.party).toEqual(party)
})

test.each([
  ['with my parents', 'family'],
  ['母と二人で', 'family'],
  ['带爸妈，加我和老婆', 'family'],
  ['시어머니 모시고 저희 부부', 'family'],
  ['a trip for my parents', undefined],
  ['with my bf', 'couple'],
  ['just me and my mum', 'family'],
  ['me and 3 homies', 'friends'],
  ['회사 워크숍 20명', 'business'],
  ['학회 오십니다', 'business'],
  ['7 guys', 'friends'],
  ['两个女生', 'friends'],
  ['대학 동기 4명', 'friends'],
  ['彼は初めて、私は5回目', 'couple'],
  ['a couple of days', undefined],
  ['with my carer', undefined],
])('%j travels as %j', (text, type) => {
  expect(steps(text).step2.travelerType).toBe(type)
})
