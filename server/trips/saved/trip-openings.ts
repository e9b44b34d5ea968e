import { hash, randomBytes } from 'node:crypto'
import type { Actor } from '#domain/accounts/accounts.ts'
import { Problem } from '#domain/site/problems.ts'
import type { SharedTrip } from '#domain/trips/document/saved-trips.ts'
import { shareTrip } from '#domain/trips/document/shared-trips.ts'
import { calendarKeyLength, calendarKeySource } from '#domain/trips/exports/ics.ts'
import type { DataKey } from '#server/platform/data-key/key-ring.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { memberClaims } from '#server/platform/database/pool/member-claims.ts'
import * as store from './saved-trip-store.ts'
import { createTripSeal } from './sealed-trips.ts'
import { writeSharedWords } from '#server/trips/words/shared-trip-words.ts'

/** The content of a calendar subscription. */
export type FollowedTrip = Pick<SharedTrip, 'document'> & {
  showsClinics: boolean
  version: number
  changedAt: Date
  calendarKey: string
}

const tokenBytes = 24
const tokenShape = /^[\w-]{32}$/

type Parts = { database: Pick<Database, 'transactionAs'>; dataKey: DataKey }

/** Read-only links and calendar addresses of trips. Anybody with the token can read the trip until it is revoked. */
export function createTripOpenings({ database, dataKey }: Parts) {
  const seal = createTripSeal(dataKey)

  /** Null if the token is unknown or revoked. */
  async function find(opening: store.Opening, token: string) {
    if (!tokenShape.test(token)) return null
    const row = await database.transactionAs({ role: 'visitor' }, (tx) => store.readOpened(tx, opening, token))
    if (!row) return null
    const showsClinics = opening === 'share' ? row.shareShowsClinics : row.calendarShowsClinics
    const { name } = seal.openSummary(row.id, row.summary)
    return { ...shareTrip(name, seal.openDocument(row.id, row.document), { showsClinics }), showsClinics, row }
  }

  async function save(
    actor: Actor,
    which: { id: string; opening: store.Opening },
    given: { hash: Buffer; showsClinics: boolean } | null,
  ): Promise<void> {
    await database.transactionAs(memberClaims(actor), async (tx) => {
      const row = await store.findTrip(tx, which.id)
      if (!row || row.deletedAt) throw new Problem('trips.not_found')
      await store.saveOpening(tx, which, given)
    })
  }

  return {
    /** Returns a new token and revokes the previous one. */
    async open(
      actor: Actor,
      which: { id: string; opening: store.Opening },
      { showsClinics }: { showsClinics: boolean },
    ): Promise<{ token: string }> {
      const token = randomBytes(tokenBytes).toString('base64url')
      await save(actor, which, { hash: hash('sha256', token, 'buffer'), showsClinics })
      return { token }
    },

    close: (actor: Actor, which: { id: string; opening: store.Opening }): Promise<void> => save(actor, which, null),

    /** For visitors with the link. The words are always written from what they are shown. */
    async shared(token: string): Promise<SharedTrip | null> {
      const found = await find('share', token)
      if (!found) return null
      const { name, document } = found
      return { name, document: { ...document, words: { text: writeSharedWords(document), by: 'built-in' } } }
    },

    /** For calendar programs that have the address. */
    async followed(token: string): Promise<FollowedTrip | null> {
      const found = await find('calendar', token)
      if (!found) return null
      const { document, showsClinics, row } = found
      const calendarKey = hash('sha256', calendarKeySource(row.id)).slice(0, calendarKeyLength)
      return { document, showsClinics, version: row.version, changedAt: row.changedAt, calendarKey }
    },
  }
}

export type TripOpenings = ReturnType<typeof createTripOpenings>
