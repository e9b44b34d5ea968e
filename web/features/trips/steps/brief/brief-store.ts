import type { BriefReading } from '#domain/wishes/brief/read-brief.ts'
import type { StepsBefore } from './apply-brief.ts'

type Brief = { text: string; reading: BriefReading | null; before: StepsBefore | null }

// For the life of the page: a brief may tell of health, so it is not stored. The steps that it fills are.
let kept: Brief = { text: '', reading: null, before: null }

export function readKeptBrief(): Brief {
  return kept
}

export function keepBrief(change: Partial<Brief>): void {
  kept = { ...kept, ...change }
}
