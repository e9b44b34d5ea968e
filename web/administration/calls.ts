import type { Change, Conflict, History } from '#domain/change-history.ts'
import { ApiProblem, callApi } from '#web/api.ts'
import type { Page } from '#web/administration/versions/use-pages.ts'

/** How the server is asked to change, delete and bring back what administrators edit. */
export function createCalls<Thing, Facts extends object>(capability: 'clinics' | 'places') {
  const all = `/api/${capability}` as const
  type Id = string | number

  /* oxlint-disable typescript/no-unsafe-type-assertion -- each as the routes of the capability answer, in one release */

  return {
    /** Every fact, with those that visitors do not see yet. */
    async readFacts(id: Id, signal?: AbortSignal): Promise<Thing> {
      return (await callApi(`${all}/${id}/facts`, signal ? { signal } : {})) as Thing
    },

    async add(facts: Facts): Promise<Thing> {
      return (await callApi(all, { method: 'POST', body: facts })) as Thing
    },

    async change(id: Id, version: number, changes: Partial<Facts>): Promise<Thing> {
      return (await callApi(`${all}/${id}`, { method: 'PATCH', body: changes, version })) as Thing
    },

    async remove(id: Id): Promise<void> {
      await callApi(`${all}/${id}`, { method: 'DELETE' })
    },

    async restore(id: Id): Promise<Thing> {
      return (await callApi(`${all}/${id}/restore`, { method: 'POST' })) as Thing
    },

    /** What was deleted, of the part that the query names; `after` as the page before said. */
    async readDeleted<Row>(
      query: Record<string, string>,
      after: string | null,
      signal?: AbortSignal,
    ): Promise<Page<Row>> {
      const search = new URLSearchParams({ ...query, ...(after !== null && { after }) })
      const answer = await callApi(`${all}/deleted?${search}`, signal ? { signal } : {})
      const told = answer as Record<typeof capability, Row[]> & { next: string | null }
      return { rows: told[capability], next: told.next }
    },

    /** What was changed; `after` as the page before said. */
    async readHistory(id: Id, after: string | null, signal?: AbortSignal): Promise<Page<Change>> {
      const query = after === null ? '' : `?after=${after}`
      const answer = await callApi(`${all}/${id}/history${query}`, signal ? { signal } : {})
      const { changes, next } = answer as History
      return { rows: changes, next }
    },

    /** Says of every field again what it said in version `wanted`; refused when somebody saved since `seen`. */
    async restoreVersion(id: Id, wanted: number, seen: number): Promise<Thing> {
      return (await callApi(`${all}/${id}/history/${wanted}/restore`, { method: 'POST', version: seen })) as Thing
    },

    /** What the server says of a change that came too late; null for every other refusal. */
    readConflict(error: unknown): Conflict<Thing> | null {
      return error instanceof ApiProblem && error.code === `${capability}.changed_meanwhile`
        ? (error.body as Conflict<Thing>)
        : null
    },

    /** The fields that the server does not take, by the paths of the form; none for every other refusal. */
    readRefusedFields(error: unknown): string[] {
      if (!(error instanceof ApiProblem) || error.code !== `${capability}.invalid`) return []
      const { mistakes } = error.body as { mistakes: { field: string }[] }
      return mistakes.map(({ field }) => field.replaceAll('.', '-'))
    },
  }

  /* oxlint-enable typescript/no-unsafe-type-assertion */
}

export type EditingCalls<Thing, Facts extends object> = ReturnType<typeof createCalls<Thing, Facts>>
