import { expect, test } from './fixtures.ts'

test(
  'a copy without an operator keeps what is written for its administrators, and asks for no name',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/contact')
    await expect(page.getByText('This site has no named operator.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveCount(0)
    await page.getByRole('textbox', { name: 'Your message' }).fill('Bukchon opens at ten on Sundays.')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'We have received your message' })).toBeVisible()
  },
)

for (const [address, name] of [
  ['/places/gyeongbokgung', 'Gyeongbokgung Palace'],
  ['/dental-clinics', null],
] as const) {
  test(
    `a mistake is reported from ${name === null ? 'the page of a clinic' : 'the page of a place'}`,
    { tag: '@long' },
    async ({ page, surprises }) => {
      surprises.expect(/422 \(Unprocessable/)
      await page.goto(address)
      let title: string = name ?? ''
      if (name === null) {
        const details = page.getByRole('link', { name: /^Details of/ }).first()
        title = ((await details.getAttribute('aria-label')) ?? '').replace('Details of ', '')
        await details.click()
        await expect(page).not.toHaveURL(address)
      }
      const reported = name === null ? /-clinics\/\d+$/ : new RegExp(`${address}$`)
      await expect(page).toHaveURL(reported)
      await page.getByRole('link', { name: 'Report a mistake' }).click()
      await expect(page.getByRole('heading', { level: 2, name: `Report a mistake: ${title}` })).toBeVisible()
      await page.getByRole('textbox', { name: 'What is wrong?' }).fill('It is shut on Tuesdays.')
      await page.getByRole('textbox', { name: /^Your email/ }).fill('mina')
      await page.getByRole('button', { name: 'Send Report' }).click()
      await expect(page.getByRole('region', { name: 'One thing needs another look' })).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'What is wrong?' })).toHaveValue('It is shut on Tuesdays.')
      await page.getByRole('textbox', { name: /^Your email/ }).fill('')
      await page.getByRole('button', { name: 'Send Report' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Thank you for the report' })).toBeVisible()
      await page.getByRole('link', { name: 'Back to the page' }).click()
      await expect(page).toHaveURL(reported)
    },
  )
}

test('a report of a page that is not ours is a message about anything', { tag: '@long' }, async ({ page }) => {
  for (const about of ['//evil.example/places/a', '/places/atlantis', '/settings', '/dental-clinics/999999']) {
    await page.goto(`/contact?about=${encodeURIComponent(about)}`)
    await expect(page.getByRole('heading', { level: 2, name: 'Leave a message' })).toBeVisible()
  }
})
