import fc from 'fast-check'
import { expect, test } from 'vitest'
import { romanise, romaniseDivision } from './romanise.ts'

// The examples of the proclamation itself (Ministry of Culture and Tourism, no. 2000-8) and names on signs.
test.each([
  ['구미', 'gumi'],
  ['영동', 'yeongdong'],
  ['백암', 'baegam'],
  ['옥천', 'okcheon'],
  ['합덕', 'hapdeok'],
  ['호법', 'hobeop'],
  ['월곶', 'wolgot'],
  ['벚꽃', 'beotkkot'],
  ['한밭', 'hanbat'],
  ['칠곡', 'chilgok'],
  ['대관령', 'daegwallyeong'],
  ['백마', 'baengma'],
  ['종로', 'jongno'],
  ['왕십리', 'wangsimni'],
  ['별내', 'byeollae'],
  ['신라', 'silla'],
  ['독립문', 'dongnimmun'],
  ['해돋이', 'haedoji'],
  ['같이', 'gachi'],
  ['좋고', 'joko'],
  ['묵호', 'mukho'],
  ['집현전', 'jiphyeonjeon'],
  ['압구정', 'apgujeong'],
  ['낙동강', 'nakdonggang'],
  ['없어', 'eopseo'],
  ['닭', 'dak'],
])('%s is written %s', (hangul, latin) => {
  expect(romanise(hangul)).toBe(latin)
})

test.each([
  ['강남구', 'Gangnam-gu'],
  ['종로구', 'Jongno-gu'],
  ['중구', 'Jung-gu'],
  ['부산진구', 'Busanjin-gu'],
  ['역삼1동', 'Yeoksam 1-dong'],
  ['종로2가', 'Jongno 2-ga'],
  ['구', 'Gu'],
])('the division %s is written %s', (hangul, latin) => {
  expect(romaniseDivision(hangul)).toBe(latin)
})

test('romanising keeps other characters and leaves no Hangul syllable', () => {
  expect(romanise('365mc 의원 (Gangnam)')).toBe('365mc uiwon (Gangnam)')
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0xac00, max: 0xd7a3 }), { minLength: 1 }), (codes) => {
      expect(romanise(String.fromCodePoint(...codes))).toMatch(/^[a-z]+$/)
    }),
  )
})
