import type pg from 'pg'
import type { Logger } from 'pino'
import { derivePassword, parseDatabaseUrl, urlForLogin, urlForRole } from './connection-urls.ts'
import { type Circumstances, readerSettings, sessionSettings } from './grants.ts'
import { migrate } from './migrate.ts'
import { provision, readCircumstances } from './provision.ts'
import { chooseRoleNames, type RoleNames } from './role-names.ts'
import { connectForStart, ensurePassword, refuseTransactionPooler } from './start-connection.ts'

/** Where the product connects once everything stands. */
export type PreparedDatabase = { readerUrl: string; appUrl: string; listenerUrl: string }

type Options = { url: string; directUrl: string; migrationsFolder: string; log: Logger }

/** Any number; one process at a time prepares a database, and the others find it done. */
const lockKey = 7_164_225_300_118

export async function prepareDatabase({ url, directUrl, migrationsFolder, log }: Options): Promise<PreparedDatabase> {
  const pooled = parseDatabaseUrl(url, 'DATABASE_URL')
  const direct = parseDatabaseUrl(directUrl, 'DATABASE_DIRECT_URL')
  const admin = await connectForStart(direct.href, direct.href === pooled.href ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL')
  try {
    await refuseTransactionPooler(direct.href, admin)
    const circumstances = await readCircumstances(admin, direct.password !== '')
    await admin.query('select pg_advisory_lock($1)', [lockKey])
    if (!circumstances.mayCreateLogins) await refusePooledRoles(pooled, direct)
    const names = await chooseRoleNames(admin)
    await provision({ admin, names, circumstances })
    const { ownerUrl, ...prepared } = await buildUrls({ admin, pooled, direct, names, circumstances })
    await migrate({ ownerUrl, names, folder: migrationsFolder, log })
    return prepared
  } finally {
    // Ends the session, and the lock with it.
    await admin.end()
  }
}

type Login = { admin: pg.Client; pooled: URL; direct: URL; names: RoleNames; circumstances: Circumstances }

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
 * A pool that wears a role does so for a whole session, and behind a transaction pooler the session is somebody else's
 * a moment later.
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
