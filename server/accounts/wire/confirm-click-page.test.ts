import { expect, test } from 'vitest'
import { openTestAccounts } from '#testing/builders/accounts.ts'
import { buildMember } from '#testing/builders/members.ts'
import { ask, follow, readMail } from '#testing/servers/wire.ts'

test('with a click asked for, the link shows one button, and only pressing it uses the link up', async () => {
  const clicked = await openTestAccounts({ variables: { RATE_LIMITS: 'off', AUTH_CONFIRM_CLICK: 'on' } })
  const email = 'clicks@example.com'
  await buildMember(clicked, { email })
  await ask(clicked, '/recover?redirect_to=http://localhost:3000/reset-password', { email })
  const { link } = await readMail(clicked, email)
  for (let look = 0; look < 2; look += 1) {
    const page = await clicked.request(`${link?.pathname}${link?.search}`)
    expect(page.status).toBe(200)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('content-security-policy')).toBe(
      "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' http://localhost:3000",
    )
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(page.headers.get('cache-control')).toBe('no-store')
    const html = await page.text()
    expect(html.match(/<button/g)).toHaveLength(1)
    expect(html).not.toMatch(/<script|style=|src=/)
    expect(html).toContain(`value="${link?.searchParams.get('token')}"`)
  }
  const pressed = await follow(clicked, new URL('http://localhost:3000/auth/v1/verify'), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: link?.searchParams.toString() ?? '',
  })
  expect(pressed.status).toBe(303)
  expect(pressed.target.pathname).toBe('/reset-password')
  expect(pressed.fragment).toMatchObject({ type: 'recovery' })
  await clicked.close()
})

test('the page with the button shows what stood in the address as text', async () => {
  const clicked = await openTestAccounts({ variables: { AUTH_CONFIRM_CLICK: 'on' } })
  const hostile = encodeURIComponent('"><script>alert(1)</script>')
  const html = await (await clicked.request(`/auth/v1/verify?token=${hostile}&type=${hostile}`)).text()
  expect(html).not.toContain('<script')
  expect(html).toContain('&lt;script&gt;')
  await clicked.close()
})
