import { stepsOfChips } from '#domain/wishes/brief/brief-steps.ts'
import { readBrief } from '#domain/wishes/brief/read-brief.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readCatalogue, readTreatmentTable } from './catalogue.ts'

/** What the reader knows beside the text. */
export const known = {
  today: '2027-01-15',
  names: indexPlaceNames(readCatalogue()),
  treatments: readTreatmentTable(),
}

/** The answers that a text in one's own words gives, read on 15 January 2027. */
export function readSteps(text: string) {
  return stepsOfChips(readBrief(text, known).chips)
}
