import { dailyBudget } from '#domain/trips/answers/trips.ts'
import { type BudgetSpan, type BudgetToken, budgetTokens, type Currency } from './budget-words.ts'
import type { Numeral } from './numerals.ts'
import { plainText } from './plain-text.ts'

/** An amount from a text: a minimum, a maximum or both, for a time span and a number of travellers. */
export type SaidBudget = {
  from: number | null
  to: number | null
  per: BudgetSpan
  /** `all`: for everybody who travels, however many they are. */
  people: number | 'all'
  isApproximate: boolean
}

export const budgetDoubts = ['no_amount', 'no_currency', 'several_amounts', 'no_such_amount'] as const

/** The meaning of a text about the total budget. */
export type BudgetReading =
  | { kind: 'unsaid' }
  /** The text says that there is no limit. */
  | { kind: 'open' }
  | ({ kind: 'won' } & SaidBudget)
  /** A foreign currency, or a sign that several currencies share. It is not converted, because there are no rates. */
  | ({ kind: 'foreign'; currencies: Currency[] } & SaidBudget)
  | { kind: 'unclear'; because: (typeof budgetDoubts)[number] }

// A larger amount is a typo.
const mostWon = 10_000_000_000

/** Parses the text of the total budget, in English, Korean, Japanese or Chinese. */
export function readBudgetText(text: string): BudgetReading {
  const plain = plainText(text)
  if (!/[\p{L}\p{N}\p{S}]/u.test(plain)) return { kind: 'unsaid' }
  const tokens = budgetTokens(plain)
  const figures = findFigures(tokens)
  if (figures.length === 0) {
    return tokens.some(({ kind }) => kind === 'open') ? { kind: 'open' } : { kind: 'unclear', because: 'no_amount' }
  }
  if (/^-\s?\S{0,3}\d/u.test(plain) || figures.every(({ values }) => Math.max(...values) === 0))
    return { kind: 'unclear', because: 'no_such_amount' }
  return weigh(figures, tokens)
}

/**
 * The budget of one of the travellers for a trip of this many days, in whole won; null when the text sets no limit in
 * won.
 */
export function tripLimitWon(reading: BudgetReading, days: number, travellers: number): number | null {
  if (reading.kind !== 'won' || reading.to === null) return null
  const spans: Record<BudgetSpan, number> = { trip: 1, week: days / 7, day: days, night: Math.max(1, days - 1) }
  return Math.floor((reading.to * spans[reading.per]) / (reading.people === 'all' ? travellers : reading.people))
}

/** An amount or a range of two amounts, with the currency beside it. */
type Figure = { values: number[]; currencies: Currency[] | null; script: Numeral['script'] }

/** Chooses the amount that counts. An amount in won has priority over amounts in other currencies. */
function weigh(figures: readonly Figure[], tokens: readonly BudgetToken[]): BudgetReading {
  const won = figures.filter(isWon)
  const foreign = figures.filter((figure) => figure.currencies !== null && !isWon(figure))
  const bare = figures.filter((figure) => figure.currencies === null && !isWon(figure))
  const large = bare.filter(({ values }) => Math.max(...values) >= dailyBudget.min)
  if (won.length > 0) return won.length === 1 ? asWon(won, tokens) : { kind: 'unclear', because: 'several_amounts' }
  if (foreign.length + large.length > 1) return { kind: 'unclear', because: 'several_amounts' }
  const [other] = foreign
  if (other) return { kind: 'foreign', currencies: other.currencies ?? [], ...said(other, tokens) }
  // An amount with Han numerals may be in yen or yuan, and a small number may be in dollars.
  const [figure] = large
  if (!figure || figure.script === 'han') return { kind: 'unclear', because: 'no_currency' }
  return asWon(large, tokens)
}

function isWon({ currencies, script }: Figure): boolean {
  return currencies === null ? script === 'hangul' : currencies.includes('KRW')
}

