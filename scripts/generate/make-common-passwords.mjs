import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { writeFileSync } from 'node:fs'

/**
 * Writes web/features/accounts/password/common-passwords.generated.ts: what the strength meter has to know. The whole
 * dictionary weighs 200 KB compressed and gives the same answers for what people type; the server refuses by all of it.
 */

const target = 'web/features/accounts/password/common-passwords.generated.ts'
const count = 1000

const passwords = dictionary['passwords-common'].slice(0, count).join(' ')
writeFileSync(
  target,
  `// Written by scripts/generate/make-common-passwords.mjs; do not edit.
// From the npm package @zxcvbn-ts/language-common, MIT.

/** The ${count} most common ones, most common first. */
export const commonPasswords =
  '${passwords}'.split(' ')

/** Which keys lie beside which. */
export const keyboard: Record<string, (string | null)[]> = ${JSON.stringify(adjacencyGraphs.qwerty)}
`,
)
