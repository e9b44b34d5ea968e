import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { DetailedServiceReport, ServiceReport, ServiceTest } from '#domain/site/outside-services.ts'
import { mount } from '#web/ui/loading/mount.tsx'
import { ServicesPanel } from './services-panel.tsx'

const services: ServiceReport[] = [
  { id: 'naver', state: 'set', isOn: true },
  { id: 'google', state: 'none', isOn: false },
]
const details = { host: 'openapi.naver.com', variables: 'FOOD_SOURCES, NAVER_CLIENT_ID' }
const untested = { ...details, callsLeft: '25000' }
const tested = { ...details, callsLeft: '24999', lastFailure: '2026-11-23T10:00:00.000Z', failure: 'quota' }

/** Answers the tests one after the other; the details change with the first. */
function show({
  isAdmin,
  results = [],
  isWithheld = false,
}: {
  isAdmin: boolean
  results?: (ServiceTest | 500)[]
  isWithheld?: boolean
}) {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    sent.push(`${method} ${path}`)
    if (method === 'POST') {
      const result = results.shift()
      return typeof result === 'object' ? Response.json(result) : Response.json({ code: 'x' }, { status: 500 })
    }
    const isTested = sent.some((one) => one.startsWith('POST'))
    const naver: DetailedServiceReport = {
      id: 'naver',
      state: 'set',
      isOn: true,
      details: isTested ? tested : untested,
      canTest: true,
    }
    const google: DetailedServiceReport = { id: 'google', state: 'none', isOn: false, details: {}, canTest: false }
    return Response.json({ services: isWithheld ? services : [naver, google] })
  })
  mount(<ServicesPanel services={services} isAdmin={isAdmin} />)
  return sent
}

test('everybody reads which services are on, that keys stay on the server, and has nothing to press', async () => {
  const sent = show({ isAdmin: false })
  await expect.element(page.getByText(/^API keys are held on the server/)).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Naver local search On/ })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Google Places Not set up/ })).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  expect(sent).toEqual([])
})

test('an administrator without the second step is told what it would show', async () => {
  show({ isAdmin: true, isWithheld: true })
  await expect.element(page.getByText(/^You are an administrator. With two-step login/)).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

test('a test of a service says how it went, and the details follow', async () => {
  const sent = show({ isAdmin: true, results: [{ isAnswered: true, milliseconds: 1234, places: 1 }] })
  await expect.element(page.getByText('25,000')).toBeVisible()
  await page.getByRole('button', { name: 'Test Naver local search' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('It answered in 1,234 ms with 1 place.')
  await expect.element(page.getByText('24,999')).toBeVisible()
  await expect.element(page.getByText('Today’s calls are used up.', { exact: false })).toBeVisible()
  expect(sent).toContain('POST /api/settings/services/naver/test')
})

test('a service that fails is said in words that help, and so is a test that could not be run', async () => {
  show({ isAdmin: true, results: [{ isAnswered: false, milliseconds: 9, code: 'bad_key' }, 500] })
  const button = page.getByRole('button', { name: 'Test Naver local search' })
  await button.click()
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('It does not accept the key. Compare the key with the one in your account there.')
  await button.click()
  await expect.element(page.getByRole('status')).toHaveTextContent('The test could not be run.')
})
