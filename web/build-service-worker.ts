import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Manifest } from 'vite'

type Options = { root: string; clientFolder: string }

/** Builds web/offline into one script at the site root. Only there may its scope cover the whole site. */
export async function buildServiceWorker({ root, clientFolder }: Options): Promise<void> {
  const names = await readdir(join(clientFolder, 'assets'))
  const files = await readKeptFiles(clientFolder)
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: {
      BUILD_VERSION: JSON.stringify(findOne(names, /^manifest-(\w+)\.js$/)[1]),
      SHELL_FILES: JSON.stringify(files),
      PLANNER_FILES: JSON.stringify([`/assets/${findOne(names, /^planner-worker-[\w-]+\.js$/)[0]}`]),
    },
    build: {
      outDir: clientFolder,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(root, 'web/offline/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })
}

function findOne(names: string[], pattern: RegExp): RegExpExecArray {
  const [found, another] = names.map((name) => pattern.exec(name)).filter((match) => match !== null)
  if (found === undefined || another !== undefined) throw new Error(`the build has to have one file ${pattern}`)
  return found
}

/** What nobody needs without a network: the tools of administrators, and the map of an operator's tiles. */
const needsNetwork = /^web\/(?:administration|features\/(?:\w+\/administration|status)|travel\/map\/tiles)\//

/**
 * The scripts and styles of every route and of all parts that they load on demand. The worker caches all of them: when
 * a script cannot be loaded, the router reloads the current page.
 */
async function readKeptFiles(clientFolder: string): Promise<string[]> {
  const folder = join(clientFolder, '.vite')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Vite wrote it
  const chunks = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest
  await rm(folder, { recursive: true })
  const kept = new Set(Object.keys(chunks).filter((name) => chunks[name]?.isEntry))
  const files = new Set<string>()
  // A loop over a set also visits the items that are added during the loop.
  for (const name of kept) {
    const { file = '', css = [], imports = [], dynamicImports = [] } = chunks[name] ?? {}
    for (const path of [file, ...css]) files.add(`/${path}`)
    for (const next of [...imports, ...dynamicImports]) if (!needsNetwork.test(next)) kept.add(next)
  }
  return [...files].toSorted()
}
