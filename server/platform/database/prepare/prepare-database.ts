import type pg from 'pg'
import type { Logger } from 'pino'
import {
  derivePassword,
  parseDatabaseUrl,
  urlForLogin,
  urlForRole,
} from '#server/platform/database/pool/connection-urls.ts'
import { type Circumstances, readerSettings, sessionSettings } from './grants.ts'
import { migrate, refuseUnreleasedDatabase } from './migrate.ts'
import { provision, readCircumstances } from './provision.ts'
import { chooseRoleNames, type RoleNames } from './role-names.ts'
import {
  connectForStart,
  ensurePassword,
  refuseTransactionPooler,
} from '#server/platform/database/pool/start-connection.ts'

/** Where the product connects once the database is prepared. */
export type PreparedDatabase = { readerUrl: string; appUrl: string; listenerUrl: string }

/** How a database is reached: the connection that prepares it, and the login that owns it. */
export type DatabaseOwner = { admin: pg.Client; names: RoleNames; ownerUrl: string }

type Options = { url: string; directUrl: string; schema: string; log: Logger }
type Reach = Pick<Options, 'url' | 'directUrl'>

/** An arbitrary advisory lock key. One process at a time prepares a database; the others then find it prepared. */
const lockKey = 7_164_225_300_118

export function prepareDatabase({ url, directUrl, schema, log }: Options): Promise<PreparedDatabase> {
  return withPreparation({ url, directUrl }, async ({ names, ownerUrl, prepared }) => {
    await migrate({ ownerUrl, names, folder: schema, log })
    return prepared
  })
}

type Preparation = DatabaseOwner & { prepared: PreparedDatabase }

/** Creates the logins and holds the preparation lock during the work; a product that starts in this time waits. */
export function withPreparation<T>(reach: Reach, work: (preparation: Preparation) => Promise<T>): Promise<T> {
  return withAdmin(reach, async (login) => {
    const { admin, pooled, direct, circumstances } = login
    await admin.query('select pg_advisory_lock($1)', [lockKey])
    if (!circumstances.mayCreateLogins) await refusePooledRoles(pooled, direct)
    const names = await chooseRoleNames(admin)
    await provision({ admin, names, circumstances })
    const { ownerUrl, ...prepared } = await buildUrls({ ...login, names })
    return work({ admin, names, ownerUrl, prepared })
  })
}

/** The owner of a database that was prepared by a release, or null if it was not prepared. Changes nothing in it. */
export function withOwner<T>(reach: Reach, work: (owner: DatabaseOwner | null) => Promise<T>): Promise<T> {
  return withAdmin(reach, async (login) => {
    const { admin } = login
    // Asked of the catalogue: `to_regclass` fails for a login without rights in the schema, which belongs to ours.
    const { rows } = await admin.query<{ isPrepared: boolean }>(
      `select exists (
         select from pg_class join pg_namespace on pg_namespace.oid = relnamespace
         where nspname = 'mgk' and relname = 'kysely_migration'
       ) as "isPrepared"`,
    )
    if (!rows[0]?.isPrepared) return work(null)
    const names = await chooseRoleNames(admin)
    const { ownerUrl } = await buildUrls({ ...login, names })
    await refuseUnreleasedDatabase(ownerUrl)
    return work({ admin, names, ownerUrl })
  })
}

async function withAdmin<T>({ url, directUrl }: Reach, work: (login: Omit<Login, 'names'>) => Promise<T>): Promise<T> {
  const pooled = parseDatabaseUrl(url, 'DATABASE_URL')
  const direct = parseDatabaseUrl(directUrl, 'DATABASE_DIRECT_URL')
  const variable = direct.href === pooled.href ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL'
  // Uses the given login, because our own logins may not exist yet.
  const admin = await connectForStart(direct.href, variable)
  try {
    await refuseTransactionPooler(direct.href, admin)
    const circumstances = await readCircumstances(admin, direct.password !== '')
    return await work({ admin, pooled, direct, circumstances })
  } finally {
    // Ends the session and releases its locks.
    await admin.end()
  }
}

type Login = {
  admin: pg.Client
  pooled: URL
  direct: URL
  names: RoleNames
  circumstances: Circumstances
}

async function buildUrls({
  admin,
  pooled,
  direct,
  names,
  circumstances,
}: Login): Promise<PreparedDatabase & { ownerUrl: string }> {
  const { owner, app, reader } = names
  if (!circumstances.mayCreateLogins) {
    return {
      ownerUrl: urlForRole(direct, { role: owner, search_path: sessionSettings.search_path }),
      listenerUrl: urlForRole(direct, { role: app, ...sessionSettings }),
      appUrl: urlForRole(pooled, { role: app, ...sessionSettings }),
      readerUrl: urlForRole(pooled, { role: reader, ...readerSettings }),
    }
  }
  const urlOf = (url: URL, login: string) =>
    urlForLogin(url, { given: circumstances.login, login, password: derivePassword(direct, login) })
  for (const login of [owner, app, reader]) {
    await ensurePassword({ admin, login, url: urlOf(direct, login), password: derivePassword(direct, login) })
  }
  return {
    ownerUrl: urlOf(direct, owner),
    listenerUrl: urlOf(direct, app),
    appUrl: urlOf(pooled, app),
    readerUrl: urlOf(pooled, reader),
  }
}

/**
 * A pool sets its role for a whole session, but behind a transaction pooler other clients get that session a moment
 * later.
 */
async function refusePooledRoles(pooled: URL, direct: URL): Promise<void> {
  if (pooled.href === direct.href) return
  const connection = await connectForStart(pooled.href, 'DATABASE_URL')
  try {
    await refuseTransactionPooler(
      pooled.href,
      connection,
      'The login of DATABASE_URL may not create logins, and behind a transaction pooler it cannot stand in for ours. Give it CREATEROLE (and a password), or set DATABASE_URL to the server itself.',
    )
  } finally {
    await connection.end()
  }
}
