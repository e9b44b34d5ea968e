import { classes } from './classes.ts'

/** The line under the row; the chosen tab's own line lies on it. */
export const tabRow =
  'flex gap-6 overflow-x-auto shadow-[inset_0_-1px_0_var(--line)] [scrollbar-width:none] forced-colors:border-b'

export function tabClasses(isSelected: boolean): string {
  return classes(
    'inline-flex min-h-12 shrink-0 cursor-pointer items-center gap-1.5 border-b-3 whitespace-nowrap no-underline -outline-offset-3!',
    isSelected
      ? 'border-vermilion font-semibold text-ink forced-colors:border-[Highlight]'
      : 'border-transparent text-soft hover:border-line-strong hover:text-ink',
  )
}

export type TabLabel = { label: string; count?: number | undefined }

/** An unseen bold copy holds the width, so that choosing a tab does not push the others. */
export function TabWords({ label, count }: TabLabel) {
  return (
    <>
      <span
        data-label={label}
        className="inline-grid after:invisible after:h-0 after:overflow-hidden after:font-semibold after:content-[attr(data-label)]"
      >
        {label}
      </span>
      {count === undefined ? null : <span className="font-normal text-soft">{count}</span>}
    </>
  )
}
