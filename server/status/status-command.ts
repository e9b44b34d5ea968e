import type { ProductStatus } from '#domain/site/product-status.ts'
import { listStatusNeeds } from '#domain/site/status-needs.ts'
import { writeNeed } from '#locales/en/site/status-needs.ts'
import { minute, writeStatus } from '#locales/en/site/status.ts'
import { en } from '#locales/en.ts'

/** The output of `npm run status`, and whether something needs a person. */
export function presentStatus(status: ProductStatus): { lines: string[]; needsPerson: boolean } {
  const needs = listStatusNeeds(status).map(writeNeed)
  const sections = writeStatus(status)
  const width = Math.max(...sections.flatMap(({ facts }) => facts.map(({ label }) => label.length)))
  return {
    lines: [
      `${en.siteName} ${status.version}, ${minute(status.takenAt)}`,
      ...sections.flatMap(({ heading, facts }) => [
        '',
        heading,
        ...facts.map(({ label, value }) => `  ${label.padEnd(width)}  ${value}`),
      ]),
      '',
      ...(needs.length === 0
        ? ['Nothing needs your attention.']
        : ['This needs your attention:', ...needs.map((sentence) => `  - ${sentence}`)]),
    ],
    needsPerson: needs.length > 0,
  }
}
