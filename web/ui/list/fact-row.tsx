import type { ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'

/**
 * One row of a list of facts: an icon, and the fact or that it is unknown; below the icon where letters are large. The
 * label is for screen readers.
 */
export function FactRow({ Icon, label, children }: { Icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-2 border-b border-line py-3.5">
      <dt className="shrink-0">
        <Icon className="mt-0.5 size-5 text-soft" />
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="min-w-0 flex-1 basis-44 wrap-anywhere">{children}</dd>
    </div>
  )
}
