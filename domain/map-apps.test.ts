import { expect, test } from 'vitest'
import { mapAddress, mapAppAddress, mapSearchAddress } from './map-apps.ts'

const palace = { name: { en: 'Gyeongbokgung', ko: '경복궁' }, lat: 37.5796, lng: 126.977 }

test('each map app is given what it finds a place by', () => {
  expect(decodeURI(mapAddress('naver', palace))).toBe('https://map.naver.com/p/search/경복궁')
  expect(decodeURI(mapAddress('kakao', palace))).toBe('https://map.kakao.com/link/map/경복궁,37.5796,126.977')
  expect(mapAddress('google', palace)).toBe('https://www.google.com/maps/search/?api=1&query=37.5796,126.977')
})

test('a name with signs of its own stays one part of the address', () => {
  const market = { ...palace, name: { en: 'Market', ko: '시장, 1/2 & 3?' } }
  expect(new URL(mapAddress('naver', market)).pathname.split('/')).toHaveLength(4)
  expect(new URL(mapAddress('naver', market)).search).toBe('')
  expect(new URL(mapAddress('kakao', market)).pathname.split(',')).toHaveLength(3)
})

test('an address without a point is looked for in its own words, which stay one part', () => {
  const address = '서울 강남구 1/2 & 3?'
  expect(new URL(mapSearchAddress('naver', address)).pathname.split('/')).toHaveLength(4)
  expect(new URL(mapSearchAddress('kakao', address)).searchParams.get('q')).toBe(address)
  expect(new URL(mapSearchAddress('google', address)).searchParams.get('query')).toBe(address)
})

test('the apps themselves are opened at the point, under its Korean name and for this site', () => {
  const naver = new URL(mapAppAddress('naver', palace, 'https://guide.example'))
  expect(Object.fromEntries(naver.searchParams)).toEqual({
    lat: '37.5796',
    lng: '126.977',
    name: '경복궁',
    appname: 'https://guide.example',
  })
  expect(mapAppAddress('kakao', palace, 'https://guide.example')).toBe('kakaomap://look?p=37.5796,126.977')
})
