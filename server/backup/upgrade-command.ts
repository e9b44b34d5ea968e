import { parseArgs } from 'node:util'
import { grouped } from '#locales/en/site/figures.ts'
import { upgradeEmbeddedPostgres } from '#server/platform/database/prepare/upgrade-embedded.ts'
import type { Log } from '#server/platform/log/log.ts'
import type { ProgressBar } from '#server/platform/rows/progress-bar.ts'
import { StartProblem } from '#server/platform/start-problem.ts'
import { copyToServer } from './copy-to-server.ts'

type Options = { folder: string; databaseUrl: string | null; progressBar: ProgressBar; log: Log }

const use = 'npm run upgrade [-- --binaries DIR]'

/** Upgrades the embedded PostgreSQL to the major version of this release, while the product is stopped. */
export function createUpgradeCommand({ folder, databaseUrl, progressBar, log }: Options) {
  return async (words: readonly string[]): Promise<string[]> => {
    const given = readBinaries(words)
    if (databaseUrl !== null) {
      throw new StartProblem('DATABASE_URL is set: this command is for the embedded PostgreSQL only.')
    }
    let rows = 0
    const onStep = (step: string, share: number) => progressBar.show(step, share)
    try {
      const upgraded = await upgradeEmbeddedPostgres({
        folder,
        given,
        log,
        copy: async (from, to) => {
          rows = await copyToServer({ from, to, onStep })
        },
      })
      if (!upgraded) return ['Nothing to do: the database files are of the PostgreSQL of this release.']
      return [
        `The database is now of PostgreSQL ${upgraded.to}: ${grouped(rows)} rows were copied.`,
        `The files of PostgreSQL ${upgraded.from} stay in ${upgraded.previousFolder}. Remove them once all is well.`,
      ]
    } finally {
      progressBar.clear()
    }
  }
}

function readBinaries(words: readonly string[]): string | null {
  try {
    return (
      parseArgs({ args: [...words], options: { binaries: { type: 'string' } }, strict: true }).values.binaries ?? null
    )
  } catch {
    throw new StartProblem(use)
  }
}
