import { isLatin, stemOf, wordsIn } from './name-words.ts'
import { type Procedure, procedures } from './procedures.ts'

const offers = new Map(procedures.map((procedure) => [procedure, shortestNames(procedure)]))

/** The names under which a clinic may list a procedure, as words. Longer names that contain one are left out. */
export function offeredNames(procedure: Procedure): readonly (readonly string[])[] {
  return offers.get(procedure) ?? []
}

/** Whether an entry of a clinic's list of procedures is this procedure. */
export function isOffer(entry: string, procedure: Procedure): boolean {
  const words = wordsIn(entry).map(stemOf)
  const isIn = (word: string) => words.some((other) => (isLatin(word) ? other === stemOf(word) : other.includes(word)))
  return offeredNames(procedure).some((name) => name.every(isIn))
}

function shortestNames({ english, korean }: Procedure): string[][] {
  const names = [...english, ...korean.map((name) => name.replaceAll(' ', ''))]
  const words = names
    .map((name) => wordsIn(name))
    // A single syllable is part of many words.
    .filter((name) => name.length > 0 && !name.some((word) => !isLatin(word) && word.length === 1))
    .toSorted((one, other) => one.length - other.length || one.join('').length - other.join('').length)
  const kept: string[][] = []
  for (const name of words) if (!kept.some((shorter) => shorter.every((word) => contains(name, word)))) kept.push(name)
  return kept
}

function contains(name: readonly string[], word: string): boolean {
  return name.some((other) => (isLatin(word) ? stemOf(other) === stemOf(word) : other.includes(word)))
}
