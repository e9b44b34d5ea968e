import { expect, test } from 'vitest'
import { createOsmMapper } from './map-osm.ts'

const map = createOsmMapper({ origin: 'osm', day: '2026-11-20' })
const here = { '@id': 'n1', '@lat': '37.579', '@lng': '126.977', name: '한빛' }

/** The columns of what its tags say. */
function facts(tags: Record<string, string>): Record<string, unknown> {
  const place = map({ ...here, ...tags })
  return 'facts' in place ? { ...place.facts } : { ...place }
}

test('names stand in their scripts, and a romanised one is a spelling and no English name', () => {
  const names = { 'name:ko': '한빛', 'name:ko_rm': 'Hanbit', alt_name: '빛집;한빛집', 'name:ja': 'ハンビット' }
  expect(facts({ amenity: 'cafe', ...names })).toMatchObject({
    name_en: '',
    name_ko: '한빛',
    name_ja: 'ハンビット',
    name_zh: null,
    aliases: ['Hanbit', '빛집', '한빛집'],
  })
  expect(facts({ amenity: 'cafe', name: 'Blue House', 'name:ko': '청집' })).toMatchObject({
    name_en: 'Blue House',
    name_ko: '청집',
  })
})

test.each([
  [{ tourism: 'museum' }, 'attraction', ['culture']],
  [{ tourism: 'viewpoint' }, 'attraction', ['nature']],
  [{ historic: 'castle' }, 'attraction', ['culture']],
  [{ tourism: 'information', historic: 'yes' }, 'attraction', ['culture']],
  [{ amenity: 'restaurant' }, 'restaurant', ['food']],
  [{ amenity: 'marketplace' }, 'market', ['food']],
  [{ amenity: 'pub' }, 'nightlife', ['nightlife']],
  [{ tourism: 'guest_house' }, 'lodging', []],
])('%j is of kind %s', (tags, kind, interests) => {
  expect(facts(tags)).toMatchObject({ kind, interests })
})

test.each([{ amenity: 'bank' }, { historic: 'no' }, { tourism: 'information' }, { amenity: 'constructor' }, {}])(
  '%j is nothing that the guide lists',
  (tags) => {
    expect(facts(tags)).toMatchObject({ reason: 'not_listed' })
  },
)

test('the tags of OpenStreetMap give offers, address, position and hours of a place', () => {
  const tags = {
    amenity: 'restaurant',
    cuisine: 'korean;hot_pot',
    'diet:vegan': 'only',
    'diet:halal': 'yes',
    wheelchair: 'yes',
    'contact:website': 'https://hanbit.example/',
    phone: '+82 2 555 0100',
    opening_hours: 'Mo-Su 11:00-21:00',
    'addr:province': '서울특별시',
    'addr:district': '종로구',
    'addr:street': '사직로',
    'addr:housenumber': '161',
    '@timestamp': '2025-04-01T12:00:00Z',
  }
  expect(facts(tags)).toMatchObject({
    id: 'osm-node-1',
    cuisine: 'korean, hot pot',
    tags: ['vegan', 'vegetarian', 'halal', 'step-free'],
    website: 'https://hanbit.example/',
    phone: '+82 2 555 0100',
    address_ko: '서울특별시 종로구 사직로 161',
    district_en: 'Jongno-gu',
    hours: { mon: [['11:00', '21:00']] },
    basis: 'checked',
    source: '© OpenStreetMap contributors, openstreetmap.org/node/1',
    checked_on: '2025-04-01',
  })
  expect(facts({ amenity: 'cafe', wheelchair: 'limited', 'diet:vegan': 'no' })).toMatchObject({
    tags: [],
    checked_on: '2026-11-20',
  })
})

test.each([
  ['n12', 'node/12'],
  ['w12', 'way/12'],
  ['a24', 'way/12'],
  ['a25', 'relation/12'],
  ['node/12', 'node/12'],
])('the id %s is that of %s', (id, expected) => {
  expect(map({ ...here, amenity: 'cafe', '@id': id }).sourceId).toBe(expected)
})
