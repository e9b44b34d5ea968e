// Setup of the quick tests: what a test prints without saying so is a surprise, and a surprise fails it. A test that
// expects words on the console replaces the method for its own time (`vi.spyOn(console,
// 'error').mockImplementation(…)`).
import { format } from 'node:util'
import { afterAll, afterEach } from 'vitest'

const methods = ['debug', 'dir', 'error', 'info', 'log', 'table', 'trace', 'warn'] as const
const surprises: string[] = []

for (const method of methods) {
  console[method] = (...words: unknown[]) => {
    surprises.push(`console.${method}: ${format(...words)}`)
  }
}

function rememberWarning(warning: Error): void {
  surprises.push(`process warning: ${warning.stack ?? warning.message}`)
}

process.on('warning', rememberWarning)

function failOnSurprise(): void {
  const found = surprises.splice(0)
  if (found.length > 0) throw new Error(`Nobody expected this on the console:\n${found.join('\n')}`)
}

afterEach(failOnSurprise)
// Output while the file was loaded or after its last test. The files of a worker share its process.
afterAll(() => {
  process.off('warning', rememberWarning)
  failOnSurprise()
})
