import { expect, test } from 'vitest'
import { provinces } from '#domain/places/places.ts'
import { provinceOf, readKoreanAddress } from './korean-addresses.ts'
import { regions } from './regions.ts'

test('an address in Seoul names its district and, in brackets, its neighbourhood', () => {
  expect(readKoreanAddress('서울특별시 강남구 압구정로 100, 3층 (신사동, 한빛빌딩)')).toEqual({
    province: 'Seoul',
    district: { en: 'Gangnam-gu', ko: '강남구' },
    neighbourhood: { en: 'Sinsa-dong', ko: '신사동' },
  })
})

test('a district of a city says which city', () => {
  expect(readKoreanAddress('경기도 성남시 분당구 황새울로 1').district).toEqual({
    en: 'Bundang-gu, Seongnam',
    ko: '성남시 분당구',
  })
})

test('a district whose name several provinces use says which province, except in Seoul', () => {
  expect(readKoreanAddress('부산광역시 중구 중앙대로 1').district).toEqual({ en: 'Jung-gu, Busan', ko: '중구' })
  expect(readKoreanAddress('서울특별시 중구 명동길 1').district).toEqual({ en: 'Jung-gu', ko: '중구' })
})

test.each([
  ['세종특별자치시 한누리대로 1', 'Sejong'],
  ['Teheran-ro 1, Gangnam-gu', null],
  ['전남광주통합특별시', null],
  ['', null],
])('a missing part of the address %j is null', (address, province) => {
  expect(readKoreanAddress(address)).toEqual({ province, district: null, neighbourhood: null })
})

test('an address in the city that joined Gwangju and South Jeolla in 2026 lies in the one or the other', () => {
  const gwangju = { province: 'Gwangju', district: { en: 'Dong-gu, Gwangju', ko: '동구' } }
  expect(readKoreanAddress('전남광주통합특별시 동구 금남로 1')).toMatchObject(gwangju)
  expect(readKoreanAddress('전남광주통합특별시 광산구 광산로 1').province).toBe('Gwangju')
  const yeosu = { province: 'South Jeolla', district: { en: 'Yeosu-si', ko: '여수시' } }
  expect(readKoreanAddress('전남광주통합특별시 여수시 시청로 1')).toMatchObject(yeosu)
  expect(readKoreanAddress('전남광주통합특별시 담양군 추성로 1').province).toBe('South Jeolla')
  expect(readKoreanAddress('전남광주통합특별시 금남로 1').province).toBeNull()
})

test('every province is known by its short name', () => {
  expect(regions.map(({ name }) => provinceOf(name.ko))).toEqual(regions.map(({ province }) => province))
  expect(new Set(regions.map(({ province }) => province))).toEqual(new Set(provinces))
  expect(provinceOf('광주시')).toBeNull()
})
