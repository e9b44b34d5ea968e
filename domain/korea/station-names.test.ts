import { expect, test } from 'vitest'
import { koreanStationName, stationsNamed, stationWithLines } from './station-names.ts'

test('a station is found however its hyphens and the word Station are written', () => {
  expect(koreanStationName('Gyeongbokgung')).toBe('경복궁역')
  for (const spelling of ['Myeong-dong', 'Myeongdong', 'MYEONG-DONG Station']) {
    expect(koreanStationName(spelling), spelling).toBe('명동역')
  }
})

test('a university is written in full or short', () => {
  for (const spelling of ['Hongik Univ.', 'Hongik University', 'Hongik University Station'])
    expect(koreanStationName(spelling), spelling).toBe('홍대입구역')
  expect(koreanStationName('Seoul National University')).toBe('서울대입구역')
  expect(koreanStationName('Atlantis University')).toBeNull()
})

test('a name that ends with the word for station has it once', () => {
  expect(koreanStationName('Seoul Station')).toBe('서울역')
  expect(koreanStationName('Busan Station')).toBe('부산역')
})

test('stations of other cities that the catalogue names are known', () => {
  expect(koreanStationName('Haeundae')).toBe('해운대역')
  expect(koreanStationName('Yuseong Spa')).toBe('유성온천역')
})

test('a station that nobody wrote down has no name in Hangul', () => {
  for (const station of ['', 'Station', 'Atlantis', '__proto__']) expect(koreanStationName(station), station).toBeNull()
})

test('a station is named with its lines in both scripts, each line once', () => {
  expect(stationWithLines('Gyeongbokgung')).toEqual({ en: 'Gyeongbokgung, Line 3', ko: '경복궁역 3호선' })
  expect(stationWithLines('Seongsu').ko).toBe('성수역 2호선')
  expect(stationWithLines('City Hall')).toEqual({ en: 'City Hall, Line 1, Line 2', ko: '시청역 1호선, 2호선' })
  expect(stationWithLines('Haeundae')).toEqual({ en: 'Haeundae, Busan Line 2', ko: '해운대역 부산 2호선' })
})

test('an unknown station keeps its name and gets no lines', () => {
  expect(stationWithLines('Atlantis')).toEqual({ en: 'Atlantis', ko: null })
})

test('a station is found by its name in Hangul and by its quarter too, and one of a name in several cities in each', () => {
  for (const text of ['Samseong', 'Samseong-dong', '삼성역', '삼성동'])
    expect(stationsNamed(text), text).toEqual(['Samseong'])
  expect(stationsNamed('Jongno 3(sam)-ga')).toEqual(['Jongno 3-ga'])
  expect(stationsNamed('시청')).toEqual(['City Hall', 'Busan City Hall'])
  for (const text of ['', '동', 'dong', 'Atlantis', '아틀란티스']) expect(stationsNamed(text), text).toEqual([])
})
