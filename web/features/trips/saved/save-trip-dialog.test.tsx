import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { SavedTrip } from '#domain/trips/document/saved-trips.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { buildSavedTrip, plainTrip, treatmentTrip } from '#testing/trips/trip-documents.ts'
import { forgetTrip, storeTrip } from '#web/travel/trip/stored-trip.ts'
import { mount } from '#web/ui/loading/mount.tsx'
import { SaveTripDialog } from './save-trip-dialog.tsx'
import { TripOpeningDialog } from './trip-opening-dialog.tsx'

const realFetch = globalThis.fetch
const id = '0b2fd1b4-6f7c-4f6e-9a57-1f6d3c2b1a01'

afterEach(() => {
  globalThis.fetch = realFetch
  forgetTrip()
})

/** What is sent; `answer` is the server's. */
function serve(answer: () => Response): unknown[] {
  const sent: unknown[] = []
  globalThis.fetch = async (_input, init) => {
    sent.push(typeof init?.body === 'string' ? JSON.parse(init.body) : init?.method)
    return answer()
  }
  return sent
}

function savedTrip({ steps: { step1 } }: TripDocument): SavedTrip {
  return buildSavedTrip({ startDate: step1.startDate, endDate: step1.endDate, keepsTreatments: true })
}

function ask(document: TripDocument) {
  const [saved, closed] = [vi.fn<(trip: SavedTrip) => void>(), vi.fn<() => void>()]
  storeTrip({ saved: null, isChanged: false, document })
  mount(<SaveTripDialog document={document} onSaved={saved} onClose={closed} />)
  return { saved, closed }
}

test('a trip with treatments asks for consent, unticked, and sends what was ticked', async () => {
  const document = treatmentTrip()
  const sent = serve(() => Response.json(savedTrip(document), { status: 201 }))
  const { saved } = ask(document)
  const consent = page.getByRole('checkbox', { name: /clinic visits and treatments/ })
  await expect.element(consent).not.toBeChecked()
  await consent.click()
  await page.getByRole('button', { name: 'Save trip' }).click()
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(sent).toMatchObject([{ name: 'Four days in Seoul', keepsTreatments: true }])
})

test('a trip without treatments asks for a name alone, and keeps a dialog whose name is none', async () => {
  const sent = serve(() => Response.json(savedTrip(plainTrip()), { status: 201 }))
  const { saved } = ask(plainTrip())
  expect(page.getByRole('checkbox').elements()).toEqual([])
  await page.getByRole('textbox', { name: 'Name of the trip' }).fill('  ')
  await page.getByRole('button', { name: 'Save trip' }).click()
  await expect.element(page.getByText(/A name has 1 to 80 characters/)).toBeVisible()
  expect(sent).toEqual([])
  expect(saved).not.toHaveBeenCalled()
})

test('a link is made without clinics unless that is ticked, shown once with its code, and taken back', async () => {
  const changed = vi.fn<(inUse: { showsClinics: boolean } | null) => void>()
  const sent = serve(() => Response.json({ token: 'A'.repeat(32) }, { status: 201 }))
  mount(
    <TripOpeningDialog
      tripId={id}
      opening="share"
      inUse={{ showsClinics: true }}
      hasClinics
      onChanged={changed}
      onClose={() => undefined}
    />,
  )
  await expect.element(page.getByText(/The current link shows clinic visits/)).toBeVisible()
  await expect.element(page.getByRole('checkbox')).not.toBeChecked()
  await page.getByRole('button', { name: 'Make a new link' }).click()
  await expect
    .element(page.getByRole('textbox', { name: 'Link' }))
    .toHaveValue(`${location.origin}/trips/shared/${'A'.repeat(32)}`)
  await expect.element(page.getByRole('img', { name: /^QR code of the link/ })).toBeVisible()
  expect(sent).toEqual([{ showsClinics: false }])
  expect(changed).toHaveBeenLastCalledWith({ showsClinics: false })

  serve(() => new Response(null, { status: 204 }))
  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await vi.waitFor(() => expect(changed).toHaveBeenLastCalledWith(null))
})
