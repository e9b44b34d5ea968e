import type { EditingMessages } from '#locales/en/site/editing.ts'
import type { EditingCalls } from './calls.ts'
import type { FieldError, Mistakes } from '#web/administration/draft/mistakes.ts'

export type Versioned = { id: string | number; version: number }

/** The texts about this kind. */
export type ToldKind = {
  words: EditingMessages
  /** The value of a field as lines of text. */
  describeValue: (field: string, value: unknown) => string[]
}

/** A kind of entry that administrators edit: what forms, history and conflicts need to know of it. */
export type EditedKind<Thing extends Versioned, Facts extends object, Draft extends object> = ToldKind & {
  /** The prefix of the keys of stored drafts. */
  name: 'clinic' | 'place'
  calls: EditingCalls<Thing, Facts>
  nameOf: (thing: Thing) => string

  /** The facts that a form can change. */
  onlyEdited: (thing: Facts) => Facts
  draftOf: (facts: Facts) => Draft
  /** Adds entries that were typed but not added, and drops empty rows. */
  tidy: (draft: Draft) => Draft
  read: (draft: Draft, today: string) => { facts: Facts; mistakes: Mistakes }
  lacksRequired: (mistakes: Mistakes) => boolean
  describeMistakes: (mistakes: Mistakes, draft: Draft) => FieldError[]
  /** Raised when the shape of a draft changes; a draft of an older shape is discarded. */
  draftShape: number
}
