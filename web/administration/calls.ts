import type { Change, Conflict } from '#domain/site/change-history.ts'
import type { Page } from '#web/administration/versions/use-pages.ts'

/** The API calls that change, delete and restore an edited entry. */
export type EditingCalls<Thing extends { id: string | number }, Facts extends object> = {
  /** All facts, including those that visitors do not see yet. */
  readFacts: (id: Thing['id'], signal?: AbortSignal) => Promise<Thing>
  add: (facts: Facts) => Promise<Thing>
  change: (id: Thing['id'], version: number, changes: Partial<Facts>) => Promise<Thing>
  remove: (id: Thing['id']) => Promise<void>
  restore: (id: Thing['id']) => Promise<Thing>
  /** The history of an entry; `after` is the cursor of the page before. */
  readHistory: (id: Thing['id'], after: string | null, signal?: AbortSignal) => Promise<Page<Change>>
  /** Restores the fields of version `wanted`; refused when somebody saved since version `seen`. */
  restoreVersion: (id: Thing['id'], wanted: number, seen: number) => Promise<Thing>
  /** The conflict that the server reports for a stale version; null for every other refusal. */
  readConflict: (error: unknown) => Conflict<Thing> | null
  /** The invalid fields of a refusal, by the paths of the form; empty for every other refusal. */
  readRefusedFields: (error: unknown) => string[]
}

export function formPaths({ mistakes }: { mistakes: readonly { field: string }[] }): string[] {
  return mistakes.map(({ field }) => field.replaceAll('.', '-'))
}
