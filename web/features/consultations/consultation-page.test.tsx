import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createMemoryRouter, RouterProvider, useActionData } from 'react-router'
import { mount } from '#web/ui/loading/mount.tsx'
import { ConsultationPage, type WrittenRequest } from './consultation-page.tsx'
import type { Member } from './send-form.tsx'
import { readRequestKey, readTypedForm } from './typed-form.ts'

const choices = ['Rhinoplasty', 'Botox', ...Array.from({ length: 10 }, (_, number) => `Peel ${number}`)].map((en) => ({
  en,
  ko: en === 'Botox' ? '보톡스' : '',
}))

let isOpen = false
let member: Member | null = null

function Page() {
  const written = useActionData<WrittenRequest>()
  return (
    <ConsultationPage
      clinic={{ name: { en: 'Bom Clinic', ko: '봄의원' }, page: '/dental-clinics/7' }}
      kind="consultation"
      choices={choices}
      isOwnList={false}
      today="2027-02-20"
      isOpen={isOpen}
      written={written}
      member={member}
      contacts={<p>02-555-0123</p>}
    />
  )
}

/** Shows the page; `answer`: what a form that is sent gets beside itself. Answers with the forms that were sent. */
function show(answer: Partial<WrittenRequest> = {}): FormData[] {
  const sent: FormData[] = []
  const action = async ({ request }: { request: Request }) => {
    const form = await request.formData()
    sent.push(form)
    return { typed: readTypedForm(form), key: readRequestKey(form), ...answer }
  }
  const address = '/consultations/new?clinic=7'
  const router = createMemoryRouter([{ path: '*', Component: Page, action, HydrateFallback: () => null }], {
    initialEntries: [address],
  })
  mount(<RouterProvider router={router} />)
  return sent
}

const write = page.getByRole('button', { name: 'Write the Request' })
const message = page.getByRole('textbox', { name: 'Your message' })
const windows = page.getByRole('group', { name: /^When you could come/ })

test('the answers become a Korean request and one in English, and the heading says that nothing was sent', async () => {
  show()
  await page.getByRole('checkbox', { name: 'Botox' }).click()
  await page.getByLabelText('First day').fill('2027-03-01')
  await page.getByLabelText('Last day').fill('2027-03-10')
  await page
    .getByRole('combobox', { name: 'Also show these times in the time zone of' })
    .selectOptions('Pacific/Honolulu')
  const first = page.getByRole('group', { name: 'First choice' })
  await first.getByLabelText('Day').fill('2027-03-02')
  await first.getByLabelText('From').fill('10:00')
  await first.getByLabelText('To', { exact: true }).fill('12:00')
  await expect.element(first.getByText('Mon 1 Mar 2027, 15:00 to 17:00 in Honolulu')).toBeVisible()
  await message.fill('I wear lenses.')
  await write.click()
  await expect.element(page.getByRole('heading', { name: 'Your request is written, and not sent' })).toHaveFocus()
  const korean = page.getByText(/봄의원 담당자님/)
  await expect.element(korean).toHaveAttribute('lang', 'ko')
  expect(korean.element().textContent).toContain('문의하는 시술: 보톡스 (Botox)')
  expect(korean.element().textContent).toContain('2027년 3월 2일(화) 10:00~12:00')
  expect(page.getByText(/Dear team of Bom Clinic/).element().textContent).toContain('15:00 to 17:00 in Honolulu')
  await expect.element(message).toHaveValue('I wear lenses.')
})

test('wrong answers are named in the summary and at their fields, and what was typed stays', async () => {
  show()
  await page.getByLabelText('First day').fill('2027-03-10')
  await page.getByLabelText('Last day').fill('2027-03-01')
  await expect.element(page.getByLabelText('Day').nth(1)).not.toBeVisible()
  await page.getByText('Add another time').click()
  await page.getByRole('group', { name: 'Second choice' }).getByLabelText('From').fill('10:00')
  await write.click()
  const summary = page.getByRole('region', { name: /need another look/ })
  await expect.element(summary).toHaveFocus()
  for (const words of [
    'Choose a procedure, or write what it is about',
    'Enter a last day that is not before the first one',
    'For your second choice, enter a day',
  ]) {
    await expect.element(summary.getByRole('link', { name: words })).toBeVisible()
  }
  await expect.element(page.getByLabelText('First day')).toHaveValue('2027-03-10')
  await expect.element(page.getByText(/담당자님/)).not.toBeInTheDocument()
})

