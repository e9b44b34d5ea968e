import { accounts, type AccountMessages } from '#locales/en/accounts.ts'

/** The words of the account screens in the page's language; there is one so far. */
export function useAccountMessages(): AccountMessages {
  return accounts
}
