import type { SourcedRange } from '#web/travel/places/treatment-pages.tsx'

/** Texts that help to choose a clinic. */
export type Choosing = {
  heading: string
  korean: string
  lead: string
  /** Null when no treatment of the list has ranges. */
  recovery: {
    heading: string
    columns: Record<'treatment' | 'quiet' | 'check' | 'flight', string>
    rows: readonly { id: string; treatment: string; quiet: string; check: string; flight: string }[]
    note: string
    sources: readonly SourcedRange[]
  } | null
  parts: readonly { heading: string; items: readonly string[] }[]
}
