import type { PlaceName } from '#domain/places/places.ts'
import { romanise } from '#domain/korea/romanise.ts'
import { dentalProcedures } from './dental-procedures.ts'
import { eyeProcedures } from './eye-procedures.ts'
import { hospitalProcedures } from './hospital-procedures.ts'
import type { Department } from './procedure-row.ts'
import { skinProcedures } from './skin-procedures.ts'
import { surgeryProcedures } from './surgery-procedures.ts'

/** A procedure, or a whole department, with all of its names. */
export type Procedure = {
  id: string
  name: PlaceName
  departments: readonly [Department, ...Department[]]
  recovery: string | null
  /** Its names in English. */
  english: string[]
  /** Its names in Hangul, some with Latin letters. */
  korean: string[]
  eastAsian: string[]
  /** Names in a search for clinics only. */
  onlySearched: string[]
}

/** Every name of a procedure that people search for, in one table: which departments cover it. */
export const procedures: readonly Procedure[] = [
  ...surgeryProcedures,
  ...skinProcedures,
  ...eyeProcedures,
  ...dentalProcedures,
  ...hospitalProcedures,
].map(({ id, en, ko, departments, recovery, english, korean, eastAsian, onlySearched }) => ({
  id,
  name: { en, ko },
  departments,
  recovery: recovery ?? null,
  english: [en.toLowerCase(), ...namesIn(english)],
  korean: [ko, ...namesIn(korean)],
  eastAsian: namesIn(eastAsian),
  onlySearched: namesIn(onlySearched),
}))

/** Fewer letters are also part of other words. */
const shortestRomanised = 6

/** How the Korean names are written in Latin letters. */
export function romanisedNames({ korean }: Pick<Procedure, 'korean'>): string[] {
  const read = korean.filter((name) => /^[가-힣 ]+$/u.test(name)).map((name) => romanise(name.replaceAll(' ', '')))
  return [...new Set(read)].filter((name) => name.length >= shortestRomanised)
}

/** The names of the procedures that share a row of the recovery table. */
export function namesOfRecovery(row: string): string[] {
  const ofRow = procedures.filter(({ recovery }) => recovery === row)
  const names = ofRow.flatMap((procedure) => [
    ...procedure.english,
    ...procedure.korean,
    ...procedure.eastAsian,
    ...romanisedNames(procedure),
  ])
  return [...new Set(names)]
}

function namesIn(list = ''): string[] {
  return list.split(',').flatMap((name) => name.trim() || [])
}
