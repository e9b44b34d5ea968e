import { findHtmlFaults } from '#testing/html-faults.ts'
import { expect, test } from './fixtures.ts'

const paths = [
  '/',
  '/places',
  '/places?q=palace',
  '/places/gyeongbokgung',
  '/beauty-clinics',
  '/dental-clinics',
  '/stem-cell-clinics',
  '/login',
  '/signup',
  '/forgot-password',
  '/settings',
  '/trip-planner',
  '/trip-planner/budget',
  '/trip-planner/preferences',
  '/trip-planner/results',
  '/trips',
  '/contact',
  '/saved',
  '/food-and-cafe',
  '/food-and-cafe?q=noodles',
  '/food-and-cafe/dishes',
  '/festivals',
  '/food-and-cafe/table-card',
  '/about',
  '/faqs',
  '/privacy',
  '/offline',
  '/missing',
]

for (const path of paths) {
  test(`the page at ${path} is valid HTML`, async ({ request }) => {
    const answer = await request.get(path)
    expect(answer.headers()['content-type']).toContain('text/html')
    expect(await findHtmlFaults(await answer.text())).toEqual([])
  })
}

test('the page of a clinic is valid HTML', async ({ request }) => {
  const list = await (await request.get('/dental-clinics')).text()
  const [clinic = ''] = /\/dental-clinics\/\d+/.exec(list) ?? []
  expect(await findHtmlFaults(await (await request.get(clinic)).text())).toEqual([])
})

test('tables stay tables for readers where a phone shows their rows as cards', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/')
  const table = page.getByRole('table').first()
  await table.scrollIntoViewIfNeeded()
  const browser = await page.context().newCDPSession(page)
  await browser.send('Accessibility.enable')
  const { nodes } = await browser.send('Accessibility.getFullAXTree')
  const roles = new Set(nodes.filter(({ ignored }) => !ignored).map(({ role }) => String(role?.value)))
  for (const role of ['table', 'row', 'columnheader', 'rowheader', 'cell']) expect(roles).toContain(role)
})
