import type { ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'

/** One row of a list of facts: an icon, and the fact or that it is unknown. The label is for screen readers. */
export function FactRow({ Icon, label, children }: { Icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <div className="flex gap-4 border-b border-line py-3.5">
      <dt className="shrink-0">
        <Icon className="mt-0.5 size-5 text-soft" />
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="min-w-0 flex-1 wrap-anywhere">{children}</dd>
    </div>
  )
}
