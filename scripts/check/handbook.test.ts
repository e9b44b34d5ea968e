import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { listSourceFiles } from './source-files.mjs'

function read(file: string): string {
  return readFileSync(file, 'utf8')
}

const code = listSourceFiles().filter(
  (file) => /^(?:server|scripts)\/.*\.(?:ts|mjs)$/.test(file) && !file.endsWith('.test.ts'),
)
const pages = ['docs/operations.md', 'docs/metrics.md', ...list('docs/operations')]

function list(folder: string): string[] {
  return listSourceFiles().filter((file) => file.startsWith(`${folder}/`))
}

/** The rows of every table of a page, cell by cell, without heads. */
function readRows(file: string): string[][] {
  return read(file)
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.slice(2, -2).split(' | '))
}

/** Every part of a message between its `…` stands in one file of the product. */
function isSaid(message: string): boolean {
  const parts = message.split('…').map((part) => part.replace(/^[.,:]+ ?|[ .,]+$/g, ''))
  return code.some((file) => parts.every((part) => read(file).includes(part)))
}

test('every message of the handbook is one that the product says, with what to do', () => {
  const rows = readRows('docs/operations/messages.md')
  expect(rows.length).toBeGreaterThanOrEqual(20)
  for (const [cell = '', advice = ''] of rows) {
    const message = cell.slice(1, -1)
    expect(message.replaceAll(/[….,: ]/g, '').length, message).toBeGreaterThan(10)
    expect(isSaid(message), message).toBe(true)
    expect(advice.length, message).toBeGreaterThan(5)
  }
})

test('a message that nobody says is found', () => {
  expect(isSaid('Port … is in use. Stop what uses it')).toBe(true)
  expect(isSaid('Port … is in use. Ask a neighbour')).toBe(false)
})

test('every limit of the handbook is a variable of the settings or a number that stands where it says', () => {
  const rows = read('docs/operations/limits.md')
    .split('\n')
    .filter((line) => /^\| [^|]+ \| [^|]+ \| `/.test(line))
  expect(rows.length).toBeGreaterThan(25)
  const settings = read('docs/operations/settings.md') + read('docs/operations/services.md')
  const wrong = rows.filter((row) => {
    const [where = '', number = 'nothing'] = [...row.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)
    return /^[A-Z_]+$/.test(where) ? !settings.includes(`\`${where}\``) : !read(where).includes(number)
  })
  expect(wrong).toEqual([])
})

/** The names of the variables that schemas read from the environment. */
function listVariables(): Set<string> {
  const schemas = code.filter((file) => /^server\/.*(?:settings|config)\.ts$/.test(file))
  return new Set(
    schemas.flatMap((file) =>
      [...read(file).matchAll(/(?:^ {2}|\{ )([A-Z][A-Z0-9_]+): /gm)].map(([, name = '']) => name),
    ),
  )
}

test('every variable that the product reads is explained, and every one that is explained is read', () => {
  const variables = listVariables()
  expect(variables.size).toBeGreaterThan(60)
  const explained = ['settings', 'lists', 'services'].flatMap((name) =>
    readRows(`docs/operations/${name}.md`).flatMap(([cell = '']) =>
      [...cell.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, variable = '']) => variable),
    ),
  )
  // What tests and development set, and nobody else.
  const unexplained = [...variables].filter((name) => !explained.includes(name) && name !== 'NODE_ENV')
  expect(unexplained).toEqual([])
  expect(explained.filter((name) => !variables.has(name))).toEqual([])
})

test('every link of the handbook leads to a file, and to a heading that is there', () => {
  const broken = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\(([^)]+)\)/g)].flatMap(([, target = '']) => {
      if (/^https?:/.test(target)) return []
      const [file = '', anchor] = target.split('#')
      const found = file === '' ? page : path.join(path.dirname(page), file)
      if (!existsSync(found)) return [`${page}: ${target}`]
      return anchor === undefined || listAnchors(found).includes(anchor) ? [] : [`${page}: ${target}`]
    }),
  )
  expect(pages.length).toBeGreaterThan(8)
  expect(broken).toEqual([])
})

function listAnchors(file: string): string[] {
  return [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )
}

test('no page of the handbook is longer than 300 lines', () => {
  for (const page of pages) expect(read(page).split('\n').length, page).toBeLessThanOrEqual(300)
})
