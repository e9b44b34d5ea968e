import { afterEach, expect, test } from 'vitest'
import { carryToasts, showCarriedToasts } from './carried-toasts.ts'
import { dismissToast, readToasts, showToast } from './feedback/toast-store.ts'

afterEach(clear)

function clear(): void {
  for (const { id } of readToasts()) dismissToast(id)
}

test('without a wish to carry them, toasts end with their page', () => {
  showToast({ kind: 'success', title: 'Saved' })
  dispatchEvent(new PageTransitionEvent('pagehide'))
  clear()
  showCarriedToasts()
  expect(readToasts()).toEqual([])
})

test('toasts of a page that is left for another document are shown there once, but for those with an action', () => {
  carryToasts()
  showToast({ kind: 'success', title: 'Signed out', description: 'You have been successfully signed out.' })
  showToast({ kind: 'news', title: 'Started over', action: { label: 'Undo', onSelect: () => {} } })
  dispatchEvent(new PageTransitionEvent('pagehide'))
  clear()
  showCarriedToasts()
  expect(readToasts()).toMatchObject([
    { kind: 'success', title: 'Signed out', description: 'You have been successfully signed out.' },
  ])
  clear()
  showCarriedToasts()
  expect(readToasts()).toEqual([])
})
