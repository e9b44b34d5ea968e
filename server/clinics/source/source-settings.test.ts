import { expect, test } from 'vitest'
import { buildSourceSettings } from './source-settings.ts'

const url = 'https://scraper.example/run'

test('without an address the source is off, and another of its variables alone is refused', () => {
  expect(buildSourceSettings({})).toBeNull()
  expect(() => buildSourceSettings({ CLINIC_SOURCE_KEY: 'hunter2' })).toThrow(
    'CLINIC_SOURCE_KEY cannot be used: CLINIC_SOURCE_URL is not set',
  )
})

test('an address alone is asked with GET and without a key for the list in "data"', () => {
  expect(buildSourceSettings({ CLINIC_SOURCE_URL: url })).toMatchObject({
    url,
    method: 'GET',
    auth: null,
    list: { kind: 'path', path: ['data'] },
    fields: { name: ['name'], lat: ['location', 'lat'] },
  })
})

test('the key goes where it is wanted, and fields come from where they are', () => {
  const given = {
    CLINIC_SOURCE_URL: url,
    CLINIC_SOURCE_METHOD: 'POST',
    CLINIC_SOURCE_KEY: 'hunter2',
    CLINIC_SOURCE_AUTH: 'query:apikey',
    CLINIC_SOURCE_LIST_PATH: 'result.rows',
    CLINIC_SOURCE_FIELD_MAP: 'name=Clinic Name, phoneNumber=contact.tel',
  }
  expect(buildSourceSettings(given)).toMatchObject({
    method: 'POST',
    auth: { kind: 'query', name: 'apikey', value: 'hunter2' },
    list: { kind: 'path', path: ['result', 'rows'] },
    fields: { name: ['Clinic Name'], phoneNumber: ['contact', 'tel'], address: ['address'] },
  })
  expect(buildSourceSettings({ ...given, CLINIC_SOURCE_AUTH: 'bearer' })?.auth).toEqual({
    kind: 'header',
    name: 'Authorization',
    value: 'Bearer hunter2',
  })
})

test('a robot of Browse AI needs its id and a key', () => {
  const given = { CLINIC_SOURCE_URL: 'browse-ai:robot-1', CLINIC_SOURCE_KEY: 'hunter2' }
  expect(buildSourceSettings(given)).toMatchObject({
    url: 'https://api.browse.ai/v2/robots/robot-1/tasks?status=successful&sort=-finishedAt',
    auth: { kind: 'header', name: 'Authorization', value: 'Bearer hunter2' },
    list: { kind: 'tasks' },
  })
  expect(() => buildSourceSettings({ CLINIC_SOURCE_URL: 'browse-ai:robot-1' })).toThrow('wants the key of its account')
  expect(() => buildSourceSettings({ ...given, CLINIC_SOURCE_URL: 'browse-ai:../x' })).toThrow('the id of a robot')
})

test.each([
  ['CLINIC_SOURCE_URL', 'ftp://scraper.example', 'it begins with https://'],
  ['CLINIC_SOURCE_URL', 'http://scraper.example', 'without https'],
  ['CLINIC_SOURCE_URL', 'https://me:hunter2@scraper.example', 'belongs into CLINIC_SOURCE_KEY'],
  ['CLINIC_SOURCE_URL', 'https://scraper.example/{id}', 'in the place of {…}'],
  ['CLINIC_SOURCE_METHOD', 'PUT', 'GET or POST'],
  ['CLINIC_SOURCE_AUTH', 'cookie:a', 'query:NAME'],
  ['CLINIC_SOURCE_KEY', 'hunter2\r\nx', 'no key has'],
  ['CLINIC_SOURCE_LIST_PATH', 'a..b', 'names with a dot'],
  ['CLINIC_SOURCE_FIELD_MAP', 'description=about', 'texts and pictures are not taken'],
  ['CLINIC_SOURCE_FIELD_MAP', 'name', 'names with a dot'],
])('%s=%j is refused with a sentence that names it and holds no key', (variable, value, sentence) => {
  const given = {
    CLINIC_SOURCE_URL: url,
    CLINIC_SOURCE_KEY: 'hunter2',
    CLINIC_SOURCE_AUTH: 'bearer',
    [variable]: value,
  }
  expect(() => buildSourceSettings(given)).toThrow(sentence)
  expect(() => buildSourceSettings(given)).toThrow(variable)
  expect(() => buildSourceSettings(given)).not.toThrow('hunter2')
})
