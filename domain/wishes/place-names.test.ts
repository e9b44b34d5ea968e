import { expect, test } from 'vitest'
import { readFirstPlaces } from '#testing/builders/catalogue.ts'
import { findAlike, findNamed, indexPlaceNames, nameConfidence, type NamedPlace, nameMatches } from './place-names.ts'

const catalogue = readFirstPlaces()
const names = indexPlaceNames(catalogue)

function place(id: string, en: string, ko: string, ...aliases: string[]): NamedPlace {
  return { id, name: { en, ko }, aliases }
}

const palaces = indexPlaceNames([
  place('changdeokgung', 'Changdeokgung Palace', '창덕궁', '昌德宮'),
  place('changgyeonggung', 'Changgyeonggung Palace', '창경궁', '昌慶宮'),
  place('deoksugung', 'Deoksugung Palace', '덕수궁', '德壽宮'),
  place('jogyesa', 'Jogyesa Temple', '조계사'),
  place('namsan-park', 'Namsan Park', '남산공원'),
  place('naksan-park', 'Naksan Park', '낙산공원'),
  place('starfield', 'Starfield Library', '별마당 도서관'),
  place('lotte-world', 'Lotte World', '롯데월드'),
  place('lotte-tower', 'Lotte World Tower', '롯데월드타워'),
  place('folk-museum', 'National Folk Museum of Korea', '국립민속박물관'),
  place('national-museum', 'National Museum of Korea', '국립중앙박물관'),
  place('twin-one', 'Blue House', '푸른집'),
  place('twin-two', 'Blue House', '파란집'),
])

test('every name and alias of the catalogue finds its own place by name', () => {
  for (const { id, name, aliases } of catalogue) {
    for (const text of [name.en, name.ko, ...aliases, name.en.toUpperCase(), ` ${name.ko} `]) {
      expect(findNamed(text, names), text).toEqual({ match: 'name', placeIds: [id] })
    }
  }
})

test.each([
  ["Ch'angdŏkkung", 'changdeokgung', 'spelling'],
  ['Changduk Palace', 'changdeokgung', 'spelling'],
  ['昌德宫', 'changdeokgung', 'spelling'],
  ['昌徳宮', 'changdeokgung', 'spelling'],
  ['昌庆宫', 'changgyeonggung', 'spelling'],
  ['Toksugung', 'deoksugung', 'spelling'],
  ['Chogyesa', 'jogyesa', 'spelling'],
  ['Jogye Temple', 'jogyesa', 'spelling'],
  ['Changdekgung', 'changdeokgung', 'typo'],
  ['Changdeokgunk', 'changdeokgung', 'typo'],
  ['Starfeild Library', 'starfield', 'typo'],
  ['창덕굼', 'changdeokgung', 'typo'],
  ['Starfield', 'starfield', 'part'],
  ['별마당', 'starfield', 'part'],
  ['Lotte Tower', 'lotte-tower', 'part'],
  ['National Folk Museum', 'folk-museum', 'part'],
])('%s finds %s by its %s', (text, placeId, match) => {
  const found = findNamed(text, palaces) ?? findAlike(text, palaces)
  expect(found).toEqual({ match, placeIds: [placeId] })
})

test.each([
  ['Changwon'],
  ['Gyeonghuigung'],
  ['Naksan Temple'],
  ['경희궁'],
  ['도서'],
  ['Library card'],
  ['북한산'],
  ['慶熙宮'],
  ['x'],
  [''],
])('%j finds nothing: no name is near enough', (text) => {
  const found = findNamed(text, palaces) ?? findAlike(text, palaces)
  expect(found?.match ?? null).not.toBe('typo')
  expect(found?.match ?? null).not.toBe('name')
})

test('a name that two places share finds both', () => {
  expect(findNamed('blue house', palaces)?.placeIds).toEqual(['twin-one', 'twin-two'])
})

test('a part that fits several names finds all of them, and a kind alone none', () => {
  expect(findAlike('National Museum', palaces)?.placeIds).toEqual(['folk-museum', 'national-museum'])
  expect(findAlike('Lotte', palaces)?.placeIds).toEqual(['lotte-world', 'lotte-tower'])
  expect(findAlike('museum', palaces)).toBeNull()
})

test('a park is not taken for another park by a single letter', () => {
  expect(findNamed('Naksan Park', palaces)?.placeIds).toEqual(['naksan-park'])
  expect(findNamed('Namsan Park', palaces)?.placeIds).toEqual(['namsan-park'])
  expect(findNamed('낙산공원', palaces)?.placeIds).toEqual(['naksan-park'])
})

test('the surer the match the higher its confidence', () => {
  const confidences = nameMatches.map((match) => nameConfidence[match])
  expect(confidences).toEqual(confidences.toSorted((one, other) => other - one))
  expect(confidences[0]).toBe(1)
})

test('an empty catalogue knows no name', () => {
  const none = indexPlaceNames([])
  expect(findNamed('Gyeongbokgung', none)).toBeNull()
  expect(findAlike('Gyeongbokgung', none)).toBeNull()
})
