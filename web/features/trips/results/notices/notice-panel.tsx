import type { ReactNode } from 'react'
import { classes } from '#web/ui/classes.ts'
import type { LucideIcon } from 'lucide-react'

type NoticePanelProps = {
  icon: LucideIcon
  title: string
  tone?: 'caution' | 'note'
  /** The recommended action first. */
  actions?: ReactNode
  children?: ReactNode
}

/** A notice above the days, with actions. */
export function NoticePanel({ icon: PanelIcon, title, tone = 'caution', actions, children }: NoticePanelProps) {
  return (
    <section className={classes('mt-4 rounded-panel p-4', tone === 'caution' ? 'bg-wash-ochre' : 'bg-wash-indigo')}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <PanelIcon
          aria-hidden
          className={classes('mt-0.5 size-5 shrink-0', tone === 'caution' ? 'text-ochre' : 'text-indigo')}
        />
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0 flex-[1_1_17rem]">
            <h2 className="font-text text-small font-semibold">{title}</h2>
            {children ? <div className="mt-1 text-small">{children}</div> : null}
          </div>
          {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
        </div>
      </div>
    </section>
  )
}
