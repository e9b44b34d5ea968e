export const changeActions = ['created', 'updated', 'deleted', 'restored', 'imported'] as const

/** One entry of the history of what editors and imports change. */
export type Change = {
  version: number
  action: (typeof changeActions)[number]
  at: string
  /** The editor's name or email address; null for a change by the product itself. */
  by: string | null
  /** The values of each changed field before and after the change. */
  fields: { field: string; before: unknown; after: unknown }[]
}

/** A page of a history, the newest first; `next` is null on the last one. */
export type History = { changes: Change[]; next: string | null }

/** The answer to an editor who edited an older version: the present version, and the changes since, newest first. */
export type Conflict<Thing> = { current: Thing; changes: Change[] }

export const changesPerPage = 20
