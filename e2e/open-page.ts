import { expect, type Page } from '@playwright/test'

/** Before its scripts run a link loads a document anew; the choice of a theme comes with them. */
export async function openWithScripts(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('group', { name: 'Theme' })).toBeAttached()
}
