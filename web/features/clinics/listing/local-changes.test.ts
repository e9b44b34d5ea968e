import { expect, test } from 'vitest'
import { clinicCard } from '#domain/clinics/clinics.ts'
import { buildClinic } from '#testing/builders/clinic-examples.ts'
import type { ListedClinic, Listing } from './listed-clinics.ts'
import { noLocalChanges, withDeleted, withSaved } from '#web/administration/local-changes.ts'
import { applyLocalChanges } from './local-changes.ts'

function buildListed(id: number, clinic: Partial<ListedClinic> = {}): ListedClinic {
  return { ...clinicCard(buildClinic({ id })), scene: 'clinic-dental', ...clinic }
}

function buildListing(...clinics: ListedClinic[]): Listing {
  const facets = { procedures: [], districts: [], languages: [], registered: 0 }
  return {
    clinics,
    total: 40,
    isTotalAtLeast: false,
    next: 'more',
    unread: [],
    facets,
    freed: [],
    counts: {},
    shared: 0,
  }
}

const one = buildListed(1)
const two = buildListed(2)

test('without changes the list is the server’s', () => {
  const listing = buildListing(one, two)
  expect(applyLocalChanges(listing, 'dental', noLocalChanges)).toBe(listing)
})

test('a clinic that was added stands first until the server lists it, and is counted', () => {
  const added = buildListed(3)
  const changes = withSaved(noLocalChanges, added)
  expect(applyLocalChanges(buildListing(one, two), 'dental', changes)).toMatchObject({
    clinics: [added, one, two],
    total: 41,
  })
  expect(applyLocalChanges(buildListing(one, added), 'dental', changes).clinics).toEqual([one, added])
})

test('a changed clinic shows as it was saved, and as the server has it once that is newer', () => {
  const changed = buildListed(1, { version: 4, name: 'New name' })
  const changes = withSaved(noLocalChanges, changed)
  expect(applyLocalChanges(buildListing(one, two), 'dental', changes).clinics).toEqual([changed, two])
  const newer = buildListed(1, { version: 5, name: 'Newer name' })
  expect(applyLocalChanges(buildListing(newer, two), 'dental', changes).clinics).toEqual([newer, two])
})

test('a clinic that moved to another category leaves the page', () => {
  const moved = buildListed(1, { version: 4, treatments: ['other'] })
  expect(applyLocalChanges(buildListing(one, two), 'dental', withSaved(noLocalChanges, moved))).toMatchObject({
    clinics: [two],
    total: 39,
  })
})

test('a deleted clinic is gone, and is back at once when that is taken back', () => {
  const deleted = withDeleted<ListedClinic>(noLocalChanges, 1)
  expect(applyLocalChanges(buildListing(one, two), 'dental', deleted)).toMatchObject({ clinics: [two], total: 39 })
  const restored = withSaved(deleted, one)
  expect(applyLocalChanges(buildListing(one, two), 'dental', restored).clinics).toEqual([one, two])
  expect(applyLocalChanges(buildListing(two), 'dental', restored).clinics).toEqual([one, two])
})
