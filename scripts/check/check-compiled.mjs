import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { listSourceFiles } from './source-files.mjs'

/** After `tsc -b`: no TypeScript file stands outside every tsconfig, where nothing would check it. */

const folder = path.join('var', 'types')
const compiled = new Set(
  readdirSync(folder)
    .filter((name) => name.endsWith('.tsbuildinfo'))
    .flatMap((name) => rootFiles(path.join(folder, name))),
)
const forgotten = listSourceFiles().filter((file) => /\.m?tsx?$/u.test(file) && !compiled.has(file))
for (const file of forgotten) console.log(`${file}: no tsconfig includes this file`)
process.exitCode = forgotten.length > 0 ? 1 : 0

/** The compiler writes the files of a project as numbers and [first, last] ranges into a list of names. */
function rootFiles(buildInfo) {
  const { fileNames, root } = JSON.parse(readFileSync(buildInfo, 'utf8'))
  return root
    .flatMap((entry) => (Array.isArray(entry) ? numbersFrom(entry[0], entry[1]) : [entry]))
    .map((number) => path.posix.join('var/types', fileNames[number - 1]))
}

function numbersFrom(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
