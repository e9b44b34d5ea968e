import { AuthClient, type Session, type User } from '@supabase/auth-js'
import { authOptions } from '#web/features/accounts/auth-options.ts'
import { findSecondFactor, proveSecondFactor, type SecondFactor, spendRecoveryCode } from './second-factor.ts'
import { adminChecked, adoptSession } from '#web/features/accounts/session/session-client.ts'
import { readSession } from '#web/features/accounts/session/session-state.ts'

/**
 * A separate client for signing in. With a second factor, a correct password is only the first half: until the code is
 * correct nothing is stored, no other tab is notified, and leaving the page leaves nothing behind.
 */
const attempt = new AuthClient({
  ...authOptions,
  storageKey: 'account-sign-in',
  persistSession: false,
  autoRefreshToken: false,
})

/** Returns null when signed in, or the second factor that is needed. Throws the library's error. */
export async function signIn(email: string, password: string): Promise<SecondFactor | null> {
  const { data, error } = await attempt.signInWithPassword({ email, password })
  if (error) throw error
  return finish(data.session)
}

/** Whether the user who just signed in is an administrator without a second factor. */
export async function lacksSecondStep(): Promise<boolean> {
  await adminChecked()
  const { isAdmin, user } = readSession()
  return isAdmin && user !== null && findSecondFactor(user) === null
}

/**
 * Signs in at once when no confirmation is required. Otherwise a mail is sent. The answer is the same for an address
 * that already has an account.
 */
export async function signUp(email: string, password: string, fullName: string): Promise<{ isSignedIn: boolean }> {
  const { data, error } = await attempt.signUp({
    email,
    password,
    options: { data: fullName ? { full_name: fullName } : {}, emailRedirectTo: `${location.origin}/login` },
  })
  if (error) throw error
  if (data.session) await adoptSession(data.session)
  return { isSignedIn: data.session !== null }
}

export async function resendConfirmation(email: string): Promise<void> {
  const { error } = await attempt.resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: `${location.origin}/login` },
  })
  if (error) throw error
}

/**
 * The code in the mail does the same as its link. Of a sign-up (`signup`) it confirms the address; that of a requested
 * mail or of an invitation (`email`) signs in without a password. Null means signed in. When others signed up with the
 * address, too, the owner has to choose a new password: the reset page has the session then.
 */
export async function signInByMailCode(
  email: string,
  code: string,
  type: 'signup' | 'email',
): Promise<SecondFactor | 'new_password' | null> {
  const { data, error } = await attempt.verifyOtp({ email, token: code, type })
  if (error) throw error
  const { session } = data
  if (!session) throw new Error('A verified code without a session.')
  if (!('type' in session && session.type === 'recovery')) return finish(session)
  const { openResetLink } = await import('#web/features/accounts/password/password-reset.ts')
  await openResetLink({ accessToken: session.access_token, refreshToken: session.refresh_token })
  return 'new_password'
}

/** Signs in with the session of a mailed link. `isExpected` checks its user before the session is adopted. */
export async function signInByLink(
  tokens: { accessToken: string; refreshToken: string },
  isExpected: (user: User) => boolean,
): Promise<SecondFactor | 'elsewhere' | null> {
  const { data, error } = await attempt.setSession({
    access_token: tokens.accessToken,
    refresh_token: tokens.refreshToken,
  })
  if (error) throw error
  if (!data.session || !data.user) throw new Error('A session without a user.')
  if (isExpected(data.user)) return finish(data.session)
  await attempt.signOut({ scope: 'local' })
  return 'elsewhere'
}

export async function finishByCode(factor: SecondFactor, code: string): Promise<void> {
  await proveSecondFactor(attempt, factor, code)
  await adoptAttempt()
}

export async function finishByRecoveryCode(code: string): Promise<void> {
  await spendRecoveryCode(attempt, code)
  await adoptAttempt()
}

/** Ends the session that the password alone has opened. */
export async function giveUp(): Promise<void> {
  await attempt.signOut({ scope: 'local' })
}

async function finish(session: Session): Promise<SecondFactor | null> {
  const factor = findSecondFactor(session.user)
  if (factor) return factor
  await adoptSession(session)
  return null
}

async function adoptAttempt(): Promise<void> {
  const { data } = await attempt.getSession()
  if (data.session) await adoptSession(data.session)
}
