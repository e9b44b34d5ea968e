import { parseTripMarkdown } from '#domain/trips/document/trip-markdown.ts'
import type { ModelStop } from './model-day.ts'

/** A model's text without Markdown, and where each stop is named: in bold if possible; -1 if nowhere. */
export type ModelProse = { plain: string; begins: number[] }

/** Parses a model's Markdown once for all checks. */
export function readModelProse(text: string, stops: readonly ModelStop[]): ModelProse {
  const strong: { text: string; at: number }[] = []
  let plain = ''
  for (const block of parseTripMarkdown(text)) {
    if (plain !== '') plain += '\n\n'
    for (const run of block.kind === 'list' ? block.items.flat() : block.runs) {
      if (run.isStrong) strong.push({ text: run.text.toLowerCase(), at: plain.length })
      plain += run.text
    }
  }
  const small = plain.toLowerCase()
  const begins = stops.map(({ name }) => {
    const sought = name.toLowerCase()
    const bold = strong.find((run) => run.text.includes(sought))
    return bold ? bold.at + bold.text.indexOf(sought) : small.indexOf(sought)
  })
  return { plain, begins }
}

/** A move between cities has no name that the text must contain. */
export function mustBeNamed({ koreanName }: ModelStop): boolean {
  return koreanName !== ''
}
