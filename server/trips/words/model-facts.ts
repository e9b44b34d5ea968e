import type { ModelStop } from './model-day.ts'

/** Removes the facts of stops, which a text may repeat: a museum of medicine may mention treatments in its name. */
export function withoutFacts(plain: string, stops: readonly Pick<ModelStop, 'name' | 'description'>[]): string {
  const facts = stops.flatMap(({ name, description }) => [name, ...description.split(/(?<=[.;,])\s/u)])
  return facts.reduce((rest, fact) => (fact === '' ? rest : rest.replaceAll(fact.replace(/[.;,]$/u, ''), ' ')), plain)
}
