import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { listSourceFiles } from './source-files.mjs'

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

/** The scripts of npm that a text tells somebody to run and package.json does not have. */
function findUnknownCommands(text: string): string[] {
  return [...text.matchAll(/npm run (?:--\w+ )?([\w:-]+)/g)].flatMap(([, name = '']) =>
    Object.hasOwn(scripts, name) ? [] : [name],
  )
}

test('every command that a message, a comment or a document names is there', () => {
  const files = listSourceFiles().filter((file) => /\.(ts|tsx|mjs|md|sql)$/.test(file))
  expect(files.length).toBeGreaterThan(100)
  const unknown = files.flatMap((file) =>
    findUnknownCommands(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`),
  )
  expect(unknown).toEqual([])
})

test('a command that is not there is found by its name', () => {
  const command = 'conjure'
  expect(findUnknownCommands(`Run npm run check, then npm run ${command}.`)).toEqual(['conjure'])
})
