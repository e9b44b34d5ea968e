import type { Transaction } from 'kysely'
import type { Actor } from '#domain/accounts/accounts.ts'
import type { TreatmentFacts } from '#domain/clinics/treatments.ts'
import { type AftercareDays, aftercareDays } from '#domain/consultations/aftercare.ts'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import {
  mostListedRequests,
  type OwnRequests,
  type SentRequest,
  sentRequestPath,
} from '#domain/consultations/sent-requests.ts'
import { Problem } from '#domain/site/problems.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Moves } from './consultation-moves.ts'
import { type ConsultationRow, keepForMember, listIdsOfMember, listOfMember } from './consultation-store.ts'
import type { RequestReader } from './request-reader.ts'
import { listParts } from './request-parts.ts'
import { type Content, presentVisit, type RequestSeal } from './sealed-requests.ts'

type Parts = {
  database: Pick<Database, 'transactionAs'>
  moves: Moves
  reader: RequestReader
  seal: RequestSeal
  treatments: readonly TreatmentFacts[]
}

/** The requests that members keep in their accounts. Every list runs as the member, so that the database checks too. */
export function createOwnRequests({ database, moves, reader, seal, treatments }: Parts) {
  function aftercareOfVisit({ state, visitFrom }: ConsultationRow, content: Content): AftercareDays | null {
    if (state !== 'completed' || !visitFrom) return null
    return aftercareDays(content, treatments, seoulDay(visitFrom.getTime()))
  }

  const listRows = (member: ReturnType<typeof requireMember>) =>
    database.transactionAs(member, (tx) => listOfMember(tx, member.userId, mostListedRequests))

  return {
    /** Newest first. A request whose key is lost is named apart: it can be deleted, and nothing else. */
    async listOwn(actor: Actor): Promise<OwnRequests> {
      const listed: OwnRequests = { requests: [], unreadable: [] }
      for (const row of await listRows(requireMember(actor))) {
        const content = seal.openIfReadable(row)
        const shown = { state: row.state, writtenAt: row.writtenAt.toISOString() }
        if (!content) listed.unreadable.push({ ...shown, id: row.id })
        else {
          const address = `${sentRequestPath}?token=${content.token}`
          const { clinicId } = row
          const [visit, aftercare] = [presentVisit(row), aftercareOfVisit(row, content)]
          listed.requests.push({ ...shown, clinicId, clinic: content.clinic, visit, address, aftercare })
        }
      }
      return listed
    },

    /** Keeps the request that the token opens in the account of this member. */
    async keep(actor: Actor, token: string): Promise<void> {
      const { userId } = requireMember(actor)
      const row = await reader.find('patient', token)
      if (!row) throw new Problem('consultations.not_found')
      const isKept = await database.transactionAs({ role: 'service' }, (tx) => keepForMember(tx, row.id, userId))
      if (!isKept) throw new Problem('consultations.kept_elsewhere')
    },

    /** Withdraws one that the member keeps, and deletes it, also where it cannot be read. */
    async removeOwn(actor: Actor, id: string): Promise<void> {
      const rows = await listRows(requireMember(actor))
      if (!rows.some((row) => row.id === id)) throw new Problem('consultations.not_found')
      await moves.remove(id)
    },

    /** The requests of an account that is deleted, in its transaction: clinics are told, and whoever waits. */
    async removeAllOf(tx: Transaction<Tables>, userId: string): Promise<void> {
      for (const id of await listIdsOfMember(tx, userId)) await moves.removeIn(tx, id)
    },

    exportPart: {
      name: 'consultations',
      read: (userId: string): Promise<(SentRequest | { id: string; state: string; unreadable: true })[]> =>
        database.transactionAs({ role: 'member', userId, assurance: 'aal1' }, async (tx) => {
          const exported = []
          for (const row of await listOfMember(tx, userId, mostListedRequests)) {
            const sent = seal.presentIfReadable(row, await listParts(tx, row.id))
            exported.push(sent ?? { id: row.id, state: row.state, unreadable: true as const })
          }
          return exported
        }),
    },
  }
}

export type OwnRequestsService = ReturnType<typeof createOwnRequests>

function requireMember(actor: Actor) {
  if (actor.kind === 'visitor') throw new Problem('accounts.sign_in_required')
  return { role: 'member', userId: actor.userId, assurance: actor.assurance } as const
}
