import { expect, test } from 'vitest'
import { sceneOf, sceneOfClinic } from './place-scenes.ts'
import { placeKinds } from './places.ts'
import { sceneNames } from './scenes.ts'

test('a place whose name says what it is gets that scene', () => {
  const scenes = [
    ['gyeongbokgung', 'Gyeongbokgung Palace', 'palace'],
    ['bukchon-hanok-village', 'Bukchon Hanok Village', 'hanok-lane'],
    ['seongsan-ilchulbong', 'Seongsan Ilchulbong', 'coast'],
    ['haedong-yonggungsa', 'Haedong Yonggungsa Temple', 'sea-temple'],
    ['bulguksa', 'Bulguksa Temple', 'temple'],
    ['juknokwon', 'Juknokwon Bamboo Grove', 'bamboo'],
    ['suncheonman', 'Suncheonman Bay', 'wetland'],
    ['gamcheon', 'Gamcheon Culture Village', 'village'],
    ['n-seoul-tower', 'N Seoul Tower', 'tower'],
    ['hwaseong', 'Hwaseong Fortress', 'fortress'],
    ['seoraksan', 'Seoraksan National Park', 'mountain'],
    ['coex-aquarium', 'COEX Aquarium', 'museum'],
    ['busan-museum', 'Busan Museum', 'museum'],
    ['dosan-park', 'Dosan Park', 'forest-path'],
    ['ilsan-lake-park', 'Ilsan Lake Park', 'forest-path'],
    ['myeongdong-cathedral', 'Myeongdong Cathedral', 'city-street'],
    ['byeongsan-seowon', 'Byeongsan Seowon', 'hanok-lane'],
    ['lotte-world-tower-seoul-sky', 'Seoul Sky', 'tower'],
    ['gwangmyeong-cave', 'Gwangmyeong Cave', 'mountain'],
    ['taejongdae', 'Taejongdae', 'coast'],
    ['bomun-lake', 'Bomun Lake Resort', 'wetland'],
  ] as const
  for (const [id, name, scene] of scenes) expect(sceneOf({ id, name, kind: 'attraction' }), name).toBe(scene)
})

test('a dish in the name of a restaurant is what its picture shows', () => {
  expect(sceneOf({ id: 'a', name: 'Old Street Galbi', kind: 'restaurant' })).toBe('barbecue')
  expect(sceneOf({ id: 'b', name: 'Pyeongyang Naengmyeon', kind: 'restaurant' })).toBe('cold-noodles')
})

test('nature without a telling name follows the region', () => {
  const place = { kind: 'attraction', categories: ['nature'] } as const
  expect(['coast', 'forest-path']).toContain(sceneOf({ ...place, id: 'somewhere', district: 'Seogwipo, Jeju' }))
  expect(['beach', 'sea-temple']).toContain(sceneOf({ ...place, id: 'somewhere', district: 'Gijang-gun, Busan' }))
})

test('every kind has a scene, and the same place has the same one each time', () => {
  for (const kind of placeKinds) {
    for (let index = 0; index < 20; index++) {
      const place = { id: `place-${index}`, kind }
      expect(sceneNames).toContain(sceneOf(place))
      expect(sceneOf(place)).toBe(sceneOf({ ...place }))
    }
  }
})

test('restaurants that say nothing of their food do not all show the same meal', () => {
  const meals = Array.from({ length: 30 }, (_, index) => sceneOf({ id: `table-${index}`, kind: 'restaurant' }))
  expect(new Set(meals).size).toBeGreaterThan(2)
})

test('a clinic shows a room of its own treatment, its door or its desk', () => {
  for (let index = 0; index < 20; index++) {
    const scene = sceneOfClinic({ id: String(index), treatments: ['dental'] })
    expect(['clinic-dental', 'clinic-door', 'clinic-reception']).toContain(scene)
  }
})
