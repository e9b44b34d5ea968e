// Brings the page into the type of a command's context.
/// <reference types="@vitest/browser-playwright" />
import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserCommand } from 'vitest/node'

/** The violations that axe finds in the page of the running test, one line each. Runs in Node, not in the page. */
export const findViolations: BrowserCommand = async ({ page }) => {
  const frame = new AxeBuilder({ page }).include('iframe[data-vitest="true"]')
  // The frame itself is the test runner's.
  const { violations } = await frame.disableRules('frame-title').analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${JSON.stringify(target)} ${failureSummary ?? ''}`),
  )
}
