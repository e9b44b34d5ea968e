import { AuthClient } from '@supabase/auth-js'
import { authOptions } from '#web/features/accounts/auth-options.ts'
import { openClient } from './calls.ts'

/**
 * A separate client receives the session of a correct code, so that this browser's session and its second factor stay.
 */
const codes = new AuthClient({
  ...authOptions,
  storageKey: 'account-email-change',
  persistSession: false,
  autoRefreshToken: false,
})

/**
 * Does the same as the link in the mail. It tries both mailboxes, so the visitor need not say which mail the code is
 * from.
 */
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
