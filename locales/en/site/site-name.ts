export const siteName = 'My Guide Korea'

/** As the tab shows it. */
export function pageTitle(page: string): string {
  return `${page} · ${siteName}`
}
