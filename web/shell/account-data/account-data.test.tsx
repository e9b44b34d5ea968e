import type { User } from '@supabase/auth-js'
import { useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { emptySteps } from '#domain/trips/answers/trip-drafts.ts'
import { treatmentTrip, tripClinic } from '#testing/trips/trip-documents.ts'
import { setSession, visitor } from '#web/features/accounts/session/session-state.ts'
import { sessionKey, sessionStore } from '#web/features/accounts/session/stored-session.ts'
import { choosePreference } from '#web/preferences/preferences.ts'
import { readKept } from '#web/preferences/stored-choices.ts'
import { readSaved, storeSavedPlaces } from '#web/travel/saved/stored-places.ts'
import { noteSent, readStepChanges } from '#web/travel/trip/step-changes.ts'
import { keepStep, readStep } from '#web/travel/trip/stored-steps.ts'
import { readStoredTrip, storeTrip, type StoredTrip } from '#web/travel/trip/stored-trip.ts'
import { hasWishForPlan, wishForPlan } from '#web/travel/trip/plan-wish.ts'
import { forget, listStored, readStored, store } from '#web/ui/local-storage.ts'
import { mount } from '#web/ui/loading/mount.tsx'
import { accountKeys, tripKeys } from '#web/ui/stored-keys.ts'
import { readToasts, showToast } from '#web/ui/feedback/toast-store.ts'
import { AccountData } from './account-data.tsx'
import { useSettledUser } from './use-settled-user.ts'
import { storeAccountOnDevice } from './account-on-device.ts'

const savedAt = '2027-01-01T00:00:00.000Z'
const inAccount = { id: '0b2fd1b4-6f7c-4f6e-9a57-1f6d3c2b1a01', version: 1, name: '}","isChanged":true' }
const dialog = page.getByRole('dialog')

beforeEach(clean)
afterEach(clean)

async function clean() {
  sessionStore.removeItem(sessionKey)
  for (const key of [...accountKeys, ...tripKeys, 'saved-places', 'preferences', 'clinic-draft:7'] as const) forget(key)
  forget('dental-clinics')
  storeAccountOnDevice(null)
  for (const name of await caches.keys()) await caches.delete(name)
}

async function signIn(id: string): Promise<void> {
  sessionStore.setItem(sessionKey, JSON.stringify({ user: { id, email: `${id}@example.com` } }))
  await settled()
}

async function signOut(): Promise<void> {
  sessionStore.removeItem(sessionKey)
  await settled()
}

async function open(): Promise<void> {
  mount(<AccountData />)
  await settled()
}

/** The code that settles the data is loaded when it is needed. */
async function settled(): Promise<void> {
  await import('./settle-and-tell.ts')
  await new Promise((resolve) => setTimeout(resolve))
}

/** As another tab, or the answer of the server in another tab, ends the session. */
async function signOutElsewhere(): Promise<void> {
  forget(sessionKey)
  dispatchEvent(new Event('storage'))
  await settled()
}

/** Everything that somebody who is signed in may leave here. */
function fillDevice(saved: StoredTrip['saved']): void {
  storeTrip({ saved, isChanged: false, document: treatmentTrip() })
  keepStep('step2', emptySteps.step2, savedAt)
  keepStep('step3', { ...emptySteps.step3, plasticSurgeryType: 'rhinoplasty', fullName: 'Mina Okafor' }, savedAt)
  noteSent({ step2: savedAt, step3: savedAt })
  const places = [{ id: tripClinic.id, savedAt }]
  const list = { id: 'main', name: null, version: 1, isShared: false, places }
  storeSavedPlaces({ owner: 'mina', lists: [list], device: [], unsent: places })
  for (const key of ['tripPlannerAdditions', 'tripPlannerHidesClinics', 'tripPlannerSharedLink'] as const)
    store(key, `of mina ${tripClinic.name.en}`)
  store('lastFoodSearch', '/food-and-cafe?q=mina')
  wishForPlan()
}

function listStorage(): string {
  return JSON.stringify(listStored('').map((key) => [key, readStored(key)]))
}

test('signing out removes all that belongs to the account, and says so', async () => {
  await signIn('mina')
  await open()
  fillDevice(inAccount)
  store('dental-clinics', 'a copy of the public list')
  showToast({ kind: 'news', title: 'Started over', action: { label: 'Undo', onSelect: () => {} } })
  await signOut()
  expect(listStorage()).not.toMatch(/rhinoplasty|Okafor|mina/u)
  expect(listStorage()).not.toContain(tripClinic.name.en)
  for (const key of [...accountKeys, ...tripKeys]) expect(readStored(key), key).toBeNull()
  expect(readStoredTrip()).toBeNull()
  expect(readStep('step3').draft).toEqual(emptySteps.step3)
  expect(readSaved()).toEqual({ owner: null, lists: [], device: [], unsent: [] })
  expect(hasWishForPlan()).toBe(false)
  expect(readStored('dental-clinics')).not.toBeNull()
  await expect
    .poll(() => readToasts().map(({ title, description }) => [title, description]))
    .toEqual([
      [
        'Removed from this device',
        'You are signed out. The trip, answers and saved places of your account are no longer in this browser.',
      ],
    ])
  await expect.element(dialog).not.toBeInTheDocument()
})

test.each([
  ['another tab signs out', signOutElsewhere],
  [
    'the session has ended while the site was closed',
    async () => {
      forget(sessionKey)
      await open()
    },
  ],
])('the same is removed where %s', async (_what, leave) => {
  await signIn('mina')
  await open()
  fillDevice(inAccount)
  await leave()
  expect(listStorage()).not.toMatch(/rhinoplasty|Okafor|mina/u)
  expect(readStoredTrip()).toBeNull()
})

test('data that an earlier release left after signing out is removed', async () => {
  fillDevice(inAccount)
  await open()
  expect(listStorage()).not.toMatch(/rhinoplasty|Okafor|mina/u)
})

test('a visitor keeps trip, answers and places, and is asked nothing', async () => {
  storeTrip({ saved: null, isChanged: false, document: treatmentTrip() })
  keepStep('step3', { ...emptySteps.step3, plasticSurgeryType: 'rhinoplasty' }, savedAt)
  storeSavedPlaces({ owner: null, lists: [], device: [{ id: 'palace', savedAt }], unsent: [] })
  await open()
  expect(readStoredTrip()).not.toBeNull()
  expect(readStep('step3').draft.plasticSurgeryType).toBe('rhinoplasty')
  expect(readSaved().device).toHaveLength(1)
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a trip that was never saved stays with its answers when one says so, as that of the device', async () => {
  await signIn('mina')
  await open()
  fillDevice(null)
  await signOut()
  await expect.element(dialog).toHaveAccessibleName('Keep on this device the trip that is not in your account?')
  await expect.element(dialog.getByText('A trip that was never saved, with your answers')).toBeVisible()
  // The lists of the account are gone without a question.
  expect(readSaved()).toEqual({ owner: null, lists: [], device: [], unsent: [] })
  await dialog.getByRole('button', { name: 'Keep on this device' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(readStoredTrip()?.document).toEqual(treatmentTrip())
  expect(readStep('step3').draft.plasticSurgeryType).toBe('rhinoplasty')
  expect(readStepChanges().sentAt).toEqual({})
  await open()
  expect(readStoredTrip()).not.toBeNull()
})

test('it goes when one says so, and places that were in no account go with it', async () => {
  await signIn('mina')
  await open()
  fillDevice(null)
  storeSavedPlaces({ ...readSaved(), device: [{ id: 'palace', savedAt }] })
  await signOut()
  await expect.element(dialog.getByText('A saved place')).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(listStorage()).not.toMatch(/rhinoplasty|Okafor|palace/u)
})

test('without an answer one is asked again on the next page, and the same account finds its trip', async () => {
  await signIn('mina')
  await open()
  fillDevice(null)
  await signOut()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await open()
  await expect.element(dialog).toBeVisible()
  await signIn('mina')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(readStoredTrip()).not.toBeNull()
})

test.each([
  ['before the question is answered', signOut],
  ['in place of the account', async () => {}],
])('a member who signs in %s gets nothing of the member before', async (_when, leave) => {
  await signIn('mina')
  await open()
  fillDevice(null)
  choosePreference('textSize', 'large')
  store('clinic-draft:7', 'typed by mina')
  await leave()
  await signIn('jun')
  expect(readStoredTrip()).toBeNull()
  expect(readStep('step3').isSaved).toBe(false)
  expect(readSaved()).toEqual({ owner: null, lists: [], device: [], unsent: [] })
  expect(readStored('clinic-draft:7')).toBeNull()
  expect(readKept().textSize).not.toHaveProperty('isUnsent')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a draft of an administrator stays for the same account after the session ends', async () => {
  await signIn('mina')
  await open()
  store('clinic-draft:7', 'typed')
  await signOutElsewhere()
  expect(readStored('clinic-draft:7')).toBe('typed')
  await signIn('mina')
  expect(readStored('clinic-draft:7')).toBe('typed')
})

test('data in memory is removed as well when the browser refuses to store', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await signIn('mina')
  await open()
  fillDevice(inAccount)
  expect(readStoredTrip()).not.toBeNull()
  await signOut()
  full.mockRestore()
  expect(readStoredTrip()).toBeNull()
  expect(readStep('step3').draft).toEqual(emptySteps.step3)
  expect(readSaved().lists).toEqual([])
})

test('copies of visited pages and of pictures of a trip go, and those that are the same for everybody stay', async () => {
  const copies = {
    'pages 1': ['/', '/offline', '/trip-planner/results', '/plastic-surgery-clinics/7', '/food-and-cafe?q=x', '/?q=x'],
    'files 1': ['/assets/root-1.js', '/favicon.svg', '/pictures/clinic/clinic-7-day-card.svg?v=1'],
    'planner facts': ['/api/planner-facts'],
  }
  for (const [name, paths] of Object.entries(copies)) {
    const cache = await caches.open(name)
    for (const path of paths) await cache.put(path, new Response('x'))
  }
  await signIn('mina')
  await open()
  await signOut()
  await expect
    .poll(listCopies)
    .toEqual(['/', '/api/planner-facts', '/assets/root-1.js', '/favicon.svg', '/offline', '/trip-planner/results'])
})

async function listCopies(): Promise<string[]> {
  const lists = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
  return lists
    .flat()
    .map(({ url }) => url.slice(location.origin.length))
    .toSorted()
}

test('a page of the back-forward cache reads the device again', async () => {
  await signIn('mina')
  await open()
  fillDevice(inAccount)
  expect(readStoredTrip()).not.toBeNull()
  let reads = 0
  addEventListener('storage', () => (reads += 1), { once: true })
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(reads).toBe(1)
})

test('nothing synchronises with an account while the data of another one is on the device', async () => {
  const seen: { userId: string | null; hasTrip: boolean }[] = []
  function Follower() {
    const userId = useSettledUser()
    useEffect(() => void seen.push({ userId, hasTrip: readStoredTrip() !== null }), [userId])
    return null
  }
  await signIn('mina')
  await open()
  fillDevice(inAccount)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rest of a user is not read
  setSession({ ...visitor, isAuthenticated: true, user: { id: 'jun' } as User })
  mount(
    <>
      <Follower />
      <AccountData />
    </>,
  )
  await signIn('jun')
  await expect
    .poll(() => seen)
    .toEqual([
      { userId: null, hasTrip: true },
      { userId: 'jun', hasTrip: false },
    ])
  setSession(visitor)
})
