import type { Context, MiddlewareHandler } from 'hono'
import type { Transaction } from 'kysely'
import type { Actor } from '#domain/accounts/accounts.ts'
import type { Claims } from '#server/platform/database/pool/claims.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { visitorNetwork } from '#server/platform/http/client-network.ts'
import type { HttpEnv } from '#server/platform/http/http-env.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import { countRequest } from '#server/platform/limits/count-request.ts'
import type { PictureBucket } from './picture-bucket.ts'
import { StorageProblem } from './storage-problem.ts'

/** The caller: a person or a visitor, or a key of the operator, which has access to everything. */
export type Caller = Actor | { kind: 'service' }

export type IdentifyCaller = (readHeader: (name: string) => string | undefined) => Promise<Caller>

export const service: Caller = { kind: 'service' }

type Options = {
  database: Pick<Database, 'transactionAs'>
  identify: IdentifyCaller
  limits: Pick<RateLimits, 'take'>
  pictures: PictureBucket
}

/** The limit of one network, for callers who do not work on this site. */
const requests = { limit: 600, windowSeconds: 300 }

export function createCallers({ database, identify, limits, pictures }: Options) {
  /** For an address that requires a caller with a key, if only the public one. */
  async function require(c: Context<HttpEnv>): Promise<Caller> {
    if (c.req.header('authorization') === undefined) {
      throw new StorageProblem('InvalidRequest', "headers must have required property 'authorization'")
    }
    const caller = await identify((name) => c.req.header(name))
    if (caller.kind === 'visitor' || caller.kind === 'member') {
      await countRequest(limits, `storage:${visitorNetwork(c.get('client'))}`, requests)
    }
    return caller
  }

  const onlyService: MiddlewareHandler<HttpEnv> = async (c, next) => {
    if (isClientWithoutKey(c)) throw new StorageProblem('AccessDenied', 'Invalid Compact JWS')
    const caller = await require(c)
    if (caller.kind !== 'service') throw new StorageProblem('AccessDenied')
    return next()
  }

  /** The policies of the database decide what the caller sees. */
  function transactionFor<Result>(caller: Caller, work: (tx: Transaction<Tables>) => Promise<Result>): Promise<Result> {
    return database.transactionAs(claimsOf(caller), work)
  }

  function isManager(caller: Caller): boolean {
    return caller.kind === 'service' || pictures.mayChange(caller)
  }

  /** The policies of the database check the same again. */
  function requireWriter(caller: Caller, bucketId: string): void {
    if (caller.kind === 'service') return
    if (bucketId !== pictures.id || !pictures.mayChange(caller)) throw new StorageProblem('AccessDenied')
  }

  /**
   * Anybody who was given the name of a picture may read it. The list of names, which includes drafts and pictures that
   * are no longer shown, is only for those who manage them.
   */
  function mayListNames(caller: Caller, bucketId: string): boolean {
    return bucketId !== pictures.id || isManager(caller)
  }

  return {
    require,
    onlyService,
    transactionFor,
    requireWriter,
    mayListNames,
    /** Whether the caller may sign any size, which is computed again for each request. */
    maySignSizes: isManager,
  }
}

export type Callers = ReturnType<typeof createCallers>

/**
 * The clients' public tests expect what the hosted service's gateway answers to a missing key; the storage's own tests
 * expect what the storage answers without a gateway.
 */
function isClientWithoutKey(c: Context<HttpEnv>): boolean {
  return c.req.header('authorization') === undefined && c.req.header('x-client-info') !== undefined
}

function claimsOf(caller: Caller): Claims {
  switch (caller.kind) {
    case 'visitor':
    case 'service':
      return { role: caller.kind }
    case 'member':
    case 'admin':
      return { role: 'member', userId: caller.userId, assurance: caller.assurance }
  }
}
