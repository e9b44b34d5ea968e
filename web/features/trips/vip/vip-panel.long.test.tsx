import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { emptySteps } from '#domain/trips/answers/trip-drafts.ts'
import { plainTrip, treatmentTrip } from '#testing/trips/trip-documents.ts'
import { forgetSteps, keepStep } from '#web/travel/trip/stored-steps.ts'
import { forgetTrip, storeTrip } from '#web/travel/trip/stored-trip.ts'
import { mount } from '#web/ui/loading/mount.tsx'
import { VipPanel } from './vip-panel.tsx'

const realFetch = globalThis.fetch

afterEach(() => {
  globalThis.fetch = realFetch
  forgetTrip()
  forgetSteps()
})

/** Shows the panel of a trip with this answer; what is sent to the operator is listed. */
function show(
  operator: string | null,
  vipPlan: 'yes' | 'no' = 'yes',
  document = plainTrip(),
  vipNow: 'yes' | 'no' = vipPlan,
): unknown[] {
  const sent: unknown[] = []
  globalThis.fetch = async (_input, init) => {
    if (init?.method !== 'POST') return Response.json({ operator })
    sent.push(typeof init.body === 'string' ? JSON.parse(init.body) : null)
    return new Response(null, { status: 204 })
  }
  const { steps } = document
  keepStep('step3', { ...emptySteps.step3, vipPlan: vipNow, fullName: 'Mina Kim', email: 'mina@example.com' })
  storeTrip({
    saved: null,
    isChanged: false,
    document: { ...document, steps: { ...steps, step3: { ...steps.step3, vipPlan } } },
  })
  mount(<VipPanel />)
  return sent
}

test('nothing is sent before the traveller agrees, and then exactly what was shown', async () => {
  const sent = show('Guide Team')
  const send = page.getByRole('button', { name: 'Send the request' })
  await expect.element(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Mina Kim')
  await expect.element(page.getByRole('checkbox')).not.toBeChecked()
  await send.click()
  await expect.element(page.getByText(/Without your consent nothing is sent/)).toBeVisible()
  expect(sent).toEqual([])

  const shown = page.getByText(/Interests: culture, food/).element().textContent
  await page.getByRole('checkbox').click()
  await send.click()
  await expect.element(page.getByText(/We have received your request/)).toBeVisible()
  expect(sent).toMatchObject([{ name: 'Mina Kim', email: 'mina@example.com', startDate: '2027-05-03', consents: true }])
  expect(shown).toContain('2027-05-03 to 2027-05-04')
})

test('the form for a VIP plan is empty again after the wish was taken back', async () => {
  show('Guide Team', 'yes', plainTrip(), 'no')
  await expect.element(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('')
  await expect.element(page.getByRole('textbox', { name: 'Your email' })).toHaveValue('')
})

test('a mistake keeps what was typed and says which field it is', async () => {
  const sent = show('Guide Team')
  const email = page.getByRole('textbox', { name: 'Your email' })
  await email.fill('mina')
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Send the request' }).click()
  await expect.element(page.getByText(/such as name@example.com/)).toBeVisible()
  await expect.element(email).toHaveValue('mina')
  expect(sent).toEqual([])
})

test('the VIP panel says that there is no operator and has no form', async () => {
  show(null)
  await expect.element(page.getByText(/no operator who can answer/)).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
})

test('the VIP panel is not shown without the wish', () => {
  show('Guide Team', 'no')
  expect(page.getByRole('heading', { name: 'Your VIP plan' }).elements()).toEqual([])
})

test('of treatments nothing is sent, also not where a clinic was named among the places', async () => {
  show('Guide Team', 'yes', treatmentTrip())
  await expect.element(page.getByText(/Must-visit places: The sight-40 house/)).toBeVisible()
  expect(page.getByText(/Blue Lantern|nose job|rhinoplasty/iu).elements()).toEqual([])
})
