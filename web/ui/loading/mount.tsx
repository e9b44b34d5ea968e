import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { dismissToast, readToasts } from '#web/ui/feedback/toast-store.ts'

let mounted: { root: Root; place: HTMLElement } | null = null

/** For tests: renders an element into an empty page and removes the one of the previous test, and its toasts. */
export function mount(element: ReactNode): HTMLElement {
  const place = makePlace()
  const root = createRoot(place)
  mounted = { root, place }
  flushSync(() => root.render(element))
  return place
}

/** Renders the element on the server. `hydrate` hydrates it. */
export async function mountServed(element: ReactNode): Promise<{ place: HTMLElement; hydrate: () => void }> {
  const { renderToString } = await import('react-dom/server.browser')
  const place = makePlace()
  place.innerHTML = renderToString(element)
  function hydrate() {
    mounted = { root: hydrateRoot(place, element), place }
  }
  return { place, hydrate }
}

/** The title and the description of the newest toast. */
export function lastToast() {
  const toast = readToasts().at(-1)
  return [toast?.title, toast?.description]
}

/** The text of the page, with plain spaces. */
export function pageText(): string {
  return document.body.textContent.replaceAll('\u00a0', ' ')
}

export function toastTitles(): string[] {
  return readToasts().map(({ title }) => title)
}

function makePlace(): HTMLElement {
  if (mounted) {
    const { root, place } = mounted
    flushSync(() => root.unmount())
    place.remove()
    mounted = null
  }
  for (const { id } of readToasts()) dismissToast(id)
  const place = document.createElement('div')
  document.body.append(place)
  return place
}

/** Renders within a router. `show` gets the address. The loader can delay a navigation. */
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
