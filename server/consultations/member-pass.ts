import type { Actor } from '#domain/accounts/accounts.ts'
import { Problem } from '#domain/site/problems.ts'
import type { DataKey } from '#server/platform/data-key/key-ring.ts'

type Parts = {
  dataKey: DataKey
  findProvenEmail: FindProvenEmail
  now: () => number
}

/** The address of an account, if its owner has shown that its mail reaches them. */
export type FindProvenEmail = (userId: string) => Promise<string | null>

const passMinutes = 60
const place = { column: 'mgk.consultations.member_pass', row: 'form' } as const

/**
 * Says to a page, which knows no session, which member sends its form. It is stored nowhere. With it a member sends a
 * request from the address of the account without a mailed link, because that address is shown to be theirs already.
 */
export function createMemberPass({ dataKey, findProvenEmail, now }: Parts) {
  function read(pass: string): string | null {
    if (pass === '') return null
    try {
      const [userId = '', until = ''] = dataKey.open(Buffer.from(pass, 'base64url'), place).split(' ')
      return Number(until) > now() ? userId : null
    } catch {
      return null // Not one of ours.
    }
  }

  /** Null for a member whose address is not proven. */
  async function make(actor: Actor): Promise<string | null> {
    if (actor.kind === 'visitor') throw new Problem('accounts.sign_in_required')
    if ((await findProvenEmail(actor.userId)) === null) return null
    return dataKey.seal(`${actor.userId} ${now() + passMinutes * 60_000}`, place).toString('base64url')
  }

  /** The member of a pass, if the address is still that of the account. */
  async function memberOf(pass: string, email: string): Promise<string | null> {
    const userId = read(pass)
    const own = userId === null ? null : await findProvenEmail(userId)
    return own?.toLowerCase() === email.toLowerCase() ? userId : null
  }

  return { make, memberOf }
}

export type MemberPass = ReturnType<typeof createMemberPass>
