import type { GoTrueClient, User } from '@supabase/auth-js'
import { callApi } from '#web/api.ts'

export type SecondFactor = { factorId: string }

/** The authenticator app of this account, or null. */
export function findSecondFactor(user: User): SecondFactor | null {
  const factor = user.factors?.find(({ factor_type, status }) => factor_type === 'totp' && status === 'verified')
  return factor ? { factorId: factor.id } : null
}

export async function proveSecondFactor(client: GoTrueClient, { factorId }: SecondFactor, code: string): Promise<void> {
  const { error } = await client.mfa.challengeAndVerify({ factorId, code })
  if (error) throw error
}

/** Uses a recovery code to remove the second factor, for an owner who lost the app. */
export async function spendRecoveryCode(client: GoTrueClient, code: string): Promise<void> {
  const { data } = await client.getSession()
  const token = data.session?.access_token ?? ''
  await callApi('POST /api/accounts/recovery-codes/use', { body: { code }, token })
}
