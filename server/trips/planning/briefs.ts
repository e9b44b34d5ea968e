import { type BriefReading, readBrief } from '#domain/wishes/brief/read-brief.ts'
import { mergeModelReading } from '#domain/wishes/model/merge-model.ts'
import type { ModelBriefs } from './model-brief.ts'
import type { NamedPlaces } from './named-places.ts'
import type { PlannerFactsKeeper } from './planner-facts.ts'

type Asked = {
  text: string
  today: string
  /** Name, e-mail and phone, which no language model gets to see. */
  contact?: readonly string[]
}
type Options = {
  facts: Pick<PlannerFactsKeeper, 'current'>
  named: Pick<NamedPlaces, 'index'>
  /** Null if no language model is configured. */
  model?: ModelBriefs | null
}

/** Reads trips in one's own words with the place names and treatments that plans use. */
export function createBriefs({ facts, named, model = null }: Options) {
  return {
    /** By rules. A language model is asked only where they leave something open. */
    async read({ text, today, contact = [] }: Asked): Promise<BriefReading & { by: 'rules' | 'model' }> {
      const current = await facts.current()
      const { names } = await named.index(current)
      const { treatments } = current
      const rules = readBrief(text, { today, names, treatments })
      const isClear = rules.notUnderstood.length === 0 && rules.question === null
      const values = isClear || !model ? null : await model.read({ text, today, treatments, contact })
      return values ? mergeModelReading(text, rules, values, { today, names }) : { ...rules, by: 'rules' }
    },
  }
}

export type Briefs = ReturnType<typeof createBriefs>
