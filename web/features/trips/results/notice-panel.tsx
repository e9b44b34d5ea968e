import type { ReactNode } from 'react'
import { classes } from '#web/ui/classes.ts'
import type { Icon } from '#web/ui/icon.tsx'

type NoticePanelProps = {
  Sign: Icon
  title: string
  tone?: 'caution' | 'note'
  /** The best way on first. */
  actions?: ReactNode
  children?: ReactNode
}

/** Something to know or to decide before the days. */
export function NoticePanel({ Sign, title, tone = 'caution', actions, children }: NoticePanelProps) {
  return (
    <section
      className={classes('@container mt-4 rounded-panel p-4', tone === 'caution' ? 'bg-wash-ochre' : 'bg-wash-indigo')}
    >
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3 @min-[40rem]:flex-nowrap">
        <Sign
          aria-hidden
          className={classes('mt-0.5 size-5 shrink-0', tone === 'caution' ? 'text-ochre' : 'text-indigo')}
        />
        <div className="min-w-0 flex-1 basis-56">
          <h2 className="font-text text-small font-semibold">{title}</h2>
          {children ? <div className="mt-1 text-small">{children}</div> : null}
        </div>
        {actions ? <div className="flex flex-wrap items-center gap-2 max-[40rem]:w-full">{actions}</div> : null}
      </div>
    </section>
  )
}
