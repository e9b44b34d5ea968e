import { sql, type Transaction } from 'kysely'
import type { Actor } from '#domain/accounts/accounts.ts'
import { readStoredSteps } from '#domain/trips/answers/saved-step-schemas.ts'
import {
  mergeSavedSteps,
  type SavedStep,
  type SavedStepName,
  type SavedSteps,
} from '#domain/trips/answers/saved-steps.ts'
import type { Claims } from '#server/platform/database/pool/claims.ts'
import type { DataKey, Place } from '#server/platform/data-key/key-ring.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { memberClaims } from '#server/platform/database/pool/member-claims.ts'

type Parts = { database: Pick<Database, 'transactionAs'>; dataKey: DataKey; now: () => number }

/** The planner's steps with the last answers of a member, the same on all devices. */
export function createTripDrafts({ database, dataKey, now }: Parts) {
  return {
    read: (actor: Actor): Promise<SavedSteps> => readAs(memberClaims(actor)),

    /** Merges the given steps with the stored ones. The newer answers of each step win. Returns the result. */
    keep(actor: Actor, given: SavedSteps): Promise<SavedSteps> {
      const member = memberClaims(actor)
      return database.transactionAs(member, async (tx) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${`mgk trip draft of ${member.userId}`}, 0))`.execute(
          tx,
        )
        const merged = mergeSavedSteps(await find(tx, member.userId), notLater(given))
        const content = dataKey.seal(JSON.stringify(merged), placeOf(member.userId))
        await tx
          .insertInto('mgk.trip_drafts')
          .values({ user_id: member.userId, content })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ content }))
          .execute()
        return merged
      })
    },

    /** A member's draft for their data export. */
    exportPart: {
      name: 'tripDraft',
      read: (userId: string) => readAs({ role: 'member', userId, assurance: 'aal1' }),
    },
  }

  function readAs(member: Claims & { role: 'member' }): Promise<SavedSteps> {
    return database.transactionAs(member, (tx) => find(tx, member.userId))
  }

  async function find(tx: Transaction<Tables>, userId: string): Promise<SavedSteps> {
    const row = await tx.selectFrom('mgk.trip_drafts').select('content').executeTakeFirst()
    return row ? readStoredSteps(JSON.parse(dataKey.open(row.content, placeOf(userId)))) : {}
  }

  /** Otherwise a device whose clock runs ahead would win every merge. */
  function notLater({ step1, step2, step3 }: SavedSteps): SavedSteps {
    return {
      ...(step1 && { step1: clamp(step1) }),
      ...(step2 && { step2: clamp(step2) }),
      ...(step3 && { step3: clamp(step3) }),
    }
  }

  function clamp<Step extends SavedStepName>({ answers, changedAt }: SavedStep<Step>): SavedStep<Step> {
    return { answers, changedAt: new Date(Math.min(Date.parse(changedAt), now())).toISOString() }
  }
}

function placeOf(row: string): Place {
  return { column: 'mgk.trip_drafts.content', row }
}

export type TripDrafts = ReturnType<typeof createTripDrafts>
