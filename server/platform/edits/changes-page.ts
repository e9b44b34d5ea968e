import * as z from 'zod'
import { changesPerPage } from '#domain/site/change-history.ts'
import { en } from '#locales/en.ts'
import type { ChangesPage } from './change-rows.ts'

/** The query parameters of a page of a history. */
export const changesPage = {
  after: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional()
    .meta({ description: en.api.fields.after }),
  limit: z.coerce.number<string | number>().int().min(1).max(100).default(changesPerPage),
}

export function readPage({ after, limit }: { after?: string | undefined; limit: number }): ChangesPage {
  return { below: after === undefined ? null : Number(after), limit }
}
