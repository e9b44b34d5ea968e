import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** Stops the build when anything under web/ pulls a value from server/. Types are gone before Vite looks. */
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
      if (!found || !relative(root, found.id).startsWith('server/')) return null
      this.error(
        `${relative(root, importer)} imports a value from ${relative(root, found.id)}: web may take types only`,
      )
    },
  }
}
