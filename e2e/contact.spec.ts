import type { Page } from '@playwright/test'
import { expect, samplesAlone, test } from './fixtures.ts'
import { expectNoBarriers, testLooks } from './looks.ts'
import { readMail } from './outbox.ts'

// It has an operator who can be written to.
test.use({ variables: samplesAlone })

const message = 'Bukchon opens at ten on Sundays.\n\nThe page says nine.'

async function fillForm(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill(name)
  await page.getByRole('textbox', { name: 'Your email' }).fill('mina@example.com')
  await page.getByRole('textbox', { name: 'Your message' }).fill(message)
}

test('a message goes to the operator, who answers the writer, and the page says so', async ({ page, app, request }) => {
  await page.goto('/contact')
  await fillForm(page, 'Mina Kim')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL(/\/contact\/sent$/)
  await expect(page.getByRole('heading', { level: 1, name: 'We have received your message' })).toBeFocused()
  const mail = await readMail(app, request, 'team@example.com')
  expect(mail).toMatchObject({
    subject: 'Message from Mina Kim',
    replyTo: { name: 'Mina Kim', address: 'mina@example.com' },
  })
  expect(mail.text).toContain(message)
  expect(app.output()).not.toContain('mina@example.com')
})

test(
  'a wrong field of the contact form is named at the field and in the summary, and typed text stays',
  { tag: '@long' },
  async ({ page, surprises }) => {
    surprises.expect(/422 \(Unprocessable Entity\)/)
    await page.goto('/contact')
    await page.getByRole('textbox', { name: 'Your name' }).fill('Mina')
    await page.getByRole('textbox', { name: 'Your email' }).fill('mina')
    await page.getByRole('button', { name: 'Send Message' }).click()
    const summary = page.getByRole('region', { name: 'Two things need another look' })
    await expect(summary).toBeFocused()
    const email = page.getByRole('textbox', { name: 'Your email' })
    await expect(email).toHaveAccessibleDescription(/Enter an email address such as mina@example\.com/)
    await expect(email).toHaveValue('mina')
    await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Mina')
    await summary.getByRole('link', { name: 'Write your message' }).click()
    await expect(page.getByRole('textbox', { name: 'Your message' })).toBeFocused()
    await expectNoBarriers(page)

    await email.fill('mina@example')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(summary).toBeFocused()
  },
)

test('without scripts the form says what is wrong, keeps what was typed, and sends', async ({
  pageWithoutScripts: page,
  app,
  request,
}) => {
  await page.goto('/contact')
  await fillForm(page, 'Jun <Park>')
  await page.getByRole('textbox', { name: 'Your email' }).fill('jun@')
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.getByRole('button', { name: 'Send Message' }).click(),
  ])
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([422, 'no-store'])
  await expect(page.getByRole('region', { name: 'One thing needs another look' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Jun <Park>')
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue(message)
  await page.getByRole('textbox', { name: 'Your email' }).fill('jun@example.com')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL(/\/contact\/sent$/)
  await expect(page.getByRole('heading', { level: 1, name: 'We have received your message' })).toBeVisible()
  expect((await readMail(app, request, 'team@example.com')).subject).toBe('Message from Jun <Park>')
})

test('a form that another site sends in a visitor’s name is refused', async ({ app, request }) => {
  const answer = await request.post(`${app.origin}/contact`, {
    form: { name: 'Mina', email: 'mina@example.com', message },
    headers: { origin: 'https://evil.example' },
  })
  expect(answer.status()).toBe(403)
})

for (const path of ['/contact', '/contact/sent']) {
  testLooks(test, `axe finds nothing on ${path} with a form`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('radio', { name: 'System' })).toBeChecked()
    await expectNoBarriers(page)
  })
}

// Last: from here on this visitor has sent enough for an hour.
test(
  'a visitor who sent many messages within an hour is asked to wait, and the form keeps its text',
  { tag: '@long' },
  async ({ page, app, surprises }) => {
    surprises.expect(/429 \(Too Many Requests\)/)
    await page.goto('/contact')
    const form = { name: 'Mina', email: 'mina@example.com', message }
    const send = () => page.request.post(`${app.origin}/contact`, { form, maxRedirects: 0 })
    await expect.poll(async () => (await send()).status(), { intervals: [0] }).toBe(429)
    await fillForm(page, 'Mina Kim')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'You have sent several messages.' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue(message)
  },
)
