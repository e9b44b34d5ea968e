import type { Page } from '@playwright/test'
import { expect, samplesAlone, test } from './fixtures.ts'

// About samples, or about the first clinic of a list.
test.use({ variables: samplesAlone })

/** Where cards stand, and what their page is headed by. */
const lists = ['/', '/places', '/plastic-surgery-clinics', '/food-and-cafe?q=noodles']

function cardsOf(page: Page) {
  return page
    .locator('#content')
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: /^Details of/ }) })
}

for (const path of lists) {
  test(
    `a card on ${path} is a door: who presses its picture or its title is led in`,
    { tag: '@long' },
    async ({ page }) => {
      await page.goto(path)
      for (const part of ['img', 'h2, h3']) {
        const card = cardsOf(page).first()
        const name = (await card.getByRole('heading').first().innerText()).split('\n')[0] ?? ''
        // Of a picture and a title what lies over them is pressed.
        await card
          .locator(part)
          .first()
          .click({ force: true, position: { x: 12, y: 12 } })
        await expect(page.getByRole('heading', { level: 1 })).toContainText(name.split(' ')[0] ?? '')
        await expect(page).not.toHaveURL(path)
        await page.goBack()
        await expect(page).toHaveURL(path)
      }
    },
  )
}

test(
  'the heart of a card saves without opening the place, and the rest of the card opens it',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/places')
    const heart = cardsOf(page).first().getByRole('button', { name: /^Save/ })
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL('/places')
    await page.goto('/saved')
    await cardsOf(page).first().getByRole('heading').click({ force: true })
    await expect(page).toHaveURL(/\/places\/./u)
  },
)

for (const width of [320, 390, 768, 1440]) {
  test(
    `the heart and the way in stand on one line, at the same place in every card, at ${width} px`,
    { tag: '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      for (const path of ['/', '/places']) {
        await page.goto(path)
        const savable = cardsOf(page).filter({ has: page.getByRole('button', { name: /^Save/ }) })
        const places = await savable.evaluateAll((cards) =>
          cards.map((card) => {
            const box = card.getBoundingClientRect()
            const way = card.querySelector('a[aria-label^="Details"]')?.getBoundingClientRect()
            const heart = card.querySelector('button[aria-pressed]')?.getBoundingClientRect()
            if (!way || !heart) return 'without'
            const isOneLine = Math.abs(way.bottom - heart.bottom) <= 1
            return [
              isOneLine,
              Math.round(way.left - box.left),
              Math.round(box.right - heart.right),
              Math.round(box.bottom - way.bottom),
            ].join()
          }),
        )
        expect(places.length, path).toBeGreaterThan(3)
        expect([...new Set(places)], path).toHaveLength(1)
        expect(places[0], path).toMatch(/^true,/)
      }
    },
  )

  test(
    `the way in and the consultation stand on one line in every card of a clinic, at ${width} px`,
    { tag: '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/plastic-surgery-clinics')
      await expect(page.getByRole('link', { name: 'Book Consultation' }).first()).toBeVisible()
      const places = await cardsOf(page).evaluateAll((cards) =>
        cards.map((card) => {
          const box = card.getBoundingClientRect()
          const way = card.querySelector('a[aria-label^="Details"]')?.getBoundingClientRect()
          const ask = card.querySelector('a[href^="/consultations/"]')?.getBoundingClientRect()
          if (!way || !ask) return 'without'
          const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2
          const isOneLine = Math.abs(middle(way) - middle(ask)) <= 1
          const gaps = [way.left - box.left, box.right - ask.right, box.bottom - way.bottom]
          return [isOneLine, ...gaps.map(Math.round)].join()
        }),
      )
      expect(places).toHaveLength(5)
      expect([...new Set(places)]).toHaveLength(1)
      expect(places[0]).toMatch(/^true,/)
    },
  )
}
