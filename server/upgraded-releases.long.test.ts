import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { noClinicFilter } from '#domain/clinics/clinic-lists.ts'
import { noPlaceQuery } from '#domain/places/place-lists.ts'
import { createClinics } from '#server/clinics/clinics.ts'
import { createPlaces } from '#server/places/places.ts'
import { schemaFolder } from '#server/platform/database/prepare/migrate.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { copyDatabase, queryOnce } from '#testing/database/copy-database.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { describeSchema, makeEarlierRelease } from '#testing/database/earlier-releases.ts'

/** The last migration of each release. */
const releases = {
  'the first with clinics': '0012-clinic-imports',
  'the one with the search for clinics': '0014-quiet-clinic-updates',
  'the one with the search for places': '0021-seen-and-unchecked-places',
  'the one with Chinese and Japanese names': '0023-east-asian-signs',
  'the one with trips': '0025-emptied-accounts',
  'the one with seasons and fame': '0035-fame-of-sights',
  'the last one without files of functions': '0036-backups',
}

const log = pino({ level: 'silent' })

async function upgrade(last: string) {
  const copy = await copyDatabase(inject('databaseServerUrl'), 'template1')
  await makeEarlierRelease(copy.url, last)
  const database = await openDatabase({ url: copy.url, log })
  onTestFinished(async () => {
    await database.close()
    await copy.drop()
  })
  return { database, url: copy.url }
}

describe.each(Object.entries(releases))('%s', (_name, last) => {
  test('comes up with every function, index, trigger and column of a fresh database', async () => {
    const { url } = await upgrade(last)
    const fresh = await openTestDatabase()
    const [found, wanted] = await Promise.all([describeSchema(url), describeSchema(fresh.url)])
    await fresh.close()
    expect(found).toEqual(wanted)
    expect(wanted['functions']?.length).toBeGreaterThan(25)
    expect(wanted['indexes']?.length).toBeGreaterThan(100)
  })

  test('answers a search for a clinic and for a place, and has lost no row', async () => {
    const { database, url } = await upgrade(last)
    const clinics = createClinics({ database, samples: 'off' })
    const places = createPlaces({ database })
    const clinicsFor = async (search: string) =>
      (await clinics.list({ ...noClinicFilter, search, sort: 'known', after: null })).clinics.map(({ name }) => name)
    const placesFor = async (words: string) =>
      (await places.list({ ...noPlaceQuery, words })).places.map(({ id }) => id)
    for (const words of ['hanbit', '한빛', 'ㅎㅂㅊㄱ', 'hambit gangnam'])
      expect([words, await clinicsFor(words)]).toEqual([words, ['Hanbit Dental Clinic']])
    expect(await clinicsFor('rhinoplasty')).toEqual(['Haeundae Ribbon Plastic Surgery'])
    expect(await clinicsFor('closed eye')).toEqual([])
    for (const words of ['경복궁', 'kyeongbokgung', 'gyeongbokgumg', '景福宮'])
      expect([words, await placesFor(words)]).toEqual([words, ['gyeongbokgung-palace']])
    expect(await placesFor('广藏市场')).toEqual(last < '0021' ? [] : ['gwangjang-market'])
    expect(await placesFor('mung bean')).toEqual(last < '0021' ? [] : ['gwangjang-market'])
    expect(await placesFor('closed museum')).toEqual([])
    const [counted] = await queryOnce(
      url,
      `select (select count(*)::int from mgk.users) as users, (select count(*)::int from mgk.clinics) as clinics,
         (select count(*)::int from mgk.saved_places) as saved, (select count(*)::int from mgk.saved_trips) as trips`,
    )
    expect(counted).toEqual({ users: 1, clinics: 3, saved: last < '0021' ? 0 : 1, trips: last < '0025' ? 0 : 1 })
  })
})

test('no released migration was edited', async () => {
  const released = await readFile(join(schemaFolder, 'releases/migrations.sha256'), 'utf8')
  const folder = join(schemaFolder, 'migrations')
  const present = await Promise.all(
    (await readdir(folder)).toSorted().map(async (name) => {
      const hash = createHash('sha256')
        .update(await readFile(join(folder, name)))
        .digest('hex')
      return `${hash}  ${name}`
    }),
  )
  const lines = released.trimEnd().split('\n')
  expect(present.slice(0, lines.length)).toEqual(lines)
})
