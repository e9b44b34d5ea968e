import { relative } from 'node:path'
import type { Plugin } from 'vite'

// What the server alone says: heads of pages, mails, refusals.
const serverWords = 'locales/en.ts'

/**
 * Stops the build when anything under web/ pulls a value from server/, or a browser's script what only the server says.
 * Types are gone before Vite looks, and so is what only a loader uses.
 */
export function keepServerOut(): Plugin {
  let root = ''
  return {
    name: 'keep-server-out',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    async resolveId(source, importer) {
      if (!importer) return null
      const found = await this.resolve(source, importer, { skipSelf: true })
      if (!found) return null
      const [from, target] = [relative(root, importer), relative(root, found.id)]
      if (target.startsWith('server/')) this.error(`${from} imports a value from ${target}: web may take types only`)
      if (target === serverWords && this.environment.name === 'client') {
        this.error(`${from} brings ${target} to every browser: only a loader may use it`)
      }
      return null
    },
  }
}
