import { expect, test } from 'vitest'
import { straightMetres } from '#domain/korea/distances.ts'
import { findAddressSpot } from './address-spot.ts'

function find(en: string, ko = '', province: Parameters<typeof findAddressSpot>[1] = null) {
  return findAddressSpot({ en, ko }, province)
}

test('a district is found in both scripts, and its middle lies in it', () => {
  const inEnglish = find('123 Dosan-daero, Gangnam-gu, Seoul')
  expect(inEnglish?.name).toEqual({ en: 'Gangnam-gu', ko: '강남구' })
  expect(find('', '서울특별시 강남구 도산대로 123')).toEqual(inEnglish)
  expect(straightMetres(inEnglish ?? { lat: 0, lng: 0 }, { lat: 37.517, lng: 127.047 })).toBeLessThan(3000)
})

test('a station or a quarter says more than the district around it', () => {
  expect(find('2F, by Apgujeong Station exit 3, Gangnam-gu, Seoul')?.name.en).toBe('Apgujeong')
  expect(find('405 Hangang-daero, Seoul Station, Yongsan-gu')?.name).toEqual({ en: 'Seoul Station', ko: '서울역' })
  expect(find('12 Myeongdong-ro, Jung-gu, Seoul')?.name.en).toBe('Myeongdong')
})

test('a district of one name in another city is not taken for the one in Seoul', () => {
  expect(find('1 Jungang-daero, Jung-gu, Busan')?.name.en).toBe('Busan')
  expect(find('1 Jungang-daero, Jung-gu', '', 'Busan')?.name.en).toBe('Busan')
  expect(find('', '부산광역시 중구 중앙대로 1')?.name.en).toBe('Busan')
})

test('a town of the province is found, also where the province has the name of another city in its address', () => {
  expect(find('30 Jeongjo-ro, Suwon-si, Gyeonggi-do')?.name.en).toBe('Suwon')
  expect(find('5 Gyeongchung-daero, Gwangju-si, Gyeonggi-do')?.name.en).toBe('Gyeonggi')
  expect(find('', '제주특별자치도 서귀포시 중정로 1')?.name.en).toBe('Seogwipo')
})

test.for(['', 'Somewhere else entirely', 'Seoullo 7017', '12 Gangnamgu-street', '강남구청'])(
  'nothing is guessed from “%s”',
  (words) => {
    expect(find(words, words)).toBeNull()
  },
)

test('a province alone is its middle', () => {
  expect(find('', '', 'Jeju')?.name.en).toBe('Jeju')
})