test('a question asks for no appointment', async () => {
  show()
  await expect.element(windows).toBeVisible()
  await page.getByRole('radio', { name: 'an answer to a question' }).click()
  await expect.element(windows).not.toBeInTheDocument()
  await write.click()
  const summary = page.getByRole('region', { name: 'One thing needs another look' })
  await summary.getByRole('link', { name: 'Write your question' }).click()
  await expect.element(message).toHaveFocus()
})

test('the page asks for no name and no address, and says whose decision it is', async () => {
  show()
  for (const name of [/name/i, /e-?mail/i, /phone/i]) {
    await expect.element(page.getByRole('textbox', { name })).not.toBeInTheDocument()
  }
  await expect.element(page.getByText(/no diagnosis and no prescription. Your clinic decides/)).toBeVisible()
  await expect.element(page.getByText(/neither stores nor sends what you write/)).toBeVisible()
})

test('a clinic that takes requests gets the same answers with a key, a name, an address and two consents', async () => {
  isOpen = true
  const sender = {
    name: '',
    email: 'mina',
    messenger: 'kakaotalk',
    handle: 'mina.kim',
    consentsToSending: true,
    consentsToHealth: false,
  }
  const mistakes = { name: 'missing', email: 'malformed', consentsToHealth: 'missing' } as const
  const sent = show({ unsent: { outcome: { outcome: 'wrong', mistakes }, sender } })
  await page.getByRole('checkbox', { name: 'Botox' }).click()
  await write.click()
  const sending = page.getByRole('region', { name: 'Send it from here' })
  const summary = page.getByRole('region', { name: 'Three things need another look' })
  await expect.element(summary).toHaveFocus()
  await expect.element(sending.getByRole('textbox', { name: 'Your email' })).toHaveValue('mina')
  await expect.element(sending.getByRole('combobox', { name: /^Messenger/ })).toHaveValue('kakaotalk')
  await expect.element(sending.getByRole('textbox', { name: /^ID or number/ })).toHaveValue('mina.kim')
  await sending.getByRole('button', { name: 'Mail Me the Link' }).click()
  await expect.poll(() => sent.length).toBe(2)
  const [, form] = sent
  expect(form?.get('intent')).toBe('send')
  expect(form?.get('key')).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  expect(form?.getAll('procedure')).toEqual(['Botox'])
  expect([form?.get('consentsToSending'), form?.get('consentsToHealth')]).toEqual(['yes', null])
  isOpen = false
})

test('files that are too many or too large are named before anything is sent', async () => {
  isOpen = true
  show()
  await page.getByRole('checkbox', { name: 'Botox' }).click()
  await write.click()
  const field = page.getByLabelText(/Pictures or PDF files/)
  const choose = (sizes: number[]) =>
    field.upload(sizes.map((size) => new File([new Uint8Array(size)], 'a.jpg', { type: 'image/jpeg' })))
  await choose([1, 1, 1, 1, 1, 1])
  await expect.element(page.getByText(/Choose at most five files at once/)).toBeVisible()
  await choose([8 * 1024 * 1024 + 1])
  await expect.element(page.getByText(/Choose smaller files/)).toBeVisible()
  await choose([1])
  await expect.element(page.getByText(/Choose smaller files/)).not.toBeInTheDocument()
  isOpen = false
})

test('a member finds their name and address in the form, consents to nothing beforehand, and sends it at once', async () => {
  isOpen = true
  member = { name: 'Mina Kim', email: 'mina@example.com' }
  vi.stubGlobal('fetch', async () => Response.json({ pass: 'a pass' }))
  const sent = show()
  await page.getByRole('checkbox', { name: 'Botox' }).click()
  await write.click()
  const sending = page.getByRole('region', { name: 'Send it from here' })
  await expect.element(sending.getByRole('textbox', { name: 'Your name' })).toHaveValue('Mina Kim')
  await expect.element(sending.getByRole('textbox', { name: 'Your email' })).toHaveValue('mina@example.com')
  for (const box of sending.getByRole('checkbox').all()) await expect.element(box).not.toBeChecked()
  await sending.getByRole('button', { name: 'Send the Request' }).click()
  await expect.poll(() => sent.at(-1)?.get('pass')).toBe('a pass')
  isOpen = false
  member = null
})

test('a member whose address is not proven is mailed a link, as a visitor is', async () => {
  isOpen = true
  member = { name: 'Mina Kim', email: 'mina@example.com' }
  vi.stubGlobal('fetch', async () => Response.json({ pass: null }))
  const sent = show()
  await page.getByRole('checkbox', { name: 'Botox' }).click()
  await write.click()
  await page.getByRole('button', { name: 'Mail Me the Link' }).click()
  await expect.poll(() => sent.length).toBe(2)
  expect(sent.at(-1)?.has('pass')).toBe(false)
  isOpen = false
  member = null
})
