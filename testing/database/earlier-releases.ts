import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { schemaFolder } from '#server/platform/database/prepare/migrate.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { queryOnce } from './copy-database.ts'
import { makeEarlierSchema } from './schema.ts'

/**
 * Makes an empty database what a release left: its migrations, whose last one is named, and rows as it and the releases
 * before it wrote them. The functions are those of its time, because migrations made them.
 */
export async function makeEarlierRelease(url: string, last: string): Promise<void> {
  const schema = await makeEarlierSchema(last)
  await (await openDatabase({ url, log: pino({ level: 'silent' }), schema: schema.path })).close()
  await schema.remove()
  const rows = join(schemaFolder, 'releases')
  for (const file of (await readdir(rows)).toSorted())
    if (file.endsWith('.sql') && file <= `${last}.sql`)
      await queryOnce(url, `set jit = off; ${await readFile(join(rows, file), 'utf8')}`)
}

/** The contents of the schema, without the names of logins, which depend on that of the database. */
const parts = {
  functions: `select pg_get_functiondef(pg_proc.oid) || coalesce(proacl::text, '') as part
    from pg_proc left join pg_depend on objid = pg_proc.oid and deptype = 'e'
    where (pronamespace = 'mgk'::regnamespace or proname = 'is_admin') and prokind = 'f' and objid is null`,
  aggregates: `select pg_proc.oid::regprocedure || aggtransfn::text || coalesce(agginitval, '') || proacl::text as part
    from pg_proc join pg_aggregate on aggfnoid = pg_proc.oid where pronamespace = 'mgk'::regnamespace`,
  indexes: `select indexdef as part from pg_indexes where schemaname = 'mgk'`,
  triggers: `select pg_get_triggerdef(pg_trigger.oid) as part from pg_trigger join pg_class on pg_class.oid = tgrelid
    where relnamespace = 'mgk'::regnamespace and not tgisinternal`,
  columns: `select concat_ws(' ', relname, attname, format_type(atttypid, atttypmod), attnotnull, attgenerated,
      pg_get_expr(adbin, adrelid)) as part
    from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace = 'mgk'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped`,
  policies: `select concat_ws(' ', tablename, policyname, permissive, roles, cmd, qual, with_check) as part
    from pg_policies where schemaname = 'mgk'`,
}

export async function describeSchema(url: string): Promise<Record<string, string[]>> {
  const described: Record<string, string[]> = {}
  for (const [name, question] of Object.entries(parts)) {
    const rows = await queryOnce(url, `select part from (${question}) as found order by part collate "C"`)
    described[name] = rows.map(({ part }) => String(part).replaceAll(/(mgk_(?:owner|app|reader))_[0-9a-z]+/gu, '$1'))
  }
  return described
}
