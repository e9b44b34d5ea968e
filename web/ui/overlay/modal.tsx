import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { enterTopLayer } from './top-dialog.ts'

export type ModalProps = {
  isOpen: boolean
  /** Called on Escape, a click on the backdrop or the close button. The caller sets isOpen to false. */
  onClose: () => void
  /** The element that gets the focus. Defaults to the first control inside. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
}

type ModalFrameProps = ModalProps & {
  labelledBy: string
  className: string
  /** Called before the dialog is shown, to position it beside an element. */
  onPlace?: ((dialog: HTMLDialogElement) => void) | undefined
  children: ReactNode
}

/** A native modal dialog. It traps the focus, makes the rest inert and restores the focus when it closes. */
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
  // A drag that ends outside the dialog, such as a text selection, does not close it.
  const press = (event: PointerEvent) => {
    pressedBeside = isBeside(element, event)
  }
  const release = (event: MouseEvent) => {
    if (pressedBeside && isBeside(element, event)) close()
    pressedBeside = false
  }
  // The event is asynchronous: the dialog may be open again by then.
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
    // Restores the focus. This also works when the dialog is about to be removed from the document.
    element.close()
    leaveTopLayer()
  }
}

function isBeside(element: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
  if (target !== element) return false
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
