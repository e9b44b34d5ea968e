// Setup of the tests in a browser: what React or the browser complains about fails the test that caused it.
import { afterEach } from 'vitest'

const surprises: string[] = []

for (const method of ['error', 'warn'] as const) {
  console[method] = (...words: unknown[]) => {
    surprises.push(`console.${method}: ${words.map(String).join(' ')}`)
  }
}

afterEach(() => {
  const found = surprises.splice(0)
  if (found.length > 0) throw new Error(`Nobody expected this on the console:\n${found.join('\n')}`)
})
