import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { classes } from '#web/ui/classes.ts'
import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { everywhere } from '#locales/en/everywhere.ts'
import { dismissToast, onToastChange, pauseToasts, readToasts, type Toast, type ToastKind } from './toast-store.ts'
import { useTopDialog } from '#web/ui/overlay/top-dialog.ts'

const none: readonly Toast[] = []
/** From so many of one kind on, the newest stands for all, with a button that shows the others. */
const stackedFrom = 3

/** A toast region in the page, or inside the top dialog while one is open. */
export function ToastRegions() {
  const toasts = useSyncExternalStore(onToastChange, readToasts, () => none)
  const dialog = useTopDialog()
  const region = (
    <ToastRegion key={dialog ? 'in a dialog' : 'in the page'} toasts={toasts} isInDialog={dialog !== null} />
  )
  return dialog ? createPortal(region, dialog) : region
}

function ToastRegion({ toasts, isInDialog }: { toasts: readonly Toast[]; isInDialog: boolean }) {
  const { ui } = everywhere
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [isUnfolded, setUnfolded] = useState(false)
  if (isUnfolded && toasts.length === 0) setUnfolded(false)
  const isHidden = useIsDocumentHidden()
  const isKnown = useIsKnown()
  const cameFrom = useRef<Element | null>(null)
  useEffect(() => {
    pauseToasts((isPointed || isFocused || isHidden) && toasts.length > 0)
    return () => pauseToasts(false)
  }, [isPointed, isFocused, isHidden, toasts.length])

  function enter(event: FocusEvent<HTMLElement>) {
    setFocused(true)
    if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget
  }
  function leave(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false)
  }
  /** Returns the focus to where it was before, not to the top of the page. */
  function dismiss(id: number) {
    dismissToast(id)
    setFocused(false)
    setPointed(false)
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus()
  }

  const lines = (kinds: readonly ToastKind[]) => {
    const ofKinds = (isKnown ? toasts : none).filter((toast) => kinds.includes(toast.kind))
    const shown = ofKinds.length < stackedFrom || isUnfolded ? ofKinds : ofKinds.slice(-1)
    const folded = ofKinds.length - shown.length
    return (
      <>
        {folded > 0 ? (
          <button
            type="button"
            onClick={() => setUnfolded(true)}
            className="pointer-events-auto min-h-11 cursor-pointer self-end rounded-control border border-line bg-surface px-4 text-small font-semibold text-jade shadow-raised"
          >
            {ui.toasts.folded(folded)}
          </button>
        ) : null}
        {shown.map((toast) => (
          <ToastLine key={toast.id} toast={toast} onDismiss={() => dismiss(toast.id)} />
        ))}
      </>
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notices that it is being read
    <section
      aria-label={ui.toasts.region}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={enter}
      onBlur={leave}
      className={classes(stack, isInDialog ? inTheDialog : inTheCorner)}
    >
      <div role="alert" aria-atomic={false} className="flex w-full flex-col">
        {lines(['failure'])}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may hold text only */}
      <div role="status" aria-atomic={false} className="flex w-full flex-col">
        {lines(['news', 'success'])}
      </div>
    </section>
  )
}

const stack = 'pointer-events-none z-40 flex flex-col items-end'
// --bottom-bar: the height of a bar that a page has at the bottom edge.
const inTheCorner =
  'fixed inset-x-4 bottom-[calc(1rem+var(--bottom-bar,0px)+env(safe-area-inset-bottom))] sm:inset-x-auto sm:end-6 sm:w-104'
// The last part of the dialog, so that it covers nothing of it; at the bottom edge where the dialog scrolls.
const inTheDialog = 'sticky bottom-0 shrink-0 px-4 pb-3'

const looks = {
  news: { Icon: Info, edge: 'border-s-indigo', colour: 'text-indigo' },
  success: { Icon: CircleCheck, edge: 'border-s-jade', colour: 'text-jade' },
  failure: { Icon: TriangleAlert, edge: 'border-s-vermilion', colour: 'text-vermilion' },
}

function ToastLine({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const { ui } = everywhere
  const { Icon, edge, colour } = looks[toast.kind]
  const { action } = toast
  function closeByEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    // In a dialog, Escape closes only the toast.
    event.preventDefault()
    onDismiss()
  }
  function act() {
    action?.onSelect()
    onDismiss()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles Escape for the buttons inside
    <div
      onKeyDown={closeByEscape}
      className={classes(
        'toast pointer-events-auto mt-2 flex items-start gap-3 rounded-control border border-s-4 border-line bg-surface py-2 ps-4 pe-2 max-sm:gap-1.5 max-sm:ps-3 max-sm:pe-1 text-small text-ink shadow-raised',
        edge,
      )}
    >
      <Icon aria-hidden className={classes('my-3 size-5 shrink-0', colour)} />
      <div className="min-w-0 flex-1 py-2.5">
        <p className="font-semibold">{toast.title}</p>
        {toast.description ? <p className="text-soft">{toast.description}</p> : null}
      </div>
      {action ? (
        <button
          type="button"
          onClick={act}
          className={classes(press, 'px-3 font-semibold text-jade underline underline-offset-4')}
        >
          {action.label}
        </button>
      ) : null}
      <button type="button" aria-label={ui.toasts.dismiss} onClick={onDismiss} className={classes(press, 'w-11')}>
        <X aria-hidden className="size-4" />
      </button>
    </div>
  )
}

const press = 'grid h-11 shrink-0 cursor-pointer place-items-center rounded-control hover:bg-sunk'

/** Both live regions are empty at first: a screen reader announces only changes of a region that it already knows. */
function useIsKnown(): boolean {
  const [isKnown, setKnown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), 100)
    return () => clearTimeout(timer)
  }, [])
  return isKnown
}

function useIsDocumentHidden(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener)
      return () => document.removeEventListener('visibilitychange', listener)
    },
    () => document.hidden,
    () => false,
  )
}
