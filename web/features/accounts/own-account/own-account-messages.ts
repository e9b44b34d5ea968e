import { ownAccount, type OwnAccountMessages } from '#locales/en/own-account.ts'

/** What the settings page says of one's own account, in the page's language; there is one so far. */
export function useOwnAccountMessages(): OwnAccountMessages {
  return ownAccount
}
