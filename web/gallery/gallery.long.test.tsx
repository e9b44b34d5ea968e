import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import Gallery from '#web/routes/gallery.tsx'
import { dismissToast, readToasts } from '#web/ui/toast-store.ts'
import { mountAt } from '#web/ui/mount.tsx'
import { Toasts } from '#web/ui/toasts.tsx'
import { galleryWords } from './gallery-words.ts'

declare module 'vitest/browser' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface BrowserCommands {
    findViolations: () => Promise<string[]>
  }
}

const root = document.documentElement

beforeAll(() => {
  document.title = galleryWords.title
  root.lang = 'en'
})

afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id)
})

afterAll(async () => {
  delete root.dataset['theme']
  await page.viewport(1024, 768)
})

function showGallery() {
  mountAt('/gallery', () => (
    <>
      <main>
        <Gallery />
      </main>
      <Toasts />
    </>
  ))
}

const { overlays } = galleryWords

for (const theme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test(`axe finds nothing wrong with any part, ${theme}, ${width} wide`, { timeout: 60_000 }, async () => {
      root.dataset['theme'] = theme
      await page.viewport(width, 900)
      showGallery()
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await commands.findViolations()).toEqual([])
      expect(root.scrollWidth).toBeLessThanOrEqual(width)

      for (const name of [overlays.news, overlays.success, overlays.failure])
        await page.getByRole('button', { name }).click()
      await page.getByRole('button', { name: overlays.openSheet }).click()
      const sheet = page.getByRole('dialog', { name: overlays.sheetTitle })
      await expect.element(sheet.getByText(overlays.failedText)).toBeVisible()
      await endTransitions()
      expect(await commands.findViolations()).toEqual([])
      await page.getByRole('button', { name: overlays.show }).click()

      // A field reads typed words once it has come near the view.
      document.getElementById('chosen-start')?.scrollIntoView({ block: 'center' })
      const chosen = page.getByRole('textbox', { name: 'Start Date' }).nth(1)
      await expect.element(chosen).toHaveValue('Sat 12 Jun 2027')
      await page.getByRole('button', { name: 'Choose the start date from a calendar' }).nth(1).click()
      await expect.element(page.getByRole('button', { name: /^Sat 12 Jun 2027/ })).toBeVisible()
      await endTransitions()
      expect(await commands.findViolations()).toEqual([])
    })
  }
}

/** Half come in, words are as pale as their box. */
async function endTransitions(): Promise<void> {
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  await Promise.allSettled(transitions.map(({ finished }) => finished))
}
