import type { PlaceName } from '#domain/places/places.ts'

export type Words = readonly PlaceName[]

/** Syllables of names that Korean houses like, as they are romanised. */
export const syllables: Words = pairs(
  '서Seo 연Yeon 미Mi 라Ra 은Eun 혜Hye 청Cheong 담Dam 아Ah 름Reum 다Da 움Um 더The 봄Bom 한Han 결Gyeol 새Sae 빛Bit 맑Mal 은Eun 나Na 무Mu 하Ha 늘Neul 리Ri 본Bon 온On 유Yu 진Jin 선Seon 현Hyeon 우Woo 예Ye 원Won 가Ga 람Ram 소So 망Mang 해Hae 솔Sol 바Ba 른Reun 참Cham 좋Jo 고Go 운Un 별Byeol 이I 루Ru 모Mo 두Du 연Yeon 세Se 인In 제Je 윤Yun 도Do 강Gang 남Nam 명Myeong 동Dong 신Sin 사Sa 태Tae 평Pyeong 백Baek 송Song 보Bo 람Ram',
)
/** In Latin letters: Gangnam. */
export function spell(words: Words): string {
  const joined = words.map(({ en }) => en.toLowerCase()).join('')
  return joined.charAt(0).toUpperCase() + joined.slice(1)
}

/** In Hangul. */
export function write(words: Words): string {
  return words.map(({ ko }) => ko).join('')
}

/** `서Seo 연Yeon` as names. */
export function pairs(text: string): Words {
  return text.split(' ').map((pair) => ({ ko: pair.charAt(0), en: pair.slice(1) }))
}
