import { type ReactNode, useId, useRef } from 'react'
import { ModalFrame, type ModalProps } from './modal.tsx'
import { classes } from '#web/ui/classes.ts'
import { CloseButton } from './close-button.tsx'
import { useScrollStop } from './use-scroll-stop.ts'

type DialogProps = ModalProps & {
  title: string
  /** The buttons in the footer. They stay visible while the content scrolls. */
  footer?: ReactNode
  width?: 'narrow' | 'wide'
  children: ReactNode
}

export function Dialog({ title, footer, width = 'narrow', children, ...modal }: DialogProps) {
  const titleId = useId()
  return (
    <ModalFrame
      {...modal}
      labelledBy={titleId}
      className={classes(
        'modal m-auto max-h-[min(86dvh,48rem)] w-[calc(100%-2rem)] flex-col rounded-panel border border-line bg-surface p-0 text-ink shadow-raised open:flex',
        width === 'narrow' ? 'max-w-120' : 'max-w-200',
      )}
    >
      <header className="flex items-start gap-3 py-4 ps-6 pe-3">
        <h2 id={titleId} className="flex-1 self-center text-h3">
          {title}
        </h2>
        <CloseButton onClose={modal.onClose} />
      </header>
      <DialogBody>{children}</DialogBody>
      {footer ? <footer className="flex flex-wrap gap-3 border-t border-line px-6 py-4">{footer}</footer> : null}
    </ModalFrame>
  )
}

function DialogBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  return (
    <div ref={body} {...useScrollStop(body)} className="min-h-0 flex-1 overflow-y-auto px-6 pb-6">
      {children}
    </div>
  )
}
