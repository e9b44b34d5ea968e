import { hash, randomInt } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { DataKey } from '#server/platform/data-key/key-ring.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import type { ConsultationLetters } from '#server/consultations/mails/consultation-letters.ts'
import { saveClinicCode, useClinicCode } from '#server/consultations/consultation-store.ts'
import type { RequestMails } from '#server/consultations/mails/request-mails.ts'
import type { RequestReader } from '#server/consultations/request-reader.ts'

type Parts = {
  database: Pick<Database, 'transactionAs'>
  dataKey: DataKey
  limits: Pick<RateLimits, 'take'>
  letters: ConsultationLetters
  mails: RequestMails
  reader: Pick<RequestReader, 'find'>
  now: () => number
}

const codeMinutes = 10
const passMinutes = 60
// A link has at most some fifty tries a day for a million codes.
const limitOfCodes = { limit: 10, windowSeconds: 24 * 3_600 }
const limitOfTries = { limit: 5, windowSeconds: codeMinutes * 60 }

/**
 * Whoever has the clinic's link must also read the clinic's mail: a code is sent there, and gives a pass for an hour,
 * which the forms of the page carry. Only the link and a pass together open a request.
 */
export function createClinicPass({ database, dataKey, limits, letters, mails, reader, now }: Parts) {
  const asService = <T>(work: (tx: Transaction<Tables>) => Promise<T>) =>
    database.transactionAs({ role: 'service' }, work)

  return {
    /** Mails a code to the clinic. Null: the link opens nothing. */
    async sendCode(token: string): Promise<'sent' | 'limited' | null> {
      const row = await reader.find('clinic', token)
      if (!row) return null
      const { allowed } = await limits.take(`consultations.codes:${row.id}`, limitOfCodes)
      if (!allowed) return 'limited'
      return asService(async (tx) => {
        const to = await mails.findClinicEmail(tx, row.clinicId)
        if (to === null) return null
        const code = String(randomInt(1_000_000)).padStart(6, '0')
        const until = new Date(now() + codeMinutes * 60_000)
        await saveClinicCode(tx, row.id, { hash: hashCode(token, code), until })
        await mails.mail(tx, letters.code(to, code))
        return 'sent'
      })
    },

    /** A pass for a code. Tries are counted before the code is looked at. */
    async enterCode(token: string, code: string): Promise<{ pass: string } | 'wrong' | 'limited' | null> {
      const row = await reader.find('clinic', token)
      if (!row) return null
      const { allowed } = await limits.take(`consultations.tries:${row.id}`, limitOfTries)
      if (!allowed) return 'limited'
      const typed = { hash: hashCode(token, code.replaceAll(/\s/g, '')), at: new Date(now()) }
      return (await asService((tx) => useClinicCode(tx, row.id, typed))) ? { pass: this.makePass(token) } : 'wrong'
    },

    makePass: (token: string): string =>
      dataKey.seal(String(now() + passMinutes * 60_000), placeOf(token)).toString('base64url'),

    isPass(token: string, pass: string): boolean {
      try {
        return Number(dataKey.open(Buffer.from(pass, 'base64url'), placeOf(token))) > now()
      } catch {
        return false // Not one of ours, or of another link.
      }
    },
  }
}

export type ClinicPass = ReturnType<typeof createClinicPass>

/** The token is in it, so that nobody can find a code from its hash alone. */
function hashCode(token: string, code: string): Buffer {
  return hash('sha256', `${token} ${code}`, 'buffer')
}

/** A pass is stored nowhere. It belongs to its link. */
function placeOf(token: string) {
  return { column: 'mgk.consultations.clinic_pass', row: token } as const
}
