import pg from 'pg'
import { pino } from 'pino'
import { expect, inject, test } from 'vitest'
import { noPlaceQuery } from '#domain/places/place-lists.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { copyDatabase } from '#testing/database/copy-database.ts'
import { makeEarlierSchema } from '#testing/database/schema.ts'
import { inventPlace } from '#testing/builders/places.ts'
import { writeColumns } from './place-columns.ts'
import { columnNames } from './place-store.ts'
import { createPlaces } from './places.ts'

/** What came after the release that is upgraded here. */
const laterColumns = ['seasons', 'access', 'sources', 'fame']
const columnsThen = columnNames
  .split(', ')
  .filter((name) => !laterColumns.includes(name))
  .join(', ')

const log = pino({ level: 'silent' })

test('what was listed before signs had one form is found by each of their forms after the upgrade, also by a role that may make no temporary table', async () => {
  const copy = await copyDatabase(inject('databaseServerUrl'), 'template1')
  const { url } = copy
  const name = new URL(url).pathname.slice(1)
  const earlier = await makeEarlierSchema('0021-seen-and-unchecked-places')
  await (await openDatabase({ url, log, schema: earlier.path })).close()
  await earlier.remove()

  const owner = new pg.Client(url)
  await owner.connect()
  await owner.query(`revoke temporary on database ${name} from public`)
  const places = [
    inventPlace('palace', { aliases: ['景福宫', 'みょんどん'] }),
    inventPlace('compatible', { aliases: ['\uF9E9門'] }),
    inventPlace('latin', { name: { en: 'Haeundae', ko: '해운대' } }),
  ].map((facts) => ({ ...writeColumns(facts), id: facts.id, source_id: facts.id }))
  await owner.query(
    `insert into mgk.places (id, origin, source_id, ${columnsThen})
     select id, 'test', source_id, ${columnsThen} from jsonb_populate_recordset(null::mgk.places, $1::jsonb)`,
    [JSON.stringify(places)],
  )
  await owner.end()

  const database = await openDatabase({ url, log })
  const catalogue = createPlaces({ database })
  const found = async (words: string) => (await catalogue.list({ ...noPlaceQuery, words })).places.map(({ id }) => id)
  expect(await found('景福宮')).toEqual(['palace'])
  expect(await found('景福宫')).toEqual(['palace'])
  expect(await found('ミョンドン')).toEqual(['palace'])
  expect(await found('里门')).toEqual(['compatible'])
  expect(await found('haeumdae')).toEqual(['latin'])
  await database.close()
  await copy.drop()
})
