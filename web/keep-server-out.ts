import { relative } from 'node:path'
import type { Plugin } from 'vite'

// Texts that only the server needs: page heads, mails, error messages.
const serverWords = 'locales/en.ts'

/**
 * Fails the build when a module under web/ imports a value from server/, or a browser script imports server texts.
 * Types, and imports that only a loader uses, are removed before Vite resolves them.
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
