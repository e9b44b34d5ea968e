import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { readSampleClinics } from '#seed/clinics.ts'
import { readInstitutions } from '#seed/institutions.ts'
import { readPlaces } from '#seed/places.ts'
import { refuseHalfRestore } from './backup/restore-note.ts'
import { repeatBackups } from './backup/scheduled-backups.ts'
import { type Config, readConfig } from './config.ts'
import { describeMisspeltVariables } from './misspelt-variables.ts'
import { openDataKey } from './platform/data-key/data-key.ts'
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts'
import { openDatabase } from './platform/database/open-database.ts'
import { openFiles } from './platform/files/open-files.ts'
import { StartProblem } from './platform/start-problem.ts'
import { loadAssets } from './platform/http/assets.ts'
import { createHttpServer, drain, listen } from './platform/http/listen.ts'
import { refuseUnreadable } from './platform/http/unreadable-requests.ts'
import { createLog, type Log } from './platform/log/log.ts'
import { checkMapArchive } from './platform/map/mount-map-archive.ts'
import { readHandler, type RenderPage } from './page-handler.ts'
import { createProduct } from './product.ts'
import { createShutdown, type Shutdown } from './shutdown.ts'

// A stopping product holds the lock of its folder for at most ten seconds.
const lockPatienceMs = 12_000

const root = fileURLToPath(new URL('..', import.meta.url))
const newestBuild = join(root, 'build/current')
const buildBefore = join(root, 'build/previous')

async function findDatabase({ databaseUrl, databaseDirectUrl, varFolder }: Config, log: Log) {
  if (databaseUrl) return { url: databaseUrl, directUrl: databaseDirectUrl ?? databaseUrl, stop: async () => {} }
  const onWait = (sentence: string) => void process.stderr.write(`${sentence}\n`)
  const embedded = await startEmbeddedPostgres({ folder: join(varFolder, 'database'), log, lockPatienceMs, onWait })
  return { url: embedded.url, directUrl: embedded.url, stop: () => embedded.stop() }
}

async function loadBuiltPages(): Promise<RenderPage> {
  return readHandler(await import(pathToFileURL(join(newestBuild, 'server/index.js')).href))
}

async function start(config: Config, log: Log, shutdown: Shutdown): Promise<void> {
  await refuseHalfRestore(config.varFolder)
  // Registered before it is awaited, so that Ctrl-C during the first start still stops the database.
  const starting = findDatabase(config, log)
  // A start that failed has nothing to stop, and is reported where it is awaited.
  const started = starting.catch(() => null)
  shutdown.add('database server', async () => (await started)?.stop())
  const { url, directUrl } = await starting
  const database = await openDatabase({ url, directUrl, log })
  shutdown.add('database connections', () => database.close())

  const files = openFiles(config.files)
  await files.check()
  if (config.map?.file) await checkMapArchive(config.map.file)
  const dataKey = await openDataKey({ file: config.dataKeyFile, database })
  const server = createHttpServer()
  const vite = config.development ? await (await import('./development.ts')).startVite(server) : null
  if (vite) shutdown.add('vite', () => vite.stop())
  const renderPage = vite?.renderPage ?? (await loadBuiltPages())
  const assets = await loadAssets(
    vite ? [] : [join(newestBuild, 'client'), join(buildBefore, 'client')],
    config.map?.hosts,
  )
  const product = await createProduct({ config, database, dataKey, files, renderPage, assets, log })
  shutdown.add('product', () => product.stop())
  await product.services.places.load(readPlaces())
  await product.services.clinics.load(readSampleClinics())
  await product.services.clinics.loadInstitutions(config.builtInClinics ? readInstitutions() : [])

  const unreadable = refuseUnreadable({ siteOrigin: config.siteOrigin, log })
  unreadable.watch(server)
  const answer = getRequestListener(product.app.fetch, { errorHandler: unreadable.errorHandler })
  const listener: RequestListener = (request, response) => void answer(request, response)
  server.on('request', vite?.before(listener) ?? listener)
  await listen(server, config)
  const { backups: settings, dataKeyFile } = config
  repeatBackups({ database, jobs: product.jobs, settings, reach: { url, directUrl }, files, dataKeyFile, log })
  await product.jobs.start()
  // These run concurrently, so that together they stay within the time limit of a stop.
  shutdown.add('connections and jobs', async (hurry) => {
    await Promise.all([drain(server, product.state, hurry), product.jobs.stop(hurry)])
  })
  process.stdout.write(`My Guide Korea is ready: ${config.siteOrigin}\n`)
  if (product.outboxAddress) process.stdout.write(`Outbox: ${product.outboxAddress}\n`)
  await product.rehearse()
}

async function main(): Promise<void> {
  for (const sentence of describeMisspeltVariables(process.env)) process.stderr.write(`${sentence}\n`)
  const config = readConfig(process.env)
  const log = createLog({ level: config.logLevel })
  const shutdown = createShutdown(log)

  async function end(reason: string, exitCode: number): Promise<void> {
    log.info({ reason }, 'stopping')
    await shutdown.run()
    log.flush()
    process.exit(exitCode)
  }

  // The reader of the output may have gone away, or its disk may be full. The product continues without output.
  for (const printed of [process.stdout, process.stderr]) printed.on('error', () => {})
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(signal, 0))
  // The parent process has ended, for whatever reason.
  process.once('disconnect', () => void end('parent gone', 0))
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught error')
    void end('uncaught error', 1)
  })

  try {
    await start(config, log, shutdown)
  } catch (error) {
    // A stop was requested during the start, which then failed on the stopping database. `end` is already running.
    if (shutdown.isRunning()) return
    if (error instanceof StartProblem) process.stderr.write(`${error.message}\n`)
    else log.fatal({ err: error }, 'could not start')
    await end('could not start', 1)
  }
}

try {
  await main()
} catch (error) {
  if (!(error instanceof StartProblem)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
