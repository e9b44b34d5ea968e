import { expect, test } from 'vitest'
import { readFoodTerms } from '#testing/builders/food-terms.ts'
import { createFoodWordsReader } from './read-food-words.ts'

const areas = new Set([
  'hongdae',
  '홍대',
  '명동',
  '강남역',
  'gangnam station',
  'suwon',
  'jeju',
  'busan',
  '부산',
  'seoul',
])
const read = createFoodWordsReader(readFoodTerms())

/** `dish galbi + kitchen barbecue @ hongdae ? rest` */
function readAs(text: string): string {
  const { terms, area, rest } = read(text, { isArea: (phrase) => areas.has(phrase) })
  return [terms.map(({ id }) => id).join(' + '), area && `@ ${area}`, rest && `? ${rest}`].filter(Boolean).join(' ')
}

test.each([
  ['bbq', 'kitchen barbecue'],
  ['gogi', 'kitchen barbecue'],
  ['Korean BBQ', 'kitchen barbecue'],
  ['samgyeopsal', 'dish samgyeopsal'],
  ['SAMGYUPSAL', 'dish samgyeopsal'],
  ['삼겹살', 'dish samgyeopsal'],
  ['pork belly', 'dish samgyeopsal'],
  ['kimchi jjigae', 'dish kimchi-jjigae'],
  ['kimchi chigae', 'dish kimchi-jjigae'],
  ['kimchi-jjigae', 'dish kimchi-jjigae'],
  ['김치 찌개', 'dish kimchi-jjigae'],
  ['jap chae', 'dish japchae'],
  ['hoddeok', 'dish hotteok'],
  ['fish cakes', 'dish eomuk'],
  ['dumplings', 'dish mandu'],
  ['fried chicken', 'dish fried-chicken'],
  ['bulgoki', 'dish bulgogi'],
  ['bibimbab', 'dish bibimbap'],
  ['ddukbokki', 'dish tteokbokki'],
  ['jjajangmyun', 'dish jajangmyeon'],
  ['soondubu', 'dish sundubu-jjigae'],
  ['samgyetng', 'dish samgyetang'],
  ['porridge', 'kitchen porridge'],
  ['coffee', 'kitchen coffee'],
  ['vegan', 'kitchen vegan'],
  ['halal food', 'kitchen halal'],
])('%s is a term whatever its script and spelling', (text, as) => {
  expect(readAs(text)).toBe(as)
})

test.each([
  ['bbq hongdae', 'kitchen barbecue @ hongdae'],
  ['best korean bbq in Hongdae', 'kitchen barbecue @ hongdae'],
  ['홍대 삼겹살', 'dish samgyeopsal @ 홍대'],
  ['홍대삼겹살맛집', 'dish samgyeopsal @ 홍대'],
  ['강남역맛집', '@ 강남역'],
  ['restaurants near gangnam station', '@ gangnam station'],
  ['vegan bibimbap Seoul', 'kitchen vegan + dish bibimbap @ seoul'],
  ['jeju black pork', 'dish heukdwaeji'],
  ['busan jeju', '@ busan ? jeju'],
])('%s reads the area inside the search, but a dish that is named after one stays a dish', (text, as) => {
  expect(readAs(text)).toBe(as)
})

test.each([
  ['Tosokchon', '? tosokchon'],
  ['duck', 'kitchen duck'],
  ['london bagel museum', 'kitchen bagel ? london museum'],
  ['zzzzzzzz', '? zzzzzzzz'],
  ['🍜 <b>', '? 🍜 b'],
  ['', ''],
])('%s keeps the words that are not understood', (text, as) => {
  expect(readAs(text)).toBe(as)
})

test('what is sent to other services has no area in it', () => {
  const isArea = (phrase: string) => areas.has(phrase)
  expect(read('best BBQ in Hongdae', { isArea }).food).toBe('best bbq in')
  expect(read('홍대삼겹살', { isArea }).food).toBe('삼겹살')
})
