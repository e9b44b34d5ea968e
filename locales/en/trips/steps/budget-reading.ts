import type { BudgetReading, SaidBudget } from '#domain/wishes/budget-text.ts'
import type { BudgetSpan, Currency } from '#domain/wishes/budget-words.ts'
import { grouped, won } from '#locales/en/site/figures.ts'

/** The same, shown beside the text field. */
export function sayBudgetBesideBox(reading: BudgetReading): string {
  return reading.kind === 'won' ? `We read ${sayAmount(reading, won)}.` : sayBudget(reading)
}

const spans: Record<BudgetSpan, string> = {
  trip: 'for the trip',
  week: 'a week',
  day: 'a day',
  night: 'a night',
}

/** Says how the text of the total budget was understood, or why it was not. */
export function sayBudget(reading: BudgetReading): string {
  switch (reading.kind) {
    case 'unsaid':
      return 'You did not enter a total budget.'
    case 'open':
      return 'You set no limit for the whole trip.'
    case 'won':
      return `Your total budget: ${sayAmount(reading, won)}.`
    case 'foreign':
      return `Your total budget: ${sayAmount(reading, (amount) => writeForeign(amount, reading.currencies))}. We do not convert it, so it sets no limit. Please enter it in won.`
    case 'unclear':
      return doubts[reading.because]
  }
}

const doubts: Record<(BudgetReading & { kind: 'unclear' })['because'], string> = {
  no_amount: 'We found no amount in your total budget, so it sets no limit.',
  no_currency: 'Your total budget has no currency, so it sets no limit. Please enter it in won.',
  several_amounts: 'Your total budget has several amounts, so none of them sets a limit.',
  no_such_amount: 'We cannot plan with this total budget, so it sets no limit.',
}

function sayAmount({ from, to, per, people, isApproximate }: SaidBudget, write: (amount: number) => string): string {
  return `${sayEnds(from, to, isApproximate, write)} ${spans[per]}${sayShared(people)}`
}

function sayShared(people: SaidBudget['people']): string {
  if (people === 'all') return ', shared by all who travel'
  return people > 1 ? `, shared by ${people} travellers` : ''
}

function sayEnds(from: number | null, to: number | null, isAbout: boolean, write: (amount: number) => string): string {
  const about = isAbout ? 'about ' : ''
  if (to === null) return `at least ${about}${write(from ?? 0)}`
  if (from === null) return `${about || 'up to '}${write(to)}`
  return `${about}${write(from)} to ${write(to)}`
}

function writeForeign(amount: number, [only, ...others]: readonly Currency[]): string {
  const figure = grouped(amount)
  return only === undefined || others.length > 0
    ? `${figure} in a currency name that several countries use`
    : `${only} ${figure}`
}
