import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { koreanStationName, stationWithLines } from '#domain/korea/station-names.ts'
import { readPlaces } from '#seed/places.ts'
import { makeStationNames, stationNamesFile } from './make-station-names.ts'

test('the written names are those of the facts', () => {
  expect(readFileSync(stationNamesFile, 'utf8')).toBe(makeStationNames())
})

test('every station that a row of the catalogue names is known in Hangul', () => {
  const named = new Set(readPlaces().flatMap(({ station }) => station ?? []))
  expect([...named].filter((station) => koreanStationName(station) === null)).toEqual([])
})

test('every station that a row of the catalogue names is known with a line', () => {
  const named = new Set(readPlaces().flatMap(({ station }) => station ?? []))
  expect([...named].filter((station) => stationWithLines(station).ko === koreanStationName(station))).toEqual([])
})

test('no two stations with one spelling have different names in Hangul', () => {
  const lines = makeStationNames().split('`')[1]?.split('\n') ?? []
  const wrong = lines.filter((line) => {
    const [en = '', ko = ''] = line.split('|')
    return koreanStationName(en)?.replace(/역$/u, '') !== ko.replace(/역$/u, '')
  })
  expect(wrong).toEqual([])
})
