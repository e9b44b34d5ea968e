import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { SavedList } from '#domain/places/saved-places.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { ListTools } from './list-tools.tsx'

const list: SavedList = { id: 'main', name: null, version: 1, isShared: false, places: [] }
const place = { id: 'palace', savedAt: '2026-11-30T00:00:00Z' }

function show(changes: Partial<SavedList>) {
  mountAt('/saved', () => <ListTools list={{ ...list, ...changes }} onDeleted={() => {}} />)
}

test('a list is shared once it has a place, and one that was shared before can be taken back when it is empty', async () => {
  const share = page.getByRole('button', { name: 'Share' })
  show({ places: [place] })
  await expect.element(share).toBeVisible()
  show({})
  await expect.poll(() => share.query()).toBeNull()
  show({ isShared: true })
  await expect.element(share).toBeVisible()
})
