import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'

type Options = { root: string; clientFolder: string }

/** Builds web/offline into one script at the site root. Only there may its scope cover the whole site. */
export async function buildServiceWorker({ root, clientFolder }: Options): Promise<void> {
  const { version, files, plannerFiles } = await readRoutes(clientFolder)
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: {
      BUILD_VERSION: JSON.stringify(version),
      SHELL_FILES: JSON.stringify(files),
      PLANNER_FILES: JSON.stringify(plannerFiles),
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

type Built = {
  version: string
  files: string[]
  /** The planner's worker, which only devices that can plan without a network cache. */
  plannerFiles: string[]
}

/**
 * The router's manifest names the scripts and styles of every route. Its name changes with any of them, and pages know
 * it too. The worker caches all of them: when a script cannot be loaded, the router reloads the current page.
 */
async function readRoutes(clientFolder: string): Promise<Built> {
  const folder = join(clientFolder, 'assets')
  const [manifest, another] = (await readdir(folder)).filter((file) => /^manifest-\w+\.js$/.test(file))
  if (manifest === undefined || another !== undefined) throw new Error('the build has to have one manifest of routes')
  const named = (await readFile(join(folder, manifest), 'utf8')).matchAll(/"(\/assets\/[^"]+)"/g)
  const files = new Set([...named].map(([, address = '']) => address))
  for (const part of keptParts) for (const file of await listFiles(folder, part)) files.add(`/assets/${file}`)
  const plannerFiles = [...(await listFiles(folder, 'planner-worker'))].map((file) => `/assets/${file}`)
  return {
    version: manifest.slice('manifest-'.length, -'.js'.length),
    files: [...files].toSorted(),
    plannerFiles: plannerFiles.toSorted(),
  }
}

/**
 * Parts that offline pages need but no route imports: toasts, clinics from the stored copy of their list, the answer to
 * a failed food search, signing out, and all views and planner steps of
 * this device's trip. They are cached again with every new version.
 */
const keptParts = [
  'toast-region',
  'stored-details',
  'stored-listing',
  'consultation-dialog',
  'ask-food',
  'results-screen',
  'left-dialog',
  'leave-account',
  'account-to-leave',
  'send-to-account',
  'settle-and-tell',
  'carried-toasts',
  'follow-trip-offline',
  'add-stop-dialog',
  'map-dialog',
  'today-page',
  'print-page',
  'take-along',
  'typed-range',
  'must-visits',
]

/** A part's script, its imports and their style sheets. Without its style sheet a part is not shown. */
async function listFiles(folder: string, part: string): Promise<Set<string>> {
  const names = await readdir(folder)
  const [first, another] = names.filter((name) => isScriptOf(part, name))
  if (first === undefined || another !== undefined) throw new Error(`the build has to have one script ${part}`)
  const files = new Set([first])
  // A loop over a set also visits the items that are added during the loop.
  for (const file of files) {
    const text = await readFile(join(folder, file), 'utf8')
    for (const [, name = ''] of text.matchAll(/\b(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)) files.add(name)
  }
  const named = new Set([...files].map((file) => file.slice(0, -'-12345678.js'.length)))
  const styles = names.filter((name) => name.endsWith('.css') && named.has(name.slice(0, -'-12345678.css'.length)))
  return new Set([...files, ...styles])
}

function isScriptOf(part: string, name: string): boolean {
  return name.startsWith(`${part}-`) && /^[\w-]{8}\.js$/.test(name.slice(part.length + 1))
}
