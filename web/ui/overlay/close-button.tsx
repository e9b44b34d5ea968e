import { X } from 'lucide-react'
import { everywhere } from '#locales/en/everywhere.ts'

/** The cross in the corner of a dialog or sheet. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  const { ui } = everywhere
  return (
    <button
      type="button"
      aria-label={ui.close}
      onClick={onClose}
      className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-ink hover:bg-sunk"
    >
      <X aria-hidden className="size-5" />
    </button>
  )
}
