import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

function listSheets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => new URL(href).pathname),
  )
}

// Each of these pages has a part that is loaded on demand, and the control comes with its code.
const pages = { '/places': 'Save', '/dental-clinics': 'Zoom in' }

for (const [path, button] of Object.entries(pages)) {
  test(
    `the parts of ${path} that are loaded on demand load no style sheet a second time`,
    { tag: path === '/places' ? [] : '@long' },
    async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('button', { name: button }).first()).toBeVisible()
      const sheets = await listSheets(page)
      expect(sheets).toHaveLength(new Set(sheets).size)
      expect(sheets.filter((file) => file.startsWith('/assets/app-'))).toHaveLength(1)
    },
  )
}
