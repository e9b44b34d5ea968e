import type { AccountParts } from '#server/accounts/account-parts.ts'
import { createAccounts } from '#server/accounts/accounts.ts'
import { readConfig } from '#server/config.ts'
import { type App, createApp, type Wire } from '#server/platform/http/app.ts'
import { createForwardingCount } from '#server/platform/http/forwarding-count.ts'
import { createRateLimits } from '#server/platform/limits/rate-limits.ts'
import { createJobs } from '#server/platform/jobs/jobs.ts'
import { createOutbox } from '#server/platform/mail/outbox.ts'
import { createTestDataKey } from './data-key.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database/database.ts'
import { createTestLog } from '#testing/servers/http.ts'

type Options = {
  /** Variables of section 5 of the architecture. */
  variables?: Record<string, string>
  /** A database that several nodes share; whoever opened it closes it. */
  shared?: TestDatabase
  /** Without one: their own begins with the embedded catalogue. */
  withCatalogue?: boolean
  dataKey?: ReturnType<typeof createTestDataKey>
  peer?: string
  /** False: no mail can be sent, and none is kept to be read. */
  isOutboxOpen?: boolean
  /** A wire of another part of the product, which identifies callers by these accounts. */
  beside?: (parts: BesideParts) => { mount: (app: App) => void; wire: Wire }
}

type BesideParts = Pick<AccountParts, 'database' | 'dataKey' | 'now'> & {
  accounts: Awaited<ReturnType<typeof createAccounts>>
}

/**
 * Accounts as a node has them, over a database of their own, with a clock that stands still and mails that are kept.
 */
export async function openTestAccounts(options: Options = {}) {
  const { variables = {}, shared, dataKey = createTestDataKey(), peer, isOutboxOpen = true } = options
  const opened = shared ?? (await openTestDatabase({ withCatalogue: options.withCatalogue ?? false }))
  const { database } = opened
  const clock = { now: Date.parse('2026-05-01T09:00:00Z') }
  const now = () => clock.now
  const config = readConfig({ TRUSTED_PROXIES: '127.0.0.1', ...variables })
  const { log, lines } = createTestLog()
  const outbox = createOutbox({
    database,
    dataKey,
    jobs: createJobs({ database, log }),
    settings: { smtp: null, isOutboxOpen },
    siteOrigin: config.siteOrigin,
  })
  const accounts = await createAccounts({
    database,
    dataKey,
    outbox,
    limits: createRateLimits({ database, now, isOn: config.rateLimits }),
    settings: config.accounts,
    log,
    now,
  })
  const beside = options.beside?.({ accounts, database, dataKey, now })
  const app = createApp({
    siteOrigin: config.siteOrigin,
    proxies: config.trustedProxies,
    log,
    metrics: { observe: () => {} },
    state: { draining: false, forwarding: createForwardingCount() },
    routes: [
      (mounted) => accounts.mount(mounted),
      ...(beside ? [beside.mount] : []),
      (mounted) => mounted.all('*', (c) => c.text('page')),
    ],
    wires: [...accounts.wires, ...(beside ? [beside.wire] : [])],
  })

  /** A request as it comes in over the one proxy that is trusted, from an address of the test's choice. */
  async function request(path: string, { client = peer, ...init }: RequestInit & { client?: string | undefined } = {}) {
    const headers = new Headers(init.headers)
    if (client !== undefined) headers.set('x-forwarded-for', client)
    return app.request(path, { ...init, headers })
  }

  return {
    accounts,
    parts: accounts.parts,
    app,
    database,
    dataKey,
    clock,
    /** The sent mails, newest first. */
    listMails: () => outbox.list(),
    log,
    lines,
    request,
    async close() {
      await accounts.stop()
      if (!shared) await opened.close()
    },
  }
}

export type TestAccounts = Awaited<ReturnType<typeof openTestAccounts>>
