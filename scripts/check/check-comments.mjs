import { readFileSync } from 'node:fs'
import { listSourceFiles } from './source-files.mjs'

/** No comment line in our TypeScript, SQL, scripts and CSS has more than 120 characters. */

const widest = 120
const source = /\.(?:ts|tsx|mts|mjs|css|sql)$/u
const generated = /\.generated\.[a-z]+$/u

const files = listSourceFiles().filter((file) => source.test(file) && !generated.test(file))
const tooWide = files.flatMap((file) =>
  listWideComments(readFileSync(file, 'utf8'), file.endsWith('.sql')).map((place) => ({ file, ...place })),
)

for (const { file, line, width } of tooWide) {
  console.log(`${file}:${line}: a comment line of ${width} characters, ${widest} are the limit`)
}
if (files.length === 0) console.log('no source file was found at all, so no comment was checked')
process.exitCode = tooWide.length > 0 || files.length === 0 ? 1 : 0

/** A comment begins at a sign with a space around it, so that addresses and patterns of files are none. */
function listWideComments(text, isSql) {
  const begins = isSql ? /(?:^|\s)(?:--|\/\*)\s/u : /(?:^|[\s{])(?:\/\/\s|\/\*\*?(?:\s|$))/u
  const wide = []
  let isInside = false
  for (const [index, line] of text.split('\n').entries()) {
    if ((isInside || begins.test(line)) && line.length > widest) wide.push({ line: index + 1, width: line.length })
    const opened = line.search(/(?:^|[\s{])\/\*/u)
    if (isInside || opened !== -1) isInside = !line.includes('*/', isInside ? 0 : opened)
  }
  return wide
}
