import type { AccountToLeave } from '#web/features/accounts/leave-account.ts'

export async function loadAccount(): Promise<AccountToLeave> {
  return (await import('./account-to-leave.ts')).accountToLeave
}
