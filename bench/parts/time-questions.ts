import { note, quantile, report } from './report.ts'
import type { openTimedDatabase } from './timed-database.ts'

export type Ask = () => Promise<unknown>

const rounds = 2
/** In milliseconds: what a search may take of the database. */
const bar = 10

/** Asks every question twice, and prints for each kind of them what the database took; `control` has no bar. */
export async function timeQuestions(
  kinds: Record<string, readonly Ask[]>,
  timed: ReturnType<typeof openTimedDatabase>,
): Promise<void> {
  for (const [kind, questions] of Object.entries(kinds)) {
    const inDatabase: number[] = []
    const untilAnswer: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      for (const ask of questions) {
        const begun = performance.now()
        await ask()
        const elapsed = performance.now() - begun
        const ms = await timed.timeLast()
        // The first round reads from the disk what the second one finds.
        if (round === 0) continue
        inDatabase.push(ms)
        untilAnswer.push(elapsed)
      }
    }
    if (kind === 'control') note('control, one row by its key: p95', quantile(inDatabase, 0.95), ' ms')
    else report(`${kind}: p95 in the database`, quantile(inDatabase, 0.95), { atMost: bar }, ' ms')
    note(
      `p50 ${quantile(inDatabase, 0.5).toFixed(2)} ms; until the answer is here p95`,
      quantile(untilAnswer, 0.95),
      ' ms',
    )
  }
}
