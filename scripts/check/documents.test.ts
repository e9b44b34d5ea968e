import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { listSourceFiles } from './source-files.mjs'

const files = listSourceFiles()
// Every file by each end of its path: `planner/check/open.ts`, `check/open.ts` and `open.ts`.
const endings = new Set(files.flatMap((file) => listParts(file).map((_, index, all) => all.slice(index).join('/'))))
const foldersAndFiles = new Set(
  files.flatMap((file) => listParts(file).map((_, index, all) => all.slice(0, index + 1).join('/'))),
)
const documents = files.filter((file) => /^(?:docs\/.*|[A-Z]+)\.md$/.test(file))
const decisions = documents.filter((file) => file.startsWith('docs/decisions/'))
const parts = ['Context', 'Options', 'Decision', 'What it costs']

/** The files that a document names in backticks, by their path or its end, and that do not exist. */
function findMissingFiles(document: string, text: string): string[] {
  return [...text.matchAll(/`([\w@./-]+\.(?:ts|tsx|mjs|sql|json|md|css|yml|sh))`/g)]
    .map(([, name = '']) => name)
    .filter((name) => isOurs(name) && !exists(document, name))
    .map((name) => `${document}: ${name}`)
}

/** JSON is also what other repositories publish, what commands write and what addresses answer. */
function isOurs(name: string): boolean {
  return !name.endsWith('.json') || foldersAndFiles.has(listParts(name)[0] ?? '')
}

function exists(document: string, name: string): boolean {
  return endings.has(name) || endings.has(besides(document, name))
}

function listParts(file: string): string[] {
  return file.split('/')
}

function besides(document: string, name: string): string {
  return path.posix.join(path.posix.dirname(document), name)
}

/** The links of a document to files that do not exist. */
function findBrokenLinks(document: string, text: string): string[] {
  return [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^https?:/.test(target))
    .filter((target) => !foldersAndFiles.has(besides(document, target).replace(/\/$/, '')))
    .map((target) => `${document}: ${target}`)
}

function listHeadings(text: string): string[] {
  return [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading)
}

test('every file that a document names or links exists', () => {
  expect(documents.length).toBeGreaterThan(40)
  const wrong = documents.flatMap((document) => {
    const text = readFileSync(document, 'utf8')
    return [...findMissingFiles(document, text), ...findBrokenLinks(document, text)]
  })
  expect(wrong).toEqual([])
})

test('a file that does not exist is found by its name and by its link', () => {
  const text = 'See `domain/conjure.ts`, [the map](map.md) and [the hat](hat.md#rabbit).'
  expect(findMissingFiles('docs/decisions/one.md', text)).toEqual(['docs/decisions/one.md: domain/conjure.ts'])
  expect(findBrokenLinks('docs/decisions/one.md', text)).toEqual(['docs/decisions/one.md: hat.md'])
})

test('every decision has four parts: context, options, decision and what it costs', () => {
  expect(decisions.length).toBeGreaterThan(20)
  for (const decision of decisions) expect(listHeadings(readFileSync(decision, 'utf8')), decision).toEqual(parts)
})

test('a decision without its options is found', () => {
  expect(listHeadings('# A lock\n\n## Context\n\n## Decision\n\n## What it costs\n')).not.toEqual(parts)
})
