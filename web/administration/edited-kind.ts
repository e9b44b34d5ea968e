import type { EditingMessages } from '#locales/en/site/editing.ts'
import type { EditingCalls } from './calls.ts'
import type { FieldError, Mistakes } from '#web/administration/draft/mistakes.ts'

export type Versioned = { id: string | number; version: number }

/** What is said of it. */
export type ToldKind = {
  words: EditingMessages
  /** What a field says, a line for each thing. */
  describeValue: (field: string, value: unknown) => string[]
}

/** What administrators edit: a clinic or a place. All that a form, a history and a conflict have to know of it. */
export type EditedKind<Thing extends Versioned, Facts extends object, Draft extends object> = ToldKind & {
  /** Begins the names under which drafts are kept. */
  name: 'clinic' | 'place'
  calls: EditingCalls<Thing, Facts>
  nameOf: (thing: Thing) => string

  /** Its facts without what no form changes. */
  onlyEdited: (thing: Facts) => Facts
  draftOf: (facts: Facts) => Draft
  /** What was typed and not added yet is added, and rows that nobody filled in are dropped. */
  tidy: (draft: Draft) => Draft
  read: (draft: Draft, today: string) => { facts: Facts; mistakes: Mistakes }
  lacksRequired: (mistakes: Mistakes) => boolean
  describeMistakes: (mistakes: Mistakes, draft: Draft) => FieldError[]
  /** Grows with the shape of a draft: one of an older shape is forgotten and not misread. */
  draftShape: number
}
