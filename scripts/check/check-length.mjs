import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { listSourceFiles } from './source-files.mjs'

/**
 * No source file is longer than people like to read, except what tools write and what is data; and no folder holds more
 * source files than can be read at a glance, tests not counted.
 */

const longest = 400
const fullest = 30
const source = /\.(?:ts|tsx|mts|js|mjs|cjs|jsx|css|sql|html|sh|ya?ml)$/u
// Data, texts and generated files may be longer.
const exempt = [/^seed\/(?:facts|samples)\//u, /^locales\/(?!.*\.test\.)/u, /^public\//u, /\.generated\.[a-z]+$/u]

const files = listSourceFiles().filter((file) => source.test(file) && !exempt.some((place) => place.test(file)))
const tooLong = files
  .map((file) => ({ file, lines: countLines(readFileSync(file, 'utf8')) }))
  .filter(({ lines }) => lines > longest)

for (const { file, lines } of tooLong) console.log(`${file}: ${lines} lines, ${longest} are the limit`)
const code = listSourceFiles().filter((file) => /\.(?:tsx?|mjs|css)$/u.test(file) && !/\.(?:test|spec)\./u.test(file))
const folders = Object.entries(Object.groupBy(code, dirname)).filter(([, inside]) => inside.length > fullest)

for (const [folder, inside] of folders)
  console.log(`${folder}: ${inside.length} source files, ${fullest} are the limit`)
if (files.length === 0) console.log('no source file was found at all, so nothing was checked')
process.exitCode = tooLong.length > 0 || folders.length > 0 || files.length === 0 ? 1 : 0

function countLines(text) {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
}
