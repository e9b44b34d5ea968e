import { accounts, type AccountMessages } from '#locales/en/accounts/accounts.ts'

/** The messages of the account screens, in the page's language. There is one language so far. */
export function useAccountMessages(): AccountMessages {
  return accounts
}
