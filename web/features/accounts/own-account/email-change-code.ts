import { AuthClient } from '@supabase/auth-js'
import { authOptions } from '#web/features/accounts/auth-options.ts'
import { openClient } from './calls.ts'

/** Takes the session that comes with a right code, so that the one of this browser, second step included, stays. */
const codes = new AuthClient({
  ...authOptions,
  storageKey: 'account-email-change',
  persistSession: false,
  autoRefreshToken: false,
})

/** Does what the link of the same mail does; which of the two mails the code is from need not be said. */
export async function confirmEmailByCode(mailboxes: readonly string[], code: string): Promise<'half' | 'done'> {
  for (const [index, email] of mailboxes.entries()) {
    const { data, error } = await codes.verifyOtp({ email, token: code, type: 'email_change' })
    if (error?.code === 'otp_expired' && index < mailboxes.length - 1) continue
    if (error) throw error
    if (!data.session) return 'half'
    await codes.signOut({ scope: 'local' })
    const client = await openClient()
    await client.refreshSession()
    return 'done'
  }
  throw new Error('There is no mailbox that a code could be from.')
}
