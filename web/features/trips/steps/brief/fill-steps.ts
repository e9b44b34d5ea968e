import type { BriefReading } from '#domain/wishes/brief/read-brief.ts'
import { applyBrief, readStepsBefore } from './apply-brief.ts'
import { keepBrief, readKeptBrief } from './brief-store.ts'
import { readBriefHere } from './read-brief-here.ts'

/** Reads a brief and fills the steps with it. Null when what reads it cannot be loaded. */
export async function fillSteps(text: string, today: string): Promise<BriefReading | null> {
  const reading = await readBriefHere(text, today)
  if (!reading) return null
  const { reading: earlier, before } = readKeptBrief()
  const origin = before ?? readStepsBefore()
  applyBrief(reading.chips, earlier?.chips ?? [], origin)
  keepBrief({ reading, before: origin })
  return reading
}
