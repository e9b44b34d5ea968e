import { type ReactNode, useId } from 'react'
import { CloseButton } from './close-button.tsx'
import { ModalFrame, type ModalProps } from './modal.tsx'

type SheetProps = ModalProps & {
  title: string
  /** A secondary action beside the title, for example Clear All. */
  action?: ReactNode
  /** The primary button in the footer. */
  footer?: ReactNode
  children: ReactNode
}

/**
 * A bottom sheet on a phone, at most 86 % of the height so that a thumb reaches it. On wide screens a centred dialog.
 */
export function Sheet({ title, action, footer, children, ...modal }: SheetProps) {
  const titleId = useId()
  return (
    <ModalFrame
      {...modal}
      labelledBy={titleId}
      className="modal modal-sheet mx-auto mt-auto mb-0 max-h-[86dvh] w-full max-w-160 flex-col rounded-t-sheet md:mb-auto md:rounded-sheet border-0 bg-surface p-0 text-ink open:flex forced-colors:border"
    >
      <header className="flex items-center gap-2 border-b border-line py-2 ps-2 pe-4">
        <CloseButton onClose={modal.onClose} />
        <h2 id={titleId} className="flex-1 text-h3">
          {title}
        </h2>
        {action}
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-5">{children}</div>
      {footer ? (
        <footer className="border-t border-line px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          {footer}
        </footer>
      ) : null}
    </ModalFrame>
  )
}
