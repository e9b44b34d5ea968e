import { expect, test } from 'vitest'
import { StartProblem } from '#server/platform/start-problem.ts'
import { buildMapSettings } from './map-settings.ts'

test('without a variable there are no tiles', () => {
  expect(buildMapSettings({})).toBeNull()
})

test('a style is asked at its own host and at those that the operator names', () => {
  const MAP_STYLE_URL = 'https://tiles.example/styles/bright?key=1'
  expect(buildMapSettings({ MAP_STYLE_URL, MAP_HOSTS: 'https://sprites.example, https://tiles.example' })).toEqual({
    source: { kind: 'style', address: MAP_STYLE_URL },
    file: null,
    hosts: ['https://tiles.example', 'https://sprites.example'],
  })
})

test('an archive comes from this server and opens the policy to nobody', () => {
  expect(buildMapSettings({ MAP_PMTILES: '/maps/korea.pmtiles' })).toEqual({
    source: { kind: 'archive', address: '/map/archive.pmtiles' },
    file: '/maps/korea.pmtiles',
    hosts: [],
  })
})

test('an invalid map setting stops the start with the name of its variable', () => {
  const MAP_STYLE_URL = 'https://tiles.example/style.json'
  expect(() => buildMapSettings({ MAP_STYLE_URL, MAP_PMTILES: 'korea.pmtiles' })).toThrow(StartProblem)
  expect(() => buildMapSettings({ MAP_HOSTS: 'https://tiles.example' })).toThrow(/^MAP_HOSTS /u)
  for (const MAP_HOSTS of [
    'tiles.example',
    "https://a.example; script-src 'unsafe-inline'",
    '*',
    'data:',
    'https://a.example/x',
  ]) {
    expect(() => buildMapSettings({ MAP_STYLE_URL, MAP_HOSTS }), MAP_HOSTS).toThrow(/^MAP_HOSTS /u)
  }
})
