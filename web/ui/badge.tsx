import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { everywhere as messages } from '#locales/en/everywhere.ts'

export type BadgeKind = 'sample' | 'featured' | 'advertisement' | 'caution' | 'note'

const looks: Record<BadgeKind, string> = {
  sample: 'border-ochre bg-wash-ochre text-ochre',
  featured: 'border-ink bg-ink text-ground',
  advertisement: 'border-plum bg-surface text-plum',
  caution: 'border-transparent bg-wash-ochre text-ochre',
  note: 'border-transparent bg-wash-indigo text-indigo',
}

type BadgeProps =
  | { kind: 'sample' | 'featured' | 'advertisement'; children?: ReactNode; className?: string }
  | { kind: 'caution' | 'note'; children: ReactNode; className?: string }

/** The three badges for kinds of listings have the same text everywhere. */
export function Badge({ kind, children, className }: BadgeProps) {
  const { ui } = messages
  const words = children ?? (kind === 'caution' || kind === 'note' ? null : ui.badges[kind])
  return (
    <span
      className={classes(
        'inline-flex min-h-6 items-center gap-1 rounded-tag border px-1.5 text-mini font-semibold whitespace-nowrap',
        looks[kind],
        className,
      )}
    >
      {words}
    </span>
  )
}
