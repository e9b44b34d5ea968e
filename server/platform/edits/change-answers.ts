import * as z from 'zod'
import { changeActions } from '#domain/site/change-history.ts'
import { en } from '#locales/en.ts'

const words = en.api.fields

export const change = z
  .strictObject({
    version: z.int().positive(),
    action: z.enum(changeActions),
    at: z.iso.datetime(),
    by: z.string().nullable().meta({ description: words.by }),
    fields: z.array(z.strictObject({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  })
  .meta({ id: 'Change', description: en.api.schemas.change })

export const history = z
  .strictObject({ changes: z.array(change), next: z.string().nullable().meta({ description: words.next }) })
  .meta({ id: 'History', description: en.api.schemas.history })
