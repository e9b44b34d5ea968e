import { classes } from '#web/ui/classes.ts'

/** The line under the row of tabs. The selected tab's line covers it. */
export const tabRow =
  'flex gap-6 overflow-x-auto shadow-[inset_0_-1px_0_var(--line)] [scrollbar-width:none] forced-colors:border-b'

// A text stroke instead of a bold weight: it does not change the width, so other tabs do not move.
export function tabClasses(isSelected: boolean): string {
  return classes(
    'inline-flex min-h-12 shrink-0 cursor-pointer items-center gap-1.5 border-b-3 whitespace-nowrap no-underline -outline-offset-3!',
    isSelected
      ? 'border-vermilion text-ink [-webkit-text-stroke:0.5px_currentcolor] forced-colors:border-[Highlight]'
      : 'border-transparent text-soft hover:border-line-strong hover:text-ink forced-colors:border-[Canvas]',
  )
}

export type TabLabel = { label: string; count?: number | undefined }

export function TabWords({ label, count }: TabLabel) {
  return (
    <>
      {label}
      {count === undefined ? null : <span className="text-soft [-webkit-text-stroke:0]">{count}</span>}
    </>
  )
}
