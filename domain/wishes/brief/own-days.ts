import type { BriefText } from './brief-text.ts'
import type { CollectedChips, Range } from './collected-chips.ts'
import { type KeptTold, readKeptHours } from '#domain/wishes/brief/dates/kept-hours.ts'
import type { FlightMention } from '#domain/wishes/brief/dates/flight-mentions.ts'
import { readTrainHours } from '#domain/wishes/brief/dates/train-hours.ts'
import { type Mention, overlaps } from './mentions.ts'
import { namedAgain, readTreatmentDay } from './treatment-day.ts'
import type { TreatmentMention } from './treatment-mentions.ts'

/** The day of the treatment, where one is told within the trip. */
export function addTreatmentDay(
  collected: CollectedChips,
  text: BriefText,
  told: { today: string; medical: readonly TreatmentMention[]; days: readonly Mention<string>[] },
): void {
  if (told.medical.some(({ field }) => field === 'plasticSurgeryType')) collected.ranges.push(...namedAgain(text))
  const trip = tripOf(collected)
  const day = trip ? readTreatmentDay(text, { ...told, ...trip }) : null
  if (day) collected.add('step3.treatmentOn', day)
}

/**
 * The hours that one keeps, also before and after a train. `words`: what they are kept for, because who dines with
 * friends there need not travel with them. `unread`: trains whose hours are no end of the trip,
 * and visits to a clinic without an hour.
 */
export function addKeptHours(
  collected: CollectedChips,
  text: BriefText,
  told: Omit<KeptTold, 'trip' | 'flights'> & { flights: readonly FlightMention[] },
): { words: readonly Range[]; unread: readonly Range[] } {
  const days = tripOf(collected)
  const trip = days && { ...days, treatmentOn: collected.valueOf('step3.treatmentOn') }
  const { kept, words, covered, hourless } = readKeptHours(text, { ...told, ...(trip && { trip }) })
  const trains = days
    ? readTrainHours(text, { ...told, days: told.days ?? [], ...days }, told.flights)
    : { kept: [], unread: [] }
  for (const hours of [...trains.kept, ...kept]) collected.add('step2.keptHours', hours)
  const unread = [...trains.unread.filter((one) => !overlaps(one, covered)), ...hourless]
  collected.ranges.push(...covered, ...unread)
  return { words, unread }
}

/** The first and the last day, and what says them; null unless both are known. */
function tripOf(collected: CollectedChips): { first: string; last: string; ends: readonly Range[] } | null {
  const [first, last] = [collected.valueOf('step1.startDate'), collected.valueOf('step1.endDate')]
  const ends = collected.chips.filter(({ field }) => field === 'step1.startDate' || field === 'step1.endDate')
  return first && last ? { first, last, ends } : null
}
