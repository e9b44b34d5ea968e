export const changeActions = ['created', 'updated', 'deleted', 'restored', 'imported'] as const

/** One entry of the history of what editors and imports change. */
export type Change = {
  version: number
  action: (typeof changeActions)[number]
  at: string
  /** The editor's name or address as the account has it; null where the product itself did it. */
  by: string | null
  /** What stood in each changed field before and after. */
  fields: { field: string; before: unknown; after: unknown }[]
}

/** A page of a history, the newest first; `next` is null on the last one. */
export type History = { changes: Change[]; next: string | null }

/**
 * What an editor is told who saw an older version: what stands there now, and what was changed since, the newest first.
 */
export type Conflict<Thing> = { current: Thing; changes: Change[] }

export const changesPerPage = 20
