import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { anyText } from '#testing/builders/any-text.ts'
import { nameDatabase, queryOnce } from '#testing/database/copy-database.ts'
import { type PostgresServer, postgresServers } from '#testing/database/postgres-servers.ts'
import { makeSchema } from '#testing/database/schema.ts'
import { StartProblem } from '#server/platform/start-problem.ts'
import { schemaFolder } from './migrate.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'

const log = pino({ level: 'silent' })

/** Two clinics and a place. */
const exampleRows = `
  insert into mgk.clinics (id, origin, imported)
  select id, 'editor',
    '{"name": "", "nameKo": "", "description": "", "location": "", "address": {"en": "", "ko": ""}, "district": null,
      "lat": null, "lng": null, "treatments": [], "procedures": [], "phoneNumber": "", "businessHours": "",
      "hours": null, "website": "", "languages": [], "registration": null, "doctors": [], "doctorCount": null,
      "highlights": [], "basis": "recalled"}'::jsonb || facts::jsonb
  from (values
    (1, '{"name": "Hanbit Dental Clinic", "nameKo": "한빛치과의원", "treatments": ["dental"], "lat": 37.51, "lng": 127.04,
      "procedures": ["Dental Implants"], "phoneNumber": "02-555-0100"}'),
    (2, '{"name": "Ribbon Plastic Surgery", "nameKo": "리본성형외과의원", "treatments": ["plastic-surgery"],
      "languages": ["en"], "procedures": ["Rhinoplasty"], "website": "https://ribbon.example"}')
  ) as written (id, facts);
  insert into mgk.places (id, kind, name_en, name_ko, aliases, description, lat, lng, province, district_en,
    district_ko, address_en, address_ko, categories, interests, tags, closed, exceptions, visit_minutes,
    permanently_closed, basis)
  values ('hallasan', 'attraction', 'Hallasan', '한라산', '{漢拏山}', 'The highest mountain.', 33.3617, 126.5292, 'Jeju',
    'Jeju-si, Jeju', '제주 제주시', '', '', '{nature}', '{nature}', '{}', '{}', '{}', 480, false, 'recalled');
`

/** A file of functions that leaves a row each time it is applied. */
function counted(answer: number): string {
  return `
  create or replace function mgk.answer() returns integer language sql immutable return ${answer};
  create table if not exists mgk.applied (answer integer);
  insert into mgk.applied values (mgk.answer());
`
}

