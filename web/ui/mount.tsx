import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'

let mounted: { root: Root; place: HTMLElement } | null = null

/** For tests: shows a part on an otherwise empty page; what the test before showed is gone. */
export function mount(element: ReactNode): HTMLElement {
  if (mounted) {
    const { root, place } = mounted
    flushSync(() => root.unmount())
    place.remove()
  }
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  mounted = { root, place }
  flushSync(() => root.render(element))
  return place
}

/** The same where links lead: `show` gets the address; the loader may keep a navigation waiting. */
export function mountAt(address: string, Page: () => ReactNode, loader?: () => Promise<null>) {
  const router = createMemoryRouter(
    [{ path: '*', Component: Page, ...(loader && { loader }), HydrateFallback: Empty }],
    {
      initialEntries: [address],
    },
  )
  mount(<RouterProvider router={router} />)
  return router
}

function Empty() {
  return null
}
