import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'

type Options = { root: string; clientFolder: string }

/** Builds web/offline into one script at the root of the site, which alone may answer for the whole of it. */
export async function buildServiceWorker({ root, clientFolder }: Options): Promise<void> {
  const { version, files } = await readRoutes(clientFolder)
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { BUILD_VERSION: JSON.stringify(version), SHELL_FILES: JSON.stringify(files) },
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

/**
 * The router's manifest names the scripts and styles of every route: its name changes with any of them, and pages know it
 * too. The worker keeps all of them, because a script that cannot be loaded makes the router reload the page one is on.
 */
async function readRoutes(clientFolder: string): Promise<{ version: string; files: string[] }> {
  const folder = join(clientFolder, 'assets')
  const [manifest, another] = (await readdir(folder)).filter((file) => /^manifest-\w+\.js$/.test(file))
  if (manifest === undefined || another !== undefined) throw new Error('the build has to have one manifest of routes')
  const named = (await readFile(join(folder, manifest), 'utf8')).matchAll(/"(\/assets\/[^"]+)"/g)
  const files = new Set([...named].map(([, address = '']) => address))
  for (const file of await listToastFiles(folder)) files.add(`/assets/${file}`)
  return { version: manifest.slice('manifest-'.length, -'.js'.length), files: [...files].toSorted() }
}

/** No route names what shows toasts, and a lost network is what the first one may have to say. */
async function listToastFiles(folder: string): Promise<string[]> {
  const [file, another] = (await readdir(folder)).filter((name) => /^toast-region-[\w-]+\.js$/.test(name))
  if (file === undefined || another !== undefined) throw new Error('the build has to have one script that shows toasts')
  const imported = (await readFile(join(folder, file), 'utf8')).matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)
  return [file, ...[...imported].map(([, name = '']) => name)]
}
