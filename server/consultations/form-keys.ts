import { hash } from 'node:crypto'
import type { SentFile } from '#server/platform/pages/sent-files.ts'

const keyShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a text from outside can be the key of a form. */
export function isKeyShaped(text: string): boolean {
  return keyShape.test(text)
}

/**
 * The id of what a form says, by the key that came with it. The same form twice has one id. Who goes back and corrects
 * the form, as a wrong address, sends the same key with other words: that is another one.
 */
export function idOfForm(key: string, said: readonly unknown[], files: readonly SentFile[]): string {
  const parts = [key, said, files.map(({ bytes }) => hash('sha256', bytes))]
  const hex = hash('sha256', JSON.stringify(parts)).slice(0, 32)
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
