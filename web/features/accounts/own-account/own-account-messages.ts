import { ownAccount, type OwnAccountMessages } from '#locales/en/accounts/own-account.ts'

/** The messages about the visitor's own account on the settings page. There is one language so far. */
export function useOwnAccountMessages(): OwnAccountMessages {
  return ownAccount
}
