import { AuthClient, type User } from '@supabase/auth-js'
import { tabStorage } from '#web/ui/session-storage.ts'
import { authOptions } from '#web/features/accounts/auth-options.ts'
import {
  findSecondFactor,
  proveSecondFactor,
  type SecondFactor,
  spendRecoveryCode,
} from '#web/features/accounts/sign-in/second-factor.ts'
import { adoptSession } from '#web/features/accounts/session/session-client.ts'

const resetKey = 'account-reset'

/**
 * The session of a mailed reset link. It is stored for this tab and survives a reload. It signs nobody in until the new
 * password is set: leaving the form changes nothing.
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

/** Opens the link and returns the user whose password may be set. */
export async function openResetLink(tokens: { accessToken: string; refreshToken: string }): Promise<User> {
  const { data, error } = await reset.setSession({
    access_token: tokens.accessToken,
    refresh_token: tokens.refreshToken,
  })
  if (error) throw error
  if (!data.user) throw new Error('A session without a user.')
  return data.user
}

/** The code in the mail does the same as its link. */
export async function openResetCode(email: string, code: string): Promise<void> {
  const { error } = await reset.verifyOtp({ email, token: code, type: 'recovery' })
  if (error) throw error
}

/** After a reload of the form. Null when no link was opened in this tab. */
export async function readOpenReset(): Promise<User | null> {
  const { data } = await reset.getSession()
  return data.session?.user ?? null
}

/** Sets the password and signs the owner in, or returns the second factor that is needed first. */
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

/** Called when the visitor leaves the form: the link is used up, and its session is removed. */
export function closeReset(): void {
  tabStorage.removeItem(resetKey)
}
