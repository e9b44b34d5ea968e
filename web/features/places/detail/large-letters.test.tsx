import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { buildPlace } from '#testing/builders/place-examples.ts'
import { mount } from '#web/ui/loading/mount.tsx'
import { VisitPanel } from './visit-panel.tsx'

const today = '2026-11-21'

beforeEach(() => (document.documentElement.style.fontSize = '200%'))
afterEach(async () => {
  mount(null)
  document.documentElement.style.fontSize = ''
  await page.viewport(1024, 768)
})

for (const width of [320, 390]) {
  test(`the week of opening hours fits ${width} px with letters twice as large, and breaks no day's name`, async () => {
    await page.viewport(width, 740)
    const place = buildPlace()
    mount(
      <div className="page">
        <VisitPanel place={place} gettingIn={null} today={today} />
      </div>,
    )
    await expect.element(page.getByRole('row', { name: 'Wednesday 09:00–18:00' })).toBeInTheDocument()
    expect(document.documentElement.scrollWidth).toBe(width)
    const panel = page.getByRole('region').element().getBoundingClientRect()
    for (const cell of page.getByRole('rowheader').elements()) {
      const words = document.createRange()
      words.selectNodeContents(cell.firstChild ?? cell)
      expect(words.getClientRects()).toHaveLength(1)
    }
    for (const cell of page.getByRole('cell').elements())
      expect(cell.getBoundingClientRect().right).toBeLessThan(panel.right)
  })
}
