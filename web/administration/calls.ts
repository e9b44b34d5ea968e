import type { Change, Conflict } from '#domain/site/change-history.ts'
import type { Page } from '#web/administration/versions/use-pages.ts'

/** How the server is asked to change, delete and bring back what administrators edit. */
export type EditingCalls<Thing extends { id: string | number }, Facts extends object> = {
  /** Every fact, with those that visitors do not see yet. */
  readFacts: (id: Thing['id'], signal?: AbortSignal) => Promise<Thing>
  add: (facts: Facts) => Promise<Thing>
  change: (id: Thing['id'], version: number, changes: Partial<Facts>) => Promise<Thing>
  remove: (id: Thing['id']) => Promise<void>
  restore: (id: Thing['id']) => Promise<Thing>
  /** What was changed; `after` as the page before said. */
  readHistory: (id: Thing['id'], after: string | null, signal?: AbortSignal) => Promise<Page<Change>>
  /** Says of every field again what it said in version `wanted`; refused when somebody saved since `seen`. */
  restoreVersion: (id: Thing['id'], wanted: number, seen: number) => Promise<Thing>
  /** What the server says of a change that came too late; null for every other refusal. */
  readConflict: (error: unknown) => Conflict<Thing> | null
  /** The fields that the server does not take, by the paths of the form; none for every other refusal. */
  readRefusedFields: (error: unknown) => string[]
}

/** The mistakes of a refusal by the paths of the form. */
export function formPaths({ mistakes }: { mistakes: readonly { field: string }[] }): string[] {
  return mistakes.map(({ field }) => field.replaceAll('.', '-'))
}
