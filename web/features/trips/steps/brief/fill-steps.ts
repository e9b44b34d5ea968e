import type { BriefReading } from '#domain/wishes/brief/read-brief.ts'
import { stepNames } from '#domain/trips/answers/step-names.ts'
import { readStep } from '#web/travel/trip/stored-steps.ts'
import { applyBrief, readStepsBefore } from './apply-brief.ts'
import { keepBrief, readKeptBrief } from './brief-store.ts'
import { readBriefHere } from './read-brief-here.ts'

/** Who starts over has no answers from before that a removed chip could bring back. */
function isStartedOver(): boolean {
  return stepNames.every((step) => !readStep(step).isSaved)
}

/** Reads a brief and fills the steps with it. Null when what reads it cannot be loaded. */
export async function fillSteps(text: string, today: string): Promise<BriefReading | null> {
  const reading = await readBriefHere(text, today)
  if (!reading) return null
  const { reading: earlier, before } = isStartedOver() ? { reading: null, before: null } : readKeptBrief()
  const origin = before ?? readStepsBefore()
  applyBrief(reading.chips, earlier?.chips ?? [], origin)
  keepBrief({ reading, before: origin })
  return reading
}
