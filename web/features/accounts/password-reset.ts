import { AuthClient, type User } from '@supabase/auth-js'
import { tabStorage } from '#web/ui/session-storage.ts'
import { authOptions } from './auth-options.ts'
import { findSecondFactor, proveSecondFactor, type SecondFactor, spendRecoveryCode } from './second-factor.ts'
import { adoptSession } from './session-client.ts'

const resetKey = 'account-reset'

/**
 * The session of a mailed reset link. It lives in this tab, a reload included, and signs nobody in until the new
 * password stands: who only looks at the form and goes away is as signed in as before.
 */
const reset = new AuthClient({
  ...authOptions,
  storageKey: resetKey,
  storage: tabStorage,
  autoRefreshToken: false,
})

export async function askForReset(email: string): Promise<void> {
  const { error } = await reset.resetPasswordForEmail(email, { redirectTo: `${location.origin}/reset-password` })
  if (error) throw error
}

/** Whose password the link is about. */
export async function openResetLink(tokens: { accessToken: string; refreshToken: string }): Promise<User> {
  const { data, error } = await reset.setSession({
    access_token: tokens.accessToken,
    refresh_token: tokens.refreshToken,
  })
  if (error) throw error
  if (!data.user) throw new Error('A session without a user.')
  return data.user
}

/** The code of the mail does what its link does. */
export async function openResetCode(email: string, code: string): Promise<void> {
  const { error } = await reset.verifyOtp({ email, token: code, type: 'recovery' })
  if (error) throw error
}

/** After a reload of the form; null where no link was opened in this tab. */
export async function readOpenReset(): Promise<User | null> {
  const { data } = await reset.getSession()
  return data.session?.user ?? null
}

/** The new password stands and its owner is signed in, or the second factor is wanted first. */
export async function setNewPassword(password: string): Promise<SecondFactor | null> {
  const { error } = await reset.updateUser({ password })
  if (error?.code === 'insufficient_aal') {
    const { data } = await reset.getUser()
    const factor = data.user && findSecondFactor(data.user)
    if (factor) return factor
  }
  if (error) throw error
  const { data } = await reset.getSession()
  if (data.session) await adoptSession(data.session)
  closeReset()
  return null
}

export async function proveByCode(factor: SecondFactor, code: string): Promise<void> {
  await proveSecondFactor(reset, factor, code)
}

export async function proveByRecoveryCode(code: string): Promise<void> {
  await spendRecoveryCode(reset, code)
}

/** For whoever leaves the form: the link is used up, and nothing of it stays. */
export function closeReset(): void {
  tabStorage.removeItem(resetKey)
}
