import { ChevronDown, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type FoldedSectionProps = {
  icon: LucideIcon
  words: { title: string; optional?: string; lead: string; open: string; close: string }
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

/** Questions of a step that most travellers leave out: one line until they are wanted. */
export function FoldedSection({ icon: Icon, words, isOpen, onToggle, children }: FoldedSectionProps) {
  return (
    <details
      open={isOpen}
      onToggle={(event) => event.currentTarget.open !== isOpen && onToggle(event.currentTarget.open)}
      className="group rounded-panel border border-line bg-surface"
    >
      <summary className="flex min-h-14 cursor-pointer list-none flex-wrap items-center gap-3 rounded-panel px-4 py-3 hover:bg-sunk sm:px-5 [&::-webkit-details-marker]:hidden">
        <Icon aria-hidden className="size-6 shrink-0 text-indigo" />
        <span className="min-w-0 flex-[1_1_9rem]">
          <span className="font-display text-h3">{words.title}</span>
          {words.optional ? <span className="text-small text-soft"> {words.optional}</span> : null}
          <span className="block text-mini text-soft">{words.lead}</span>
        </span>
        <span className="ms-auto inline-flex shrink-0 items-center gap-1 text-small font-semibold">
          <span className="max-sm:sr-only">{isOpen ? words.close : words.open}</span>
          <ChevronDown aria-hidden className="size-5 group-open:rotate-180" />
        </span>
      </summary>
      {children}
    </details>
  )
}
