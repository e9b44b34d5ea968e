import type { BriefChip, BriefField, BriefValues } from './brief-chips.ts'
import { type BriefText, spanOf } from './brief-text.ts'
import type { Mention } from './mentions.ts'

/** A part of the folded text. */
export type Range = { from: number; to: number }

/** Chips with the ranges of the folded text that they cover. */
export class CollectedChips {
  readonly chips: BriefChip[] = []
  readonly ranges: Range[] = []
  readonly #text: BriefText

  constructor(text: BriefText) {
    this.#text = text
  }

  add<Field extends BriefField>(field: Field, { value, from, to }: Mention<BriefValues[Field]>): void {
    this.ranges.push({ from, to })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a field and its own value
    this.chips.push({ field, value, ...spanOf(this.#text, from, to) } as BriefChip)
  }

  /** A value of a list is told once. Its second mention is covered all the same. */
  addOnce<Field extends BriefField>(field: Field, mention: Mention<BriefValues[Field]>): void {
    if (this.has(field, mention.value)) this.ranges.push(mention)
    else this.add(field, mention)
  }

  /** What is wanted here and refused there is neither: "she wants shopping, I hate shopping". */
  dropContradicted(): void {
    const named = (fields: readonly BriefField[]) =>
      this.chips.flatMap(({ field, value }) =>
        fields.includes(field) && typeof value === 'string' ? [value.toLowerCase()] : [],
      )
    const wishes = ['step1.selectedInterests', 'step2.mustVisitPlaces', 'step2.likes'] as const
    const refused = named(['step2.avoid'])
    const both = named(wishes).filter((one) => refused.includes(one))
    const isKept = ({ field, value }: BriefChip) =>
      ![...wishes, 'step2.avoid'].includes(field) || typeof value !== 'string' || !both.includes(value.toLowerCase())
    this.chips.splice(0, this.chips.length, ...this.chips.filter(isKept))
  }

  /** Leaves these out, so that their words are asked back. */
  withhold(doubtful: readonly BriefChip[]): void {
    const isKept = (chip: BriefChip) => !doubtful.includes(chip)
    this.chips.splice(0, this.chips.length, ...this.chips.filter(isKept))
  }

  has(field: BriefField, value?: unknown): boolean {
    return this.chips.some((chip) => chip.field === field && (value === undefined || chip.value === value))
  }

  valueOf<Field extends BriefField>(field: Field): BriefValues[Field] | null {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `add` pairs a field with its own value
    return (this.chips.find((chip) => chip.field === field)?.value ?? null) as BriefValues[Field] | null
  }
}
