import fc from 'fast-check'
import { expect, test } from 'vitest'
import { regions, towns } from '#domain/korea/regions.ts'
import { anyText } from '#testing/builders/any-text.ts'
import { readRegion } from './region-names.ts'

test.each([
  ['Seoul', 'Seoul'],
  ['ソウル', 'Seoul'],
  ['首尔', 'Seoul'],
  ['Pusan', 'Busan'],
  ['부산시', 'Busan'],
  ['부산광역시', 'Busan'],
  ['釜山', 'Busan'],
  ['プサン', 'Busan'],
  ['Jeju Island', 'Jeju'],
  ['Cheju-do', 'Jeju'],
  ['제주도', 'Jeju'],
  ['济州岛', 'Jeju'],
  ['済州島', 'Jeju'],
  ['Kyongju', 'Gyeongju'],
  ['庆州', 'Gyeongju'],
  ['Jeonju', 'Jeonju'],
  ['Cheongju', 'Cheongju'],
  ['강릉', 'Gangneung'],
])('%s is %s', (text, name) => {
  expect(readRegion(text)?.name.en).toBe(name)
})

test('every region and town is found by both of its names', () => {
  for (const { name } of [...regions, ...towns]) {
    for (const text of [name.en, name.ko]) expect(readRegion(text)?.name.en, text).toBe(name.en)
  }
})

test('a spelling that two regions share, and what is no region, names none', () => {
  for (const text of ['Chongju', '', 'Korea', 'Tokyo', 'Lotte World', '도', '시'])
    expect(readRegion(text), text).toBeNull()
  fc.assert(fc.property(anyText, (text) => readRegion(text) === null || text !== ''))
})
