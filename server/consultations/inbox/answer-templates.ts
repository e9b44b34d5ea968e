import type { Transaction } from 'kysely'
import * as z from 'zod'
import { answerLanguages, type AnswerTemplate, templateLimits } from '#domain/consultations/answer-templates.ts'
import { Problem } from '#domain/site/problems.ts'
import { describeRoute } from '#server/platform/api/described-route.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import type { Editor } from '#server/platform/edits/editors.ts'
import { asReader, inboxAudience } from './readers.ts'

type Tx = Transaction<Tables>

/** The texts that administrators use again for answers, kept by all of them together. */
export function createAnswerTemplates({ database }: { database: Pick<Database, 'transactionAs'> }) {
  return {
    list: (by: Editor): Promise<AnswerTemplate[]> =>
      asReader(database, by, (tx) =>
        tx.selectFrom('mgk.answer_templates').selectAll().orderBy('title').orderBy('id').execute(),
      ),

    /** A new one, or in place of the one with this id. */
    save: (by: Editor, template: AnswerTemplate): Promise<void> =>
      asReader(database, by, async (tx) => {
        const { id, ...texts } = template
        const changed = await tx
          .updateTable('mgk.answer_templates')
          .set(texts)
          .where('id', '=', id)
          .returning('id')
          .execute()
        if (changed.length > 0) return
        if ((await countTemplates(tx)) >= templateLimits.templates)
          throw new Problem('consultations.too_many_templates')
        const insert = tx.insertInto('mgk.answer_templates').values(template)
        await insert.onConflict((conflict) => conflict.column('id').doUpdateSet(texts)).execute()
      }),

    remove: (by: Editor, id: string): Promise<void> =>
      asReader(database, by, async (tx) => {
        await tx.deleteFrom('mgk.answer_templates').where('id', '=', id).execute()
      }),
  }
}

async function countTemplates(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('mgk.answer_templates')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const one = z.strictObject({ id: z.uuid() })
const texts = z.strictObject({
  language: z.enum(answerLanguages),
  title: z.string().trim().min(1).max(templateLimits.title),
  text: z.string().trim().min(1).max(templateLimits.text),
})
const changed = {
  who: inboxAudience,
  params: one,
  limit: { limit: 300, windowSeconds: 300 },
  answer: z.strictObject({ isDone: z.literal(true) }),
} as const

export function describeTemplateRoutes(templates: ReturnType<typeof createAnswerTemplates>) {
  return [
    describeRoute({
      name: 'listAnswerTemplates',
      method: 'GET',
      path: '/api/answer-templates',
      who: inboxAudience,
      answer: z.strictObject({ templates: z.array(texts.extend({ id: z.uuid() })) }),
      handle: async (by) => ({ templates: await templates.list(by) }),
    }),
    describeRoute({
      name: 'saveAnswerTemplate',
      method: 'PUT',
      path: '/api/answer-templates/:id',
      ...changed,
      body: texts,
      problems: { 'consultations.too_many_templates': null },
      async handle({ params, body, ...by }) {
        await templates.save(by, { ...body, id: params.id })
        return { isDone: true as const }
      },
    }),
    describeRoute({
      name: 'deleteAnswerTemplate',
      method: 'DELETE',
      path: '/api/answer-templates/:id',
      ...changed,
      async handle({ params, ...by }) {
        await templates.remove(by, params.id)
        return { isDone: true as const }
      },
    }),
  ]
}
