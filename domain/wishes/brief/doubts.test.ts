import { expect, test } from 'vitest'
import { known } from '#testing/builders/read-steps.ts'
import type { BriefField } from './brief-chips.ts'
import { readBrief } from './read-brief.ts'

const today = '2027-04-05'

// What is not sure fills no answer, and its words are asked back.
test.each<[why: string, text: string, field: BriefField, words: string]>([
  ['only supposed', 'Seoul, maybe Jeonju', 'step2.mustVisitPlaces', 'Jeonju'],
  ['only supposed', '如果預算夠的話想去濟州', 'step2.mustVisitPlaces', '濟州'],
  ['only supposed', 'もし時間があれば全州', 'step2.mustVisitPlaces', '全州'],
  ['asked about', 'Is Jeju worth it or should we just stick to Busan? Five days', 'step2.mustVisitPlaces', 'Busan'],
  ['one of two', 'Gyeongbokgung or Changdeokgung? Which is better', 'step2.mustVisitPlaces', 'Gyeongbokgung'],
  ['one of two', '가평이나 양평 아직 안정함', 'step2.mustVisitPlaces', '가평'],
  ['one of two', '請問江陵好玩嗎?還是束草?', 'step2.mustVisitPlaces', '江陵'],
  ['one of two', '丽水或者南海', 'step2.mustVisitPlaces', '丽水'],
  ['hearsay', 'colleagues say go to Itaewon but im a quiet person', 'step2.areaPreferences', 'Itaewon'],
  ['hearsay', '시누이가 해운대는 사람 많다고 가지 말라는데 바다면 돼요', 'step2.mustVisitPlaces', '해운대'],
  ['of the past', '前に行ったときは明洞ばかりだったので今回は聖水', 'step2.areaPreferences', '明洞'],
  ['where somebody works', 'I work at a hotel in Gangnam till 5 may', 'step2.areaPreferences', 'Gangnam'],
  ['negated somewhere', '虫系の食べ物ムリ', 'step1.selectedInterests', '食べ物'],
  ['negated somewhere', '有人想去夜店有人不想', 'step1.selectedInterests', '夜店'],
  ['arranged already', '日本語通訳は会社が用意', 'step2.languageDetails', '通訳'],
  ['of one, and nobody is alone', 'Screening for me (52) and for my mother (79)', 'step2.party.adults', 'my mother'],
  ['of fewer than are counted', '남편이랑 해서 넷이 부산', 'step2.travelerType', '남편'],
  [
    'a day that is not the first',
    'My operation is on 6 September, I come on the 4th',
    'step1.startDate',
    '6 September',
  ],
])('what is %s is no chip: %j', (_, text, field, words) => {
  const { chips, notUnderstood } = readBrief(text, { ...known, today })
  expect(chips.filter((chip) => chip.field === field && chip.words === words)).toEqual([])
  expect(notUnderstood.some((one) => one.words.includes(words))).toBe(true)
})

test.each<[text: string, field: BriefField, values: unknown[]]>([
  ['통영이나 거제... 음 통영으로 할게요', 'step2.mustVisitPlaces', ['통영']],
  ['住弘大或新村', 'step2.areaPreferences', ['Hongdae', 'Sinchon']],
  ['I live in Tokyo and want a weekend in Busan', 'step2.mustVisitPlaces', ['Busan']],
  ['3 to 9 June, her birthday is on the 7th', 'step1.startDate', ['2027-06-03']],
  ['작년엔 단풍을 놓쳐서 올해는 꼭 단풍', 'step1.selectedInterests', ['nature']],
  ['쇼핑은 싫고 카페는 좋아요', 'step1.selectedInterests', ['food']],
  ['we want a jjimjilbang, no sauna for her', 'step2.avoid', []],
  ['Not fussed about shopping', 'step2.avoid', []],
  ['성수 팝업 쇼핑, 명동은 싫대요', 'step2.avoid', ['명동']],
  ['압구정쪽 6/1~6/5 수술은 안하고 상담만', 'step2.avoid', []],
  ['8/20-22 서울 수영장 있는 호텔 좋아함 클럽은 나이 들어서 이제 무리', 'step2.avoid', ['nightlife']],
  ['쇼핑이랑 등산은 안 해요', 'step2.avoid', ['shopping', 'hiking']],
])('%j is sure enough for %s %j', (text, field, values) => {
  const { chips } = readBrief(text, { ...known, today })
  expect(chips.flatMap((chip) => (chip.field === field ? [chip.value] : []))).toEqual(values)
})

test('what is not sure is asked for when the dates are known', () => {
  expect(readBrief('3 to 9 June, Seoul, maybe Jeonju', { ...known, today }).question).toEqual({
    ask: 'words',
    words: 'Jeonju',
  })
})

test('words that became a chip are not asked back', () => {
  const { chips, notUnderstood } = readBrief('temple food if there is somewhere without steps', { ...known, today })
  expect(chips.map(({ field, value }) => [field, value])).toContainEqual(['step2.likes', 'temple food'])
  expect(notUnderstood.map(({ words }) => words)).not.toContain('temple food')
})

test.each([
  ['temple food at Balwoo Gongyang or Sanchon', 'Balwoo Gongyang', 'Balwoo Gongyang or Sanchon'],
  ['경복궁이나 창덕궁 보고 싶어요', '경복궁', '경복궁이나 창덕궁'],
  ['景福宮か昌徳宮に行きたい', '景福宮', '景福宮か昌徳宮'],
  ['想去景福宫或昌德宫', '景福宫', '景福宫或昌德宫'],
])('of %j the wish is %j alone, with the words %j', (text, value, words) => {
  const { chips, notUnderstood } = readBrief(text, { ...known, today })
  const wishes = chips.filter(({ field }) => field === 'step2.mustVisitPlaces')
  expect(wishes).toEqual([expect.objectContaining({ value, words })])
  expect(notUnderstood).toEqual([])
})

test.each([
  ['Vivaldi Park or Elysian', 'Vivaldi Park'],
  ['Everland or similar', 'Everland'],
  ['Everland or something like that', 'Everland'],
  ['비발디파크나 엘리시안, 경복궁', '비발디파크'],
  ['에버랜드 같은 데 가고 싶어요', '에버랜드'],
  ['エバーランドか似たところ、景福宮', 'エバーランド'],
  ['想去爱宝乐园或类似的', '爱宝乐园'],
  ['想去愛寶樂園或類似的', '愛寶樂園'],
])('in %j the place that is known stays a wish: %j', (text, place) => {
  const { chips, notUnderstood } = readBrief(text, { ...known, today })
  expect(chips).toContainEqual(expect.objectContaining({ field: 'step2.mustVisitPlaces', value: place }))
  expect(notUnderstood.map(({ words }) => words)).not.toContain(place)
  expect(notUnderstood.map(({ words }) => words).join()).not.toMatch(/similar|似/u)
})

test('of two names that are refused with one word neither is a wish', () => {
  const { chips } = readBrief('no Lotte World or Everland', { ...known, today })
  expect(chips.map(({ field, value }) => [field, value])).toEqual([
    ['step2.avoid', 'Lotte World'],
    ['step2.avoid', 'Everland'],
  ])
})
