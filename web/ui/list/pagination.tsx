import { ButtonLink } from '#web/ui/button-link.tsx'
import { classes } from '#web/ui/classes.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { everywhere } from '#locales/en/everywhere.ts'
import { TextLink } from '#web/ui/text-link.tsx'

type PaginationProps = {
  label: string
  /** Addresses with the cursor of the last or first row. Absent when there is no such page. */
  previousTo?: string | undefined
  nextTo?: string | undefined
  /** Shown from the second page on. */
  firstTo?: string | undefined
  className?: string | undefined
}

/** Links to the previous and next page. There are no page numbers: with cursors there are none, and rows may change. */
export function Pagination({ label, previousTo, nextTo, firstTo, className }: PaginationProps) {
  const { ui } = everywhere
  if (!previousTo && !nextTo && !firstTo) return null
  return (
    <nav aria-label={label} className={classes('flex flex-wrap items-center gap-3', className)}>
      {previousTo ? (
        <ButtonLink to={previousTo} rel="prev">
          <ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
          {ui.pagination.previous}
        </ButtonLink>
      ) : null}
      {nextTo ? (
        <ButtonLink to={nextTo} rel="next">
          {ui.pagination.next}
          <ChevronRight aria-hidden className="size-5 rtl:-scale-x-100" />
        </ButtonLink>
      ) : null}
      {firstTo && firstTo !== previousTo ? <TextLink to={firstTo}>{ui.pagination.first}</TextLink> : null}
    </nav>
  )
}
