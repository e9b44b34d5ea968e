import { useSyncExternalStore } from 'react'

/**
 * The stack of open modal dialogs. Everything under the top one is inert and silent, so toasts move into it. The page
 * behind it does not scroll.
 */
let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

export function enterTopLayer(dialog: HTMLDialogElement): () => void {
  change([...open, dialog])
  return () => change(open.filter((other) => other !== dialog))
}

export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(
    subscribe,
    () => open.at(-1) ?? null,
    () => null,
  )
}

function change(next: readonly HTMLDialogElement[]): void {
  open = next
  document.documentElement.classList.toggle('has-modal', open.length > 0)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
