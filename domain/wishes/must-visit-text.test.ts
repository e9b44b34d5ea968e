import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '#testing/builders/any-text.ts'
import { readFirstPlaces } from '#testing/builders/catalogue.ts'
import { type PlaceWish, readMustVisitText } from './must-visit-text.ts'
import { indexPlaceNames } from './place-names.ts'

const catalogue = readFirstPlaces()
const names = indexPlaceNames(catalogue)

/** Each wish in a word: a place by its id, an area and a region by name, unknown and declined as it was written. */
function short(wish: PlaceWish): string {
  switch (wish.kind) {
    case 'place':
      return wish.placeId
    case 'several':
      return wish.placeIds.join(' or ')
    case 'area':
      return wish.area
    case 'region':
      return wish.region.name.en
    case 'declined':
    case 'wish':
      return `not: ${wish.text}`
    case 'unknown':
      return `? ${wish.text}`
  }
}

function read(text: string): string[] {
  return readMustVisitText(text, names).map(short)
}

const palace = 'gyeongbokgung'
const bukchon = 'bukchon-hanok-village'
const market = 'gwangjang-market'
const tower = 'n-seoul-tower'

test.each([
  ['Gyeongbokgung', [palace]],
  ['gyeongbokgung palace!!', [palace]],
  ['Kyongbokkung', [palace]],
  ['Kyŏngbokkung', [palace]],
  ['Kyungbok Palace', [palace]],
  ['Gyeongbok-gung', [palace]],
  ['Gyeong bok gung', [palace]],
  ['Geyongbokgung', [palace]],
  ['Gyeongbokgun', [palace]],
  ['경복궁', [palace]],
  ['경 복 궁', [palace]],
  ['경북궁', [palace]],
  ['경복궁'.normalize('NFD'), [palace]],
  ['景福宮', [palace]],
  ['景福宫', [palace]],
  ['キョンボックン', [palace]],
  ['ｷｮﾝﾎﾞｯｸﾝ', [palace]],
  ['N Seoul Tower', [tower]],
  ['N-Seoul-Tower', [tower]],
  ['Namsan Tower', [tower]],
  ['남산타워', [tower]],
  ['N서울타워', [tower]],
  ['首尔塔', [tower]],
  ['Nソウルタワー', [tower]],
  ['Mt. Seorak', ['seoraksan']],
  ['Mount Sorak', ['seoraksan']],
  ['Seorak Mountain', ['seoraksan']],
  ['설악산', ['seoraksan']],
  ['Pulguksa', ['bulguksa']],
  ['Bulguk temple', ['bulguksa']],
  ['仏国寺', ['bulguksa']],
  ['佛国寺', ['bulguksa']],
  ['Sunrise Peak', ['seongsan-ilchulbong']],
  ['Songsan Ilchulbong', ['seongsan-ilchulbong']],
  ['용궁사', ['haedong-yonggungsa']],
  ['Gamcheon', ['gamcheon-culture-village']],
  ['Kyungbokgung', [palace]],
  ['Kyeongbokgung', [palace]],
  ['gyeongbokgung-palace', [palace]],
  ['Gyungbokgung', [palace]],
  ['gyeongbok', [palace]],
  ["Pukch'on", [bukchon]],
  ['Bukchon Hanok', [bukchon]],
  ['Bukchon village', [bukchon]],
  ['북촌 한옥마을', [bukchon]],
  ['북촌', [bukchon]],
  ['北村韩屋村', [bukchon]],
  ['プクチョン', [bukchon]],
  ['Kwangjang market', [market]],
  ['Gwang-jang', [market]],
  ['Gwangjang sijang', [market]],
  ['광장 시장', [market]],
  ['广藏市场', [market]],
  ['広蔵市場', [market]],
  ['Seoul tower', [tower]],
  ['nseoultower', [tower]],
  ['南山タワー', [tower]],
  ['남산 서울타워', [tower]],
  ['Seoraksan National Park', ['seoraksan']],
  ['설악산 국립공원', ['seoraksan']],
  ['雪岳山', ['seoraksan']],
  ['ソラクサン', ['seoraksan']],
  ['불국사', ['bulguksa']],
  ['Bulgooksa', ['bulguksa']],
  ['성산 일출봉', ['seongsan-ilchulbong']],
  ['城山日出峰', ['seongsan-ilchulbong']],
  ['해동용궁사', ['haedong-yonggungsa']],
  ['Haedong Yonggung Temple', ['haedong-yonggungsa']],
  ['海东龙宫寺', ['haedong-yonggungsa']],
  ['감천문화마을', ['gamcheon-culture-village']],
  ['Kamchon culture village', ['gamcheon-culture-village']],
  ['전주 한옥마을', ['jeonju-hanok-village']],
  ['Chŏnju Hanok Village', ['jeonju-hanok-village']],
  ['죽녹원', ['juknokwon']],
  ['Juknogwon', ['juknokwon']],
  ['순천만', ['suncheonman-bay']],
  ['Sunchon Bay', ['suncheonman-bay']],
  ['顺天湾', ['suncheonman-bay']],
])('%j is one place', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

test.each([
  ['Gyeongbokgung, Bukchon, Gwangjang Market', [palace, bukchon, market]],
  ['Gyeongbokgung and Bukchon', [palace, bukchon]],
  ['광장시장 and Seoul Tower', [market, tower]],
  ['Seoul Tower 광장시장', [tower, market]],
  ['N Tower & 불국사', [tower, 'bulguksa']],
  ['Gyeongbokgung & Bukchon & N Tower', [palace, bukchon, tower]],
  ['1. Gyeongbokgung\n2. Bukchon\n3. Lotte World', [palace, bukchon, '? Lotte World']],
  ['1. Gyeongbokgung 2. Bukchon 3. Namsan Tower', [palace, bukchon, tower]],
  ['1) 경복궁 2) 명동', [palace, 'Myeongdong']],
  ['① 경복궁 ② 북촌', [palace, bukchon]],
  ['- Gyeongbokgung\n- Lotte World', [palace, '? Lotte World']],
  ['• Bukchon\n• Gwangjang', [bukchon, market]],
  ['Bukchon → Gwangjang → N Tower', [bukchon, market, tower]],
  ['Gyeongbokgung / Bukchon', [palace, bukchon]],
  ['Gyeongbokgung Bukchon Gwangjang', [palace, bukchon, market]],
  ['경복궁, 북촌한옥마을, 광장시장', [palace, bukchon, market]],
  ['경복궁과 북촌 그리고 명동', [palace, bukchon, 'Myeongdong']],
  ['경복궁이랑 광장시장', [palace, market]],
  ['경복궁 북촌 명동', [palace, bukchon, 'Myeongdong']],
  ['경복궁·북촌', [palace, bukchon]],
  ['景福宮、明洞、広蔵市場', [palace, 'Myeongdong', market]],
  ['景福宮と明洞', [palace, 'Myeongdong']],
  ['景福宫和南山塔', [palace, tower]],
  ['景福宫，北村，弘大', [palace, bukchon, 'Hongdae']],
  ['釜山，济州岛', ['Busan', 'Jeju']],
  ['Hongdae and Myeongdong', ['Hongdae', 'Myeongdong']],
  ['Busan + Gyeongju', ['Busan', 'Gyeongju']],
  ['Jeonju', ['Jeonju']],
  ['Gyeongbokgung; gyeongbok palace; 경복궁', [palace]],
])('%j is a list', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

test.each([
  ['I want to see Gyeongbokgung in the morning', [palace]],
  ['We would love to visit Bukchon and maybe Lotte World', [bukchon, '? Lotte World']],
  ['definitely the Namsan Tower at night!', [tower]],
  ['경복궁에 가고 싶어요', [palace]],
  ['불국사 꼭 보고 싶어요', ['bulguksa']],
  ['景福宮に行きたいです', [palace]],
  ['我想去景福宫和明洞', [palace, 'Myeongdong']],
  ['Mt. Seorak. Bulguksa.', ['seoraksan', 'bulguksa']],
  ['Myeongdong night market', ['Myeongdong']],
  ['경복궁 야간개장', [palace, '? 야간개장']],
])('%j is a sentence', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

test.each([
  ['Lotte World', ['? Lotte World']],
  ['Changgyeonggung', ['? Changgyeonggung']],
  ['Gyeonghuigung Palace', ['? Gyeonghuigung Palace']],
  ['창경궁', ['? 창경궁']],
  ['昌庆宫', ['? 昌庆宫']],
  ['Naksan', ['? Naksan']],
  ['palace', ['? palace']],
  ['Bed and Breakfast', ['? Bed and Breakfast']],
  ['asdf', ['? asdf']],
  ['東京タワー', ['? 東京タワー']],
])('%j is not found, as it was written, and not guessed', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

test('a name that fits several places names all of them', () => {
  expect(read('hanok village')).toEqual([`${bukchon} or jeonju-hanok-village`])
})

test('a place that is not wanted is told apart', () => {
  expect(read('Bukchon, no Gwangjang Market')).toEqual([bukchon, 'not: no Gwangjang Market'])
  expect(read('명동 말고')).toEqual(['not: 명동 말고'])
})

test('a must-visit tells whether it matched by name, spelling, typo or part', () => {
  const met = (text: string) => readMustVisitText(text, names).map((wish) => 'match' in wish && wish.match)
  expect(met('경복궁')).toEqual(['name'])
  expect(met('Kyungbokkoong')).toEqual(['spelling'])
  expect(met('경북궁')).toEqual(['typo'])
  expect(met('용궁사')).toEqual(['part'])
})

test('a text without words has no must-visits', () => {
  for (const text of ['', '  ', '-', '1. 2. 3.', '!?', ', ,']) expect(readMustVisitText(text, names)).toEqual([])
})

test('any list of names of the catalogue is read to its places, whatever stands between', () => {
  const named = fc.constantFrom(
    ...catalogue.flatMap(({ id, name, aliases }) => [name.en, name.ko, ...aliases].map((text) => ({ id, text }))),
  )
  const between = fc.constantFrom(', ', '\n', '; ', '、', ' / ', ' and ', ' & ', '\n- ', ' → ', ' 그리고 ')
  fc.assert(
    fc.property(fc.array(named, { minLength: 1, maxLength: 6 }), between, (list, by) => {
      const wishes = readMustVisitText(list.map(({ text }) => text).join(by), names)
      expect(wishes.map(short)).toEqual([...new Set(list.map(({ id }) => id))])
    }),
  )
})

test('no text makes it throw, no wish comes twice, and every text quoted stands in the text', () => {
  const mixed = fc.array(fc.oneof(anyText, fc.constantFrom('경복궁', ' and ', 'Bukchon', '明洞', '과 ')), {
    maxLength: 8,
  })
  fc.assert(
    fc.property(mixed, (pieces) => {
      const wishes = readMustVisitText(pieces.join(''), names).map(short)
      expect(new Set(wishes).size).toBe(wishes.length)
    }),
  )
})

test('a text as long as the form allows is read in reasonable work', () => {
  const long = 'Gyeongbokgung and the something else '.repeat(54)
  expect(read(long)[0]).toBe(palace)
  expect(readMustVisitText('가'.repeat(2000), names)).toHaveLength(1)
  expect(readMustVisitText('x,'.repeat(1000), names)).toHaveLength(1)
})

test('a season or a diet in the list is a wish, and no unknown place', () => {
  expect(readMustVisitText('cherry blossom, vegan restaurants', names)).toEqual([
    { kind: 'wish', text: 'cherry blossom' },
    { kind: 'wish', text: 'vegan restaurants' },
  ])
  expect(readMustVisitText('Atlantis', names)).toEqual([{ kind: 'unknown', text: 'Atlantis' }])
})
