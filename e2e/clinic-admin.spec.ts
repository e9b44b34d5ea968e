import { takeTestPhoto } from '#testing/builders/images.ts'
import { expectToast, patiently } from './account-steps.ts'
import { cardOf, fillClinic, openEditor, openOther, test } from './admin-steps.ts'
import { expect } from './fixtures.ts'
import { openAs } from './settings-steps.ts'

// Hashing passwords is slow by intention, and slower on a busy machine.
test.describe.configure({ timeout: 120_000 })

test('an administrator adds a clinic with a picture, and a visitor sees it', async ({ page, context, app, admins }) => {
  await openAs(page, admins.mina, '/eye-surgery-clinics')
  await page.getByRole('button', { name: 'Add New Clinic' }).click()
  await expect(page.getByRole('heading', { name: 'Add New Clinic' })).toBeFocused()
  await fillClinic(page, { name: 'Haeun Eye Clinic', treatment: 'Eye Surgery' })
  await page.getByRole('button', { name: 'Add LASIK' }).click()
  const photo = await takeTestPhoto({ width: 640, height: 480 })
  await page
    .getByLabel('Main picture', { exact: true })
    .setInputFiles({ name: 'Kim Minji.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(photo) })
  await expectToast(page, 'Upload Successful', 'Image uploaded successfully.')
  await page.getByLabel('Author').fill('Haeun Eye Clinic')
  await page.getByLabel('Licence').fill('given for this page')
  await page.getByRole('button', { name: 'Add Clinic' }).click()
  await expectToast(page, 'Success!', 'New clinic has been added.')
  await expect(page.getByRole('button', { name: 'Add Clinic' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Add New Clinic' })).toBeFocused()
  await expect(cardOf(page, 'Haeun Eye Clinic')).toBeVisible()

  const visitor = await openOther(context, app)
  await visitor.goto('/eye-surgery-clinics')
  const card = cardOf(visitor, 'Haeun Eye Clinic')
  await expect(card.getByRole('link', { name: 'Book Consultation' })).toBeVisible()
  await expect(card.getByRole('button', { name: /Edit|Delete/ })).toHaveCount(0)
  const source = await card.locator('img').first().getAttribute('src')
  expect(source).toMatch(/clinic-images\/[0-9a-f-]{36}\.jpg/)
  await visitor.context().close()
})

test('a draft of a clinic is back after a reload and can be discarded', { tag: '@long' }, async ({ page, admins }) => {
  await openAs(page, admins.mina, '/skin-clinics')
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Edit / }) })
    .first()
  const name = await card.getByRole('heading').innerText()
  await openEditor(page, name)
  const phone = page.getByLabel('Phone number')
  const before = await phone.inputValue()
  await phone.fill('02-555-0111')
  await page.reload()
  await openEditor(page, name)
  await expect(page.getByRole('heading', { name: 'Your draft is back' })).toBeVisible()
  await expect(phone).toHaveValue('02-555-0111')
  await page.getByRole('button', { name: 'Discard the draft' }).click()
  await expect(phone).toHaveValue(before)
  await expect(page.getByRole('heading', { name: 'Your draft is back' })).toBeHidden()

  await phone.fill('02-555-0112')
  await page.getByRole('button', { name: 'Update Clinic' }).click()
  await expectToast(page, 'Clinic has been updated', '')
  await expect(page.getByRole('heading', { name: `Edit Clinic: ${name}` })).toBeHidden()
  await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeFocused()
  await page.reload()
  await openEditor(page, name)
  await expect(phone).toHaveValue('02-555-0112')
})

test('opening one of adding and editing closes the other', { tag: '@long' }, async ({ page, admins }) => {
  await openAs(page, admins.mina, '/skin-clinics')
  await page.getByRole('button', { name: 'Add New Clinic' }).click()
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Add New Clinic' })).toBeHidden()
  await expect(page.getByRole('heading', { name: /^Edit Clinic: / })).toBeFocused()
  await page.getByRole('button', { name: 'Add New Clinic' }).click()
  await expect(page.getByRole('heading', { name: /^Edit Clinic: / })).toBeHidden()
  await page.getByRole('button', { name: 'Cancel' }).first().click()
  await expect(page.getByRole('heading', { name: 'Add New Clinic' })).toBeHidden()
})

test(
  'a deleted clinic is gone at once, and Undo brings it back',
  { tag: '@long' },
  async ({ page, context, app, admins }) => {
    const visitor = await openOther(context, app)
    await openAs(page, admins.mina, '/dental-clinics')
    const name = 'Nineteen Acorns Dental Clinic'
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await expectToast(page, 'Clinic has been deleted', name)
    // With the focus in it the toast stays, however long the visitor takes.
    await page.getByRole('button', { name: 'Undo' }).focus()
    await expect(cardOf(page, name)).toHaveCount(0)
    await visitor.goto('/dental-clinics')
    await expect(cardOf(visitor, name)).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expectToast(page, 'Clinic has been restored', name)
    await expect(cardOf(page, name)).toBeVisible()
    await visitor.reload()
    await expect(cardOf(visitor, name)).toBeVisible()
    await visitor.context().close()
  },
)

test(
  'once its Undo is gone a deleted clinic is restored from the list of deleted ones',
  { tag: '@long' },
  async ({ page, admins }) => {
    const name = 'Stone Bridge Lantern Dental'
    await openAs(page, admins.mina, '/dental-clinics')
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await expect(cardOf(page, name)).toHaveCount(0)
    await page.reload()
    await page.getByRole('button', { name: 'Deleted clinics' }).click()
    const deleted = page.getByRole('region', { name: 'Deleted clinics' })
    await expect(deleted.getByRole('listitem').filter({ hasText: name })).toContainText(admins.mina.email)
    await deleted.getByRole('button', { name: `Restore ${name}` }).click()
    await expectToast(page, 'Clinic has been restored', name)
    await expect(cardOf(page, name)).toBeVisible()
    await expect(deleted.getByText('No clinics on this page have been deleted.')).toBeVisible()
  },
)

test(
  'of two editors the second sees what the first changed, chooses field by field, and nothing is lost',
  { tag: '@long' },
  async ({ page, context, app, admins, surprises }) => {
    surprises.expect(/412 \(Precondition Failed\)/)
    const name = 'Seagull Porch Dental Clinic'
    await openAs(page, admins.mina, '/dental-clinics')
    await openEditor(page, name)
    const jun = await openOther(context, app)
    await openAs(jun, admins.jun, '/dental-clinics')
    await openEditor(jun, name)
    await jun.getByLabel('Phone number').fill('051-000-0001')
    await jun.getByLabel('Website').fill('https://jun.example.com')
    await jun.getByLabel('Business hours').fill('Jun hours')
    await jun.getByRole('button', { name: 'Update Clinic' }).click()
    await expectToast(jun, 'Clinic has been updated', '')
    await jun.context().close()

    await page.getByLabel('Phone number').fill('051-000-0002')
    await page.getByLabel('Business hours').fill('Mina hours')
    await page.getByLabel('Location').fill('Bujeon-dong, Busan')
    await page.getByRole('button', { name: 'Update Clinic' }).click()
    await expect(page.getByRole('heading', { name: 'Somebody else saved this clinic' })).toBeFocused(patiently)
    await expect(page.getByText(`${admins.jun.email} saved a change on`)).toBeVisible()
    const phone = page.getByRole('group', { name: 'Phone number' })
    await expect(phone.getByText('051-000-0001')).toBeVisible()
    await expect(phone.getByText('051-000-0002')).toBeVisible()
    await expect(phone.getByRole('radio', { name: /Keep mine/ })).toBeChecked()
    await page
      .getByRole('group', { name: 'Business hours' })
      .getByRole('radio', { name: /Take theirs/ })
      .check()
    await expect(page.getByText('https://jun.example.com')).toBeVisible()
    await page.getByRole('button', { name: 'Save on top of theirs' }).click()
    await expectToast(page, 'Clinic has been updated', '')

    await openEditor(page, name)
    await expect(page.getByLabel('Phone number')).toHaveValue('051-000-0002')
    await expect(page.getByLabel('Website')).toHaveValue('https://jun.example.com')
    await expect(page.getByLabel('Business hours')).toHaveValue('Jun hours')
    await expect(page.getByLabel('Location')).toHaveValue('Bujeon-dong, Busan')
  },
)

test(
  'the history says who changed what, and brings an earlier version back',
  { tag: '@long' },
  async ({ page, admins }) => {
    const name = 'Stone Bridge Lantern Dental'
    await openAs(page, admins.mina, '/dental-clinics')
    await openEditor(page, name)
    const phone = page.getByLabel('Phone number')
    const before = await phone.inputValue()
    await phone.fill('031-000-0009')
    await page.getByRole('button', { name: 'Update Clinic' }).click()
    await expectToast(page, 'Clinic has been updated', '')
    await openEditor(page, name)
    await page.getByRole('button', { name: 'History' }).click()
    const history = page.getByRole('dialog', { name: `History of ${name}` })
    // Other journeys have versions of their own: the last one is this one's.
    const entry = history.getByRole('listitem').first()
    await expect(entry).toContainText(admins.mina.email)
    await entry.getByText('One field').click()
    await expect(entry).toContainText('031-000-0009')
    await history
      .getByRole('button', { name: /^Restore version/u })
      .first()
      .click()
    await expect(history).toBeHidden(patiently)
    await expect(phone).toHaveValue(before)
  },
)

test(
  'a picture that only says that it is one is refused, and the form keeps everything',
  { tag: '@long' },
  async ({ page, admins, surprises }) => {
    surprises.expect(/400 \(Bad Request\)/)
    await openAs(page, admins.mina, '/dental-clinics')
    await page.getByRole('button', { name: 'Add New Clinic' }).click()
    await page.getByLabel('Phone number').fill('02-555-0100')
    const buffer = Buffer.from('<script>alert(1)</script> and more than twelve bytes')
    await page
      .getByLabel('Main picture', { exact: true })
      .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer })
    await expectToast(page, 'Upload Failed', 'Could not upload image.')
    await expect(page.getByLabel('Phone number')).toHaveValue('02-555-0100')
  },
)
