import { expect, test } from 'vitest'
import type { MapApp } from '#domain/site/settings.ts'
import type { LegMode } from '#domain/trips/plan/plans.ts'
import { mapAddress, mapAppAddress, mapSearchAddress, routeAddress } from './map-apps.ts'

const palace = { name: { en: 'Gyeongbokgung', ko: '경복궁' }, lat: 37.5796, lng: 126.977 }

test('each map app is given what it finds a place by', () => {
  expect(decodeURI(mapAddress('naver', palace))).toBe('https://map.naver.com/p/search/경복궁')
  expect(decodeURI(mapAddress('kakao', palace))).toBe('https://map.kakao.com/link/map/경복궁,37.5796,126.977')
  expect(mapAddress('google', palace)).toBe('https://www.google.com/maps/search/?api=1&query=37.5796,126.977')
})

const market = { name: { en: 'Gwangjang Market', ko: '광장시장' }, lat: 37.57, lng: 126.9996 }

test('a way is shown from one point to the other by the means of the leg', () => {
  const way = (app: MapApp, mode: LegMode) => decodeURI(routeAddress(app, { from: palace, to: market, mode }))
  expect(way('naver', 'subway')).toBe(
    'https://map.naver.com/p/directions/126.977,37.5796,경복궁,,/126.9996,37.57,광장시장,,/-/transit',
  )
  expect(way('naver', 'taxi')).toMatch(/\/-\/car$/u)
  expect(way('kakao', 'walk')).toBe('https://map.kakao.com/link/by/walk/경복궁,37.5796,126.977/광장시장,37.57,126.9996')
  expect(way('kakao', 'ktx')).toContain('/by/traffic/')
  expect(way('google', 'bus')).toBe(
    'https://www.google.com/maps/dir/?api=1&origin=37.5796,126.977&destination=37.57,126.9996&travelmode=transit',
  )
})

test('a name that holds commas and slashes adds no part to the address of a way', () => {
  const to = { ...market, name: { en: 'Market', ko: '시장, 1/2' } }
  for (const app of ['naver', 'kakao'] as const) {
    const plain = new URL(routeAddress(app, { from: palace, to: market, mode: 'walk' })).pathname
    const hostile = new URL(routeAddress(app, { from: palace, to, mode: 'walk' })).pathname
    expect(hostile.split(/[,/]/u)).toHaveLength(plain.split(/[,/]/u).length)
  }
})

test('a name with characters of its own stays one part of the address', () => {
  const stalls = { ...palace, name: { en: 'Market', ko: '시장, 1/2 & 3?' } }
  expect(new URL(mapAddress('naver', stalls)).pathname.split('/')).toHaveLength(4)
  expect(new URL(mapAddress('naver', stalls)).search).toBe('')
  expect(new URL(mapAddress('kakao', stalls)).pathname.split(',')).toHaveLength(3)
})

test('half a character in a name stops no link', () => {
  const broken = { ...palace, name: { en: 'x', ko: '궁\uD800' } }
  expect(mapAddress('naver', broken)).toContain('%EF%BF%BD')
  expect(routeAddress('kakao', { from: broken, to: broken, mode: 'walk' })).toContain('%EF%BF%BD')
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
