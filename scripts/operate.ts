// What an operator asks of the accounts, the files, the directory and outside services: `npm run admin -- …`, likewise
// keys, files, import, providers, backup, restore, status.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { recordAudit } from '#server/accounts/audit.ts'
import { createOperatorCommands } from '#server/accounts/admin/operator-commands.ts'
import { createImportCommands } from '#server/clinics/import/import-commands.ts'
import { createBackupCommands } from '#server/backup/backup-commands.ts'
import { refuseHalfRestore } from '#server/backup/restore-note.ts'
import { type Config, readConfig } from '#server/config.ts'
import { describeStatusSettings } from '#server/describe-status.ts'
import { describeMisspeltVariables } from '#server/misspelt-variables.ts'
import { createProviderCommands } from '#server/food/provider-commands.ts'
import { openDataKey } from '#server/platform/data-key/data-key.ts'
import { reachEmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { openFiles } from '#server/platform/files/open-files.ts'
import { createLog } from '#server/platform/log/log.ts'
import { createOutside } from '#server/platform/outside/outside.ts'
import { createProgressBar } from '#server/platform/rows/progress-bar.ts'
import { createPlaceImportCommands } from '#server/places/import/import-commands.ts'
import { createFileCommands } from '#server/platform/storage/file-commands.ts'
import { StartProblem } from '#server/platform/start-problem.ts'
import { presentStatus } from '#server/status/status-command.ts'
import { readStoredAnswer } from '#server/status/read-stored-answer.ts'
import { gatherStatus } from '#server/status/status.ts'

// Only what went wrong: what a command prints may be piped on.
const log = createLog({ level: 'error', destination: process.stderr })

async function reachDatabase({ databaseUrl, databaseDirectUrl, varFolder }: Config) {
  if (databaseUrl) return { url: databaseUrl, directUrl: databaseDirectUrl ?? databaseUrl, stop: async () => {} }
  const embedded = await reachEmbeddedPostgres({ folder: join(varFolder, 'database'), log })
  return { url: embedded.url, directUrl: embedded.url, stop: () => embedded.stop() }
}

/** For a restore: opens the database exclusively, and creates it where there is none. */
async function reachAlone(config: Config) {
  if (config.databaseUrl) return reachDatabase(config)
  const embedded = await startEmbeddedPostgres({ folder: join(config.varFolder, 'database'), log })
  return { url: embedded.url, directUrl: embedded.url, stop: () => embedded.stop() }
}

async function reachExisting(config: Config) {
  if (!config.databaseUrl && !existsSync(join(config.varFolder, 'database/cluster'))) {
    throw new StartProblem(`There is nothing to back up: the product was never started on ${config.varFolder}.`)
  }
  return reachDatabase(config)
}

function createBackups(config: Config) {
  return createBackupCommands({
    settings: config.backups,
    files: openFiles(config.files),
    dataKeyFile: config.dataKeyFile,
    varFolder: config.varFolder,
    progressBar: createProgressBar(process.stderr),
    reach: () => reachExisting(config),
    reachAlone: () => reachAlone(config),
  })
}

/** Changes no data, does not migrate, and makes no database where none is. */
async function showStatus(config: Config): Promise<string[]> {
  const isThere = config.databaseUrl !== null || existsSync(join(config.varFolder, 'database/cluster'))
  const reach = async () => {
    await refuseHalfRestore(config.varFolder)
    return reachDatabase(config)
  }
  const read = () => readStoredAnswer(isThere ? reach : null, log)
  const status = await gatherStatus({ settings: describeStatusSettings(config), now: Date.now }, read)
  const { lines, needsPerson } = presentStatus(status)
  if (needsPerson) process.exitCode = 1
  return lines
}

async function operate([command, ...words]: readonly string[]): Promise<string[]> {
  for (const sentence of describeMisspeltVariables(process.env)) process.stderr.write(`${sentence}\n`)
  const config = readConfig(process.env)
  if (command === 'restore') return createBackups(config).restore(words)
  if (command === 'status') return showStatus(config)
  await refuseHalfRestore(config.varFolder)
  if (command === 'backup') return createBackups(config).backup(words)
  const reached = await reachDatabase(config)
  try {
    const database = await openDatabase({ ...reached, log })
    try {
      if (command === 'providers') {
        return await createProviderCommands({ database, log, now: Date.now, food: config.food })(words)
      }
      if (command === 'files') return await createFileCommands({ database })(words)
      if (command === 'import') {
        const outside = createOutside({ database, log, now: Date.now })
        const progressBar = createProgressBar(process.stderr)
        const parts = { database, outside, progressBar, recordAudit, now: Date.now }
        const bring = words[0]?.startsWith('place')
          ? createPlaceImportCommands({ ...parts, settings: config.places })
          : createImportCommands({ ...parts, settings: config.clinics })
        return await bring(words)
      }
      const dataKey = await openDataKey({ file: config.dataKeyFile, database })
      const commands = createOperatorCommands({ database, dataKey, settings: config.accounts, now: Date.now })
      return await (command === 'keys' ? commands.keys(words) : commands.admin(words))
    } finally {
      await database.close()
    }
  } finally {
    await reached.stop()
  }
}

// The reader of our output may close the pipe early: npm run status | head.
process.stdout.on('error', () => {})

try {
  for (const line of await operate(process.argv.slice(2))) process.stdout.write(`${line}\n`)
} catch (error) {
  if (!(error instanceof StartProblem)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
