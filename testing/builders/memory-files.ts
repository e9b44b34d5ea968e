import type { Files } from '#server/platform/files/files.ts'

/** Files in memory, which a test can look into. */
export function createMemoryFiles() {
  const contents = new Map<string, Buffer>()
  const files: Files = {
    check: async () => {},
    async put(name, content) {
      const chunks: Uint8Array[] = []
      for await (const bytes of content) chunks.push(bytes)
      contents.set(name, Buffer.concat(chunks))
    },
    async get(name) {
      const content = contents.get(name)
      return content ? new Response(new Uint8Array(content)).body : null
    },
    async delete(name) {
      contents.delete(name)
    },
    async *list() {
      yield* contents.keys()
    },
  }
  return { files, contents }
}
