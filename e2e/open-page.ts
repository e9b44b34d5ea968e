import { expect, type Page } from '@playwright/test'

/**
 * Waits until scripts run, because before that a link loads a new document. The theme choice is rendered by scripts.
 */
export async function openWithScripts(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('group', { name: 'Theme' })).toBeAttached()
}
