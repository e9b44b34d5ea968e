export type ToastKind = 'news' | 'success' | 'failure'

export type ToastWords = {
  kind: ToastKind
  title: string
  description?: string | undefined
  /** An action of the toast, for example Undo. */
  action?: { label: string; onSelect: () => void } | undefined
  /** How long it is shown. The timer pauses while it is hovered or focused, or the page is hidden. */
  shownMs?: number | undefined
  /** It stays until it is answered. */
  isLasting?: boolean | undefined
}

export type Toast = ToastWords & { id: number }

// Long enough to read twice. A toast with an action stays as long as the product promises an undo.
const readingMs = { news: 6000, success: 6000, failure: 12_000 }
const actionMs = 10_000
const mostAtOnce = 3

type Clock = { leftMs: number; startedAt: number; timer: ReturnType<typeof setTimeout> | undefined }

let toasts: readonly Toast[] = []
let lastId = 0
let isPaused = false
const clocks = new Map<number, Clock>()
const listeners = new Set<() => void>()

/** Can be called anywhere in the browser. The store is outside every page, so a toast survives a navigation. */
export function showToast(words: ToastWords): number {
  lastId += 1
  const toast = { ...words, id: lastId }
  // The same failure twice is one toast with a new timer.
  const others = toasts.filter((other) => !saysTheSame(other, toast))
  const surplus = others.length < mostAtOnce ? undefined : others.find(mayGoEarly)
  const kept = others.filter((other) => other !== surplus)
  for (const { id } of toasts) if (!kept.some((other) => other.id === id)) stopClock(id)
  if (!words.isLasting) setClock(toast)
  change([...kept, toast])
  return toast.id
}

export function dismissToast(id: number): void {
  stopClock(id)
  change(toasts.filter((toast) => toast.id !== id))
}

/** Pauses all timers, or resumes them with the remaining time. */
export function pauseToasts(paused: boolean): void {
  if (paused === isPaused) return
  isPaused = paused
  for (const id of clocks.keys()) {
    if (paused) holdClock(id)
    else startClock(id)
  }
}

export function readToasts(): readonly Toast[] {
  return toasts
}

export function onToastChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Toasts with an action keep their promised time, and lasting ones stay. With them there may be more than the maximum.
 */
function mayGoEarly({ action, isLasting }: Toast): boolean {
  return !action && !isLasting
}

function saysTheSame(one: Toast, other: Toast): boolean {
  return one.kind === other.kind && one.title === other.title && one.description === other.description && !one.action
}

function setClock({ id, kind, action, shownMs }: Toast): void {
  const leftMs = shownMs ?? Math.max(readingMs[kind], action ? actionMs : 0)
  clocks.set(id, { leftMs, startedAt: 0, timer: undefined })
  if (!isPaused) startClock(id)
}

function startClock(id: number): void {
  const clock = clocks.get(id)
  if (!clock) return
  clock.startedAt = Date.now()
  clock.timer = setTimeout(() => dismissToast(id), clock.leftMs)
}

function holdClock(id: number): void {
  const clock = clocks.get(id)
  if (!clock) return
  clearTimeout(clock.timer)
  clock.leftMs -= Date.now() - clock.startedAt
}

function stopClock(id: number): void {
  clearTimeout(clocks.get(id)?.timer)
  clocks.delete(id)
}

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}
