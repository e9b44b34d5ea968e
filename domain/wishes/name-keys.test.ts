import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '#testing/builders/any-text.ts'
import { distinctWords, keyOf, kindsIn, nameKeys, nameWords } from './name-keys.ts'

test.each([
  ['Gyeongbokgung', 'Kyŏngbokkung', 'Kyungbokgung', 'Kyongbok-kung', 'Gyeongbokgoong', 'キョンボックン'],
  ['Changdeokgung', "Ch'angdŏkkung", 'Changdukgung', 'チャンドックン'],
  ['Myeongdong', 'Myungdong', 'Myong-dong', 'ミョンドン'],
  ['Jeonju', 'Chonju', 'Chŏnju', 'チョンジュ'],
  ['Busan', 'Pusan', 'プサン'],
  ['Seoraksan', 'Sorak-san', 'Sŏraksan', 'ソラクサン'],
  ['Bulguksa', 'Pulguksa', 'Bulgooksa', 'プルグクサ'],
  ['Bukchon', 'Pukchon', 'Bookchon', 'プクチョン'],
  ['景福宮', '景福宫'],
  ['昌德宮', '昌徳宮', '昌德宫'],
  ['東大門', '东大门'],
  ['廣藏市場', '广藏市场', '広蔵市場'],
])('%s has the key of its other spellings', (name, ...others) => {
  for (const other of others) expect(keyOf(nameWords(other)), other).toBe(keyOf(nameWords(name)))
})

test.each([
  ['Changdeokgung', 'Changgyeonggung'],
  ['Gyeongbokgung', 'Gyeonghuigung'],
  ['Namsan', 'Naksan'],
  ['Haeundae', 'Hongdae'],
  ['Insadong', 'Ihwadong'],
  ['Gwangju', 'Gwangjang'],
  ['경복궁', '경희궁'],
  ['昌德宮', '昌慶宮'],
])('%s and %s stay two names', (one, other) => {
  expect(keyOf(nameWords(one))).not.toBe(keyOf(nameWords(other)))
})

test('a name is found without its kind and with the Korean word for it', () => {
  expect(nameKeys('Gyeongbok Palace')).toContain(keyOf(['gyeongbokgung']))
  expect(nameKeys('Mt. Seorak')).toContain(keyOf(['seoraksan']))
  expect(nameKeys('Bulguk Temple')).toContain(keyOf(['bulguksa']))
  expect(nameKeys('Gyeongbokgung Palace')).toContain(keyOf(['gyeongbokgung']))
})

test('words that only say the kind leave nothing that tells places apart', () => {
  expect(distinctWords(nameWords('The National Palace Museum of Korea'))).toEqual([])
  expect(kindsIn(nameWords('Gwangjang Market'))).toEqual(['market'])
  expect(nameKeys('  ')).toEqual([])
})

test('no text makes it throw, and no key is empty or comes twice', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const keys = nameKeys(text)
      expect(keys).not.toContain('')
      expect(new Set(keys).size).toBe(keys.length)
    }),
  )
})
