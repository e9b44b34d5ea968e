import { type RefObject, useEffect, useId, useRef } from 'react'
import { Calendar, type CalendarProps } from './calendar.tsx'
import { dateEntry as words } from '#locales/en/site/date-entry.ts'
import { CloseButton } from '#web/ui/overlay/close-button.tsx'
import { ModalFrame } from '#web/ui/overlay/modal.tsx'

export type CalendarPopoverProps = Omit<CalendarProps, 'months' | 'picking'> & {
  /** Which of the two days is being picked. Null while the popover is closed. */
  picking: CalendarProps['picking'] | null
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

const besideFrom = '(width >= 40rem)'
const twoMonthsFrom = '(width >= 52rem)'
const gap = 8

/** Loaded on demand: a popover beside the field where there is room, and a bottom sheet on a phone. */
export function CalendarPopover({ picking, anchor, onClose, ...calendar }: CalendarPopoverProps) {
  const titleId = useId()
  const shown = useRef<HTMLDialogElement>(null)
  const place = (dialog: HTMLDialogElement) => {
    shown.current = dialog
    placeBeside(dialog, anchor.current)
  }
  useEffect(() => {
    const replace = () => shown.current && placeBeside(shown.current, anchor.current)
    addEventListener('resize', replace)
    return () => removeEventListener('resize', replace)
  }, [anchor])
  const months = picking && matchMedia(twoMonthsFrom).matches ? 2 : 1
  return (
    <ModalFrame
      isOpen={picking !== null}
      onClose={onClose}
      onPlace={place}
      labelledBy={titleId}
      className="modal modal-sheet mx-auto mt-auto mb-0 max-h-[92dvh] w-full max-w-none overflow-y-auto rounded-t-sheet border border-line bg-surface p-0 text-ink shadow-raised sm:w-fit sm:rounded-panel sm:backdrop:bg-transparent"
    >
      <div className="flex items-center gap-2 border-b border-line py-1.5 ps-5 pe-2">
        <h2 id={titleId} aria-live="polite" className="flex-1 font-text text-small font-semibold">
          {picking === 'end' ? words.calendarEnd : words.calendarStart}
        </h2>
        <CloseButton onClose={onClose} />
      </div>
      {/* The height of a month with six weeks, so that nothing shifts from month to month. */}
      <div className={months === 2 ? 'min-h-97 p-4 sm:w-172' : 'min-h-97 p-4 sm:w-85'}>
        {picking && <Calendar {...calendar} picking={picking} months={months} />}
      </div>
    </ModalFrame>
  )
}

function placeBeside(dialog: HTMLDialogElement, anchor: HTMLElement | null): void {
  if (!anchor || !matchMedia(besideFrom).matches) {
    dialog.removeAttribute('style')
    return
  }
  const field = anchor.getBoundingClientRect()
  const { width, height } = dialog.getBoundingClientRect()
  const wanted = getComputedStyle(anchor).direction === 'rtl' ? field.right - width : field.left
  const left = Math.max(gap, Math.min(wanted, innerWidth - width - gap))
  const isRoomBelow = field.bottom + gap + height <= innerHeight - gap
  const top = isRoomBelow
    ? field.bottom + gap
    : Math.max(gap, Math.min(field.top - gap - height, innerHeight - height - gap))
  Object.assign(dialog.style, { margin: '0', inset: 'auto', left: `${left}px`, top: `${top}px` })
}
