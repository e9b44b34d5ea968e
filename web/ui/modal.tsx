import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { enterTopLayer } from './top-dialog.ts'

export type ModalProps = {
  isOpen: boolean
  /** Escape, a press beside the dialog or its own close button: the caller sets isOpen to false. */
  onClose: () => void
  /** Where the focus goes first; otherwise to the first control inside. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
}

type ModalFrameProps = ModalProps & {
  labelledBy: string
  className: string
  /** Called before it is shown, for one that has its place beside something. */
  onPlace?: ((dialog: HTMLDialogElement) => void) | undefined
  children: ReactNode
}

/** The browser's own modal dialog: it holds the focus, makes the rest inert and gives the focus back at the end. */
export function ModalFrame({
  isOpen,
  onClose,
  initialFocus,
  labelledBy,
  className,
  onPlace,
  children,
}: ModalFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const latest = useRef({ onClose, onPlace })
  useLayoutEffect(() => {
    latest.current = { onClose, onPlace }
  })
  useLayoutEffect(() => {
    const element = dialog.current
    if (!isOpen || !element) return undefined
    const leave = openModal(element, () => latest.current.onClose())
    latest.current.onPlace?.(element)
    initialFocus?.current?.focus()
    return leave
  }, [isOpen, initialFocus])
  return (
    <dialog ref={dialog} aria-labelledby={labelledBy} className={className}>
      {isOpen ? children : null}
    </dialog>
  )
}

function openModal(element: HTMLDialogElement, close: () => void): () => void {
  const leaveTopLayer = enterTopLayer(element)
  let pressedBeside = false
  // What is dragged out of the dialog, for example a selection of words, does not close it.
  const press = (event: PointerEvent) => {
    pressedBeside = isBeside(element, event)
  }
  const release = (event: MouseEvent) => {
    if (pressedBeside && isBeside(element, event)) close()
    pressedBeside = false
  }
  // The event comes later than the closing: by then it may be open again.
  const closed = () => {
    if (!element.open) close()
  }
  element.addEventListener('pointerdown', press)
  element.addEventListener('click', release)
  element.addEventListener('close', closed)
  element.showModal()
  return () => {
    element.removeEventListener('pointerdown', press)
    element.removeEventListener('click', release)
    element.removeEventListener('close', closed)
    // Gives the focus back, also when the dialog leaves the document in this same moment: it has not yet.
    element.close()
    leaveTopLayer()
  }
}

function isBeside(element: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
  if (target !== element) return false
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
