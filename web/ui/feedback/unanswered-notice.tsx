import { TriangleAlert, WifiOff } from 'lucide-react'
import { classes } from '#web/ui/classes.ts'
import { everywhere } from '#locales/en/everywhere.ts'
import { TextLink } from '#web/ui/text-link.tsx'

/** A request of a page that failed. The page shows what was loaded before. */
export type Unanswered = {
  /** The address that was asked for. It may be the address of what is shown. */
  address: string
  why: 'offline' | 'busy' | 'failed'
}

type UnansweredNoticeProps = {
  unanswered: Unanswered | null
  /** Says what is shown instead. */
  text?: string
  className?: string
}

/** Says that the page shows what was loaded before, and links to the address that failed. */
export function UnansweredNotice({ unanswered, text, className = 'px-(--page-margin)' }: UnansweredNoticeProps) {
  const { offline } = everywhere
  const Sign = unanswered?.why === 'offline' ? WifiOff : TriangleAlert
  return (
    <output className="block">
      {unanswered ? (
        <span className={classes('flex items-start gap-3 bg-wash-ochre py-2.5 text-small text-ink', className)}>
          <Sign aria-hidden className="mt-0.5 size-5 shrink-0 text-ochre" />
          <span className="min-w-0">
            <strong>{offline.notLoaded[unanswered.why]}.</strong> {text ?? offline.earlier}{' '}
            <TextLink to={unanswered.address} preventScrollReset>
              {offline.again}
            </TextLink>
          </span>
        </span>
      ) : null}
    </output>
  )
}
