import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findReleaseBefore } from '#testing/nodes/release-before.ts'

const database = 'server/platform/database'
let folder: string
let root: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mgk-releases-'))
  root = join(folder, 'checkout')
  for (const name of ['migrations', 'releases']) mkdirSync(join(root, database, name), { recursive: true })
  git('init', '--quiet')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function git(...words: string[]): string {
  const who = ['-c', 'user.name=Mina', '-c', 'user.email=mina@example.com', '-c', 'commit.gpgsign=false']
  return execFileSync('git', [...who, ...words], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
}

/** Returns the commit. */
function commit(files: Record<string, string>): string {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, database, name), text)
  git('add', '.')
  git('commit', '--quiet', '--allow-empty', '--message', 'A change')
  return git('rev-parse', 'HEAD')
}

function release(...names: string[]): void {
  for (const name of names) appendFileSync(join(root, database, 'releases/migrations.sha256'), `abc  ${name}\n`)
}

function find() {
  return findReleaseBefore(root, '')
}

test('the release before is the last commit with released migrations alone, and fewer than the present ones', () => {
  release('1.sql', '2.sql')
  commit({ 'migrations/1.sql': 'one' })
  commit({ 'migrations/2.sql': 'two, of a draft' })
  commit({ 'migrations/2.sql': 'two' })
  const before = commit({ 'page.ts': 'a page' })
  commit({ 'migrations/3.sql': 'three' })
  commit({ 'migrations/4.sql': 'four' })
  expect(find()).toEqual({ commit: before })
})

test('a commit whose migration was edited later, or dropped, is no release', () => {
  release('1.sql', '2.sql')
  const before = commit({ 'migrations/1.sql': 'one' })
  commit({ 'migrations/2.sql': 'two, of a draft' })
  commit({ 'migrations/2.sql': 'two', 'migrations/3.sql': 'three' })
  expect(find()).toEqual({ commit: before })
  rmSync(join(root, database, 'migrations/3.sql'))
  commit({ 'migrations/4.sql': 'four', 'migrations/5.sql': 'five' })
  expect(find()).toEqual({ commit: before })
})

test('a commit that is named is taken, and one that is not there is told', () => {
  const first = commit({ 'page.ts': 'a page' })
  expect(findReleaseBefore(root, first)).toEqual({ commit: first })
  expect(findReleaseBefore(root, 'f00d')).toEqual({ why: 'there is no commit f00d here' })
})

test('a folder without git and a clone without the commits say so', () => {
  expect(findReleaseBefore(folder, '')).toHaveProperty('why', 'this folder is not a git repository with a commit')
  release('1.sql')
  commit({ 'migrations/1.sql': 'one' })
  commit({ 'migrations/2.sql': 'two' })
  expect(find()).toHaveProperty('commit')
  execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${root}`, join(folder, 'shallow')], { stdio: 'pipe' })
  const why = 'this clone does not reach back to a release before this one'
  expect(findReleaseBefore(join(folder, 'shallow'), '')).toEqual({ why })
})