describe.each(postgresServers)('$name', ({ start }) => {
  let server: PostgresServer
  let made = 0

  beforeAll(async () => {
    server = await start()
  }, 60_000)
  afterAll(() => server.stop())

  async function createDatabase(): Promise<string> {
    made += 1
    await queryOnce(server.url, `create database functions_${made}`)
    return nameDatabase(server.url, `functions_${made}`)
  }

  async function schemaWith(more: Parameters<typeof makeSchema>[0]): Promise<string> {
    const folder = await makeSchema(more)
    onTestFinished(() => folder.remove())
    return folder.path
  }

  async function startNode(url: string, schema = schemaFolder): Promise<void> {
    await (await openDatabase({ url, log, schema })).close()
  }

  const readApplied = async (url: string) =>
    (await queryOnce(url, 'select answer from mgk.applied')).map(({ answer }) => answer)

  test('a new text is applied once, and a changed text once more', async () => {
    const url = await createDatabase()
    const first = await schemaWith({ functions: { 'answer.sql': counted(1) } })
    const second = await schemaWith({ functions: { 'answer.sql': counted(2) } })
    await startNode(url)
    await startNode(url, first)
    await startNode(url, first)
    expect(await readApplied(url)).toEqual([1])
    await startNode(url, second)
    await startNode(url, second)
    expect(await readApplied(url)).toEqual([1, 2])
  })

  test('of two nodes that start at once one applies a changed text', async () => {
    const url = await createDatabase()
    const schema = await schemaWith({ functions: { 'answer.sql': counted(1) } })
    await Promise.all([startNode(url, schema), startNode(url, schema)])
    expect(await readApplied(url)).toEqual([1])
  })

  test('an error in a file is told in one sentence, and the migrations and files before it are undone', async () => {
    const url = await createDatabase()
    await startNode(url)
    const broken = await schemaWith({
      migrations: { '9001-half.sql': 'create table mgk.half (id integer);' },
      functions: { 'answer.sql': counted(1), 'broken.sql': 'select 1 / 0;' },
    })
    await expect(startNode(url, broken)).rejects.toThrow(
      new StartProblem('The functions file broken.sql failed and was undone: division by zero'),
    )
    expect(
      await queryOnce(
        url,
        `select to_regclass('mgk.half') as half, to_regclass('mgk.applied') as applied,
           (select count(*)::int from mgk.function_files where name in ('answer.sql', 'broken.sql')) as files`,
      ),
    ).toEqual([{ half: null, applied: null, files: 0 }])
    await startNode(url, await schemaWith({ functions: { 'answer.sql': counted(1) } }))
    expect(await readApplied(url)).toEqual([1])
  })

  test('an older node leaves the functions of a newer release alone', async () => {
    const url = await createDatabase()
    const older = await schemaWith({ functions: { 'answer.sql': counted(1) } })
    const newer = await schemaWith({
      migrations: { '9001-newer.sql': 'select 1;' },
      functions: { 'answer.sql': counted(2) },
    })
    await startNode(url, older)
    await startNode(url, newer)
    await startNode(url, older)
    expect(await readApplied(url)).toEqual([1, 2])
  })

  test('lists that a migration requests are filled again with the functions of its release, columns included', async () => {
    const url = await createDatabase()
    await startNode(url)
    await queryOnce(url, exampleRows)
    const facts = await readFile(join(schemaFolder, 'functions/clinic-facts.sql'), 'utf8')
    const terms = await readFile(join(schemaFolder, 'functions/search-terms.sql'), 'utf8')
    const schema = await schemaWith({
      migrations: { '9001-relist.sql': `insert into mgk.relist_requests values ('clinics'), ('places');` },
      functions: {
        'clinic-facts.sql': facts.replace(`(facts ->> 'website' <> '')::int`, `7 * (facts ->> 'website' <> '')::int`),
        'search-terms.sql': terms
          .replace("return ('x' || left(", "return 1 + ('x' || left(")
          .replace(', 8))::bit(32)', ', 6))::bit(24)'),
      },
    })
    await startNode(url, schema)
    const known = `select c.known = mgk.known_of_clinic(facts) and c.known = l.known as is_new, c.known
      from mgk.clinics c join mgk.clinic_listings l on clinic_id = id order by id`
    expect(await queryOnce(url, known)).toEqual([
      { is_new: true, known: 3 },
      { is_new: true, known: 9 },
    ])
    const found = `select name from mgk.clinic_listings where terms @> array[mgk.term_number('^hanbit')]
      union all select name from mgk.place_listings where terms @> array[mgk.term_number('^hallasan')]`
    expect(await queryOnce(url, found)).toEqual([{ name: 'Hanbit Dental Clinic' }, { name: 'Hallasan' }])
    expect(await queryOnce(url, 'select from mgk.relist_requests')).toEqual([])
  })

  test('a list that is filled again by hand is what it was, lost and wrong rows included', async () => {
    const url = await createDatabase()
    await startNode(url)
    await queryOnce(url, exampleRows)
    const hash = (table: string) =>
      `(select md5(string_agg(t::text, '' order by t::text)) from mgk.${table} t) as ${table}`
    const tables = ['clinic_listings', 'clinic_marks', 'clinic_words', 'place_listings', 'place_words']
    const question = `select ${tables.map(hash).join(', ')}`
    const before = await queryOnce(url, question)
    await queryOnce(
      url,
      `delete from mgk.clinic_listings where name like 'Hanbit%'; update mgk.clinic_marks set bits = ~bits;
       delete from mgk.place_listings where name = 'Hallasan'; update mgk.place_listings set rank = 1, terms = '{}';
       insert into mgk.place_words values ('wrong')`,
    )
    expect(await queryOnce(url, question)).not.toEqual(before)
    await queryOnce(url, `select mgk.relist('clinics'), mgk.relist('places')`)
    expect(await queryOnce(url, question)).toEqual(before)
    await expect(queryOnce(url, `select mgk.relist('trips')`)).rejects.toThrow('case not found')
  })

  test('every function of ours stands in one file, and every file holds functions that are there', async () => {
    const url = await createDatabase()
    await startNode(url)
    const rows = await queryOnce(
      url,
      `select pg_proc.pronamespace::regnamespace || '.' || proname as name
       from pg_proc left join pg_depend on objid = pg_proc.oid and deptype = 'e'
       where (pronamespace = 'mgk'::regnamespace or proname = 'is_admin') and objid is null order by 1`,
    )
    const folder = join(schemaFolder, 'functions')
    const texts = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
    const written = [...texts.join('\n').matchAll(/create or replace (?:function|aggregate) ([\w.]+)\(/gu)]
    expect(written.map(([, name]) => String(name)).toSorted()).toEqual(rows.map(({ name }) => name))
    expect(rows.length).toBeGreaterThan(25)
  })

  test('the indexes of the head of a list take its end from the one function that holds it', async () => {
    const url = await createDatabase()
    await startNode(url)
    const indexes = `select count(*)::int as count from pg_indexes where schemaname = 'mgk' and indexdef `
    expect(await queryOnce(url, `${indexes} like '%mgk.first_tier_end()%'`)).toEqual([{ count: 4 }])
    expect(await queryOnce(url, `${indexes} ~ 'rank >?<?=? ?''?[0-9]'`)).toEqual([{ count: 0 }])
  })

  test('the id of a token is the beginning of its SHA-256', async () => {
    const url = await createDatabase()
    await startNode(url)
    const texts = fc.sample(anyText, 300).filter((text) => text.isWellFormed() && !text.includes('\0'))
    const tokens = [...texts, '', '\\', '\\x', '\\001', '^한', '=district:Jung-gu, Seoul']
    const list = tokens.map((token) => `'${token.replaceAll("'", "''")}'`).join(', ')
    const rows = await queryOnce(url, `select mgk.term_number(token) as id from unnest(array[${list}]) as token`)
    const ids = tokens.map((token) => createHash('sha256').update(token).digest().readInt32BE(0))
    expect(rows.map(({ id }) => id)).toEqual(ids)
  })
})
