import { statusPage } from '#locales/en/site/status-page.ts'

/** The messages of the status page, in the page's language. */
export function useStatusMessages(): typeof statusPage {
  return statusPage
}