function asWon([figure]: readonly Figure[], tokens: readonly BudgetToken[]): BudgetReading {
  const isPossible = figure?.values.every((value) => value >= 1 && value <= mostWon)
  if (!figure || !isPossible) return { kind: 'unclear', because: 'no_such_amount' }
  return { kind: 'won', ...said(figure, tokens) }
}

function said({ values }: Figure, tokens: readonly BudgetToken[]): SaidBudget {
  const whole = values.map(Math.round)
  const has = (kind: BudgetToken['kind']) => tokens.some((token) => token.kind === kind)
  const isRange = whole.length > 1
  const isFloor = !isRange && (has('atLeast') || has('since')) && !has('upTo')
  const people = tokens.flatMap((token) => (token.kind === 'people' ? [token.count] : []))
  return {
    from: isRange || isFloor ? Math.min(...whole) : null,
    to: isFloor ? null : Math.max(...whole),
    per: tokens.flatMap((token) => (token.kind === 'span' ? [token.span] : []))[0] ?? 'trip',
    // In "400,000 each for 4 people" the amount is for one person.
    people: people.includes(1) ? 1 : (people.find((count) => count !== 'all') ?? people[0] ?? 1),
    isApproximate: has('about') || (!isRange && has('tilde')),
  }
}

/** All amounts with their currencies. Two amounts with a range sign between them are one figure. */
function findFigures(tokens: readonly BudgetToken[]): Figure[] {
  const figures: Figure[] = []
  const isBetween = tokens.some(({ kind }) => kind === 'between')
  let joins = false
  let last: Numeral | null = null
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'amount') {
      const { numeral } = token
      const named = moneyBeside(tokens, index)
      const figure = figures.at(-1)
      if (figure && last && continues(last, numeral, tokens[index - 1])) {
        figure.values = [...figure.values.slice(0, -1), last.value + numeral.value]
        figure.currencies ??= named
      } else if (figure && last && joins && isSameMoney(figure.currencies, named)) {
        figure.values = inOneScale(last, numeral)
        figure.currencies = named ?? figure.currencies
        if (numeral.script !== 'plain') figure.script = numeral.script
      } else figures.push({ values: [numeral.value], currencies: named, script: numeral.script })
      last = numeral
      joins = false
    } else if (isJoint(token, tokens[index + 1]) || (isBetween && token.kind === 'and')) joins = last !== null
    else if (token.kind !== 'currency') joins = false
  }
  return figures
}

function isJoint(token: BudgetToken, next: BudgetToken | undefined): boolean {
  const isSign = token.kind === 'range' || token.kind === 'tilde' || token.kind === 'since'
  return isSign && (next?.kind === 'amount' || next?.kind === 'currency')
}

/** A range needs one currency. */
function isSameMoney(one: Currency[] | null, other: Currency[] | null): boolean {
  return one === null || other === null || one.some((currency) => other.includes(currency))
}

/** `1 million 500 thousand` is one amount. */
function continues(last: Numeral, next: Numeral, between: BudgetToken | undefined): boolean {
  return between?.kind === 'amount' && last.scale > 1 && next.scale > 1 && next.value < last.scale
}

/** In `1-2 million` the unit of the second number applies to the first one too, or vice versa for a smaller second. */
function inOneScale(one: Numeral, other: Numeral): number[] {
  const scaledOne = one.scale === 1 && one.value * other.scale <= other.value ? one.value * other.scale : one.value
  const scaledOther = other.scale === 1 && other.value < scaledOne ? other.value * one.scale : other.value
  return [scaledOne, scaledOther].toSorted((a, b) => a - b)
}

function moneyBeside(tokens: readonly BudgetToken[], index: number): Currency[] | null {
  const after = tokens[index + 1]
  const before = tokens[index - 1]
  const named = [after, before].flatMap((token) => (token?.kind === 'currency' ? [token] : []))
  return named.toSorted((one, other) => one.currencies.length - other.currencies.length)[0]?.currencies ?? null
}
