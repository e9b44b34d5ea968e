import { afterAll, expect, test } from 'vitest'
import { queryOnce } from '#testing/database/copy-database.ts'
import { openTestDatabase } from '#testing/database/database.ts'

/**
 * The only tables of ours whose rows no policy guards, and why that is right. Every other table has row-level security,
 * forced.
 */
const unguarded = {
  backup_results: 'when a backup was last made or failed; only the owner writes it',
  clinic_listings: 'what lists show of the clinics that everybody may see',
  clinic_marks: 'which of those clinics are counted where',
  clinic_words: 'words of what clinics say of themselves',
  data_keys: 'the names of keys, and never a key',
  function_files: 'hashes of the files of functions; only the owner may read it',
  jobs: 'what is to be done, with ids alone; the bare app claims it',
  kysely_migration: 'which migrations ran; only the owner may read it',
  kysely_migration_lock: 'empty but for one flag; only the owner may read it',
  outside_calls: 'how often outside services were asked, for everybody together',
  outside_services: 'when outside services last answered and failed, for everybody together',
  place_listings: 'what lists show of the places that everybody may see',
  place_words: 'words of their names',
  rate_limits: 'hashed keys and counters that the bare app keeps for everybody',
  relist_requests: 'names of two lists; only the owner may read it',
}

const opened = await openTestDatabase()
afterAll(() => opened.close())

test('every table is guarded by forced row-level security or stands on the short list with its reason', async () => {
  const tables = await queryOnce(
    opened.url,
    `select relname as name from pg_class
     where relnamespace = 'mgk'::regnamespace and relkind in ('r', 'p', 'm', 'f')
       and not (relrowsecurity and relforcerowsecurity)
     order by relname`,
  )
  expect(tables.map(({ name }) => name)).toEqual(Object.keys(unguarded))
})

test('every guarded table lets its owner read it, so that a backup is whole without a superuser', async () => {
  const hidden = await queryOnce(
    opened.url,
    `select relname from pg_class where relnamespace = 'mgk'::regnamespace and relrowsecurity and not exists (
       select from pg_policy
       where polrelid = pg_class.oid and polname = 'read_by_backup' and polcmd = 'r' and polroles = array[relowner]
     )`,
  )
  expect(hidden).toEqual([])
})

test('every column that names a file, and says what is in it, is one that a backup follows', async () => {
  const columns = await queryOnce(
    opened.url,
    `select relname, attname from pg_constraint
       join pg_class on pg_class.oid = conrelid join pg_attribute on attrelid = conrelid and attnum = any(conkey)
     where contype = 'f' and confrelid = 'mgk.files'::regclass order by relname, attname`,
  )
  expect(columns).toEqual([
    { relname: 'consultation_files', attname: 'file' },
    { relname: 'head_pictures', attname: 'file' },
    { relname: 'image_variants', attname: 'file' },
    // The file of a storage object, which is named there.
    { relname: 'image_variants', attname: 'source' },
    { relname: 'storage_objects', attname: 'file' },
  ])
})

test('the reader may read the catalogue and what is public of reviews, and nothing else', async () => {
  const tables = await queryOnce(
    opened.url,
    `select relname as name from pg_class, pg_roles
     where relnamespace = 'mgk'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') and rolname like 'mgk_reader_%'
       and has_table_privilege(pg_roles.oid, pg_class.oid, 'select, insert, update, delete, truncate')
     order by relname`,
  )
  expect(tables.map(({ name }) => name)).toEqual([
    'clinic_listings',
    'clinic_marks',
    'clinic_words',
    'clinics',
    'place_listings',
    'place_words',
    'places',
    'review_answers',
    'review_outcomes',
    'review_removals',
  ])
})

test('a view shows what its caller may see and not what its owner may', async () => {
  const views = await queryOnce(
    opened.url,
    `select relname from pg_class
     where relnamespace = 'mgk'::regnamespace and relkind = 'v' and not coalesce(reloptions, '{}') @> array['security_invoker=true']`,
  )
  expect(views).toEqual([])
})

test('a function that runs with the rights of its owner fixes its search path', async () => {
  const functions = await queryOnce(
    opened.url,
    `select proname from pg_proc
     where pronamespace = 'mgk'::regnamespace and prosecdef and not coalesce(proconfig::text, '') like '%search_path%'`,
  )
  expect(functions).toEqual([])
})

test('nothing of ours may be called by everybody unless a migration says so', async () => {
  const functions = await queryOnce(
    opened.url,
    `select proname from pg_proc left join pg_depend on objid = pg_proc.oid and deptype = 'e'
     where pronamespace = 'mgk'::regnamespace and objid is null and (proacl is null or proacl::text ~ '[{,]=X')`,
  )
  expect(functions).toEqual([])
})
