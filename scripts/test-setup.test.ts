import { spawnSync } from 'node:child_process'
import { afterAll, expect, test } from 'vitest'
import { copyTree, plantFiles, removeTree } from './check/copied-tree.mjs'

// Each of these passes by itself; only the setup files can fail it.
const planted = `
import { connect } from 'node:net'
import { test } from 'vitest'

test('prints', () => console.log('a surprise'))
test('warns', async () => {
  process.emitWarning('a surprise')
  await new Promise((resolve) => setImmediate(resolve))
})
test('fetches and swallows', () => fetch('https://example.com').then(() => undefined, () => undefined))
test('connects and swallows', () => new Promise((resolve) => connect(80, '192.0.2.1').on('error', resolve)))
test('stays at home', () => new Promise((resolve) => connect(1, '127.0.0.1').on('error', resolve)))
`

const copy = copyTree()
plantFiles(copy, { 'domain/planted.test.ts': planted })
const args = ['node_modules/vitest/vitest.mjs', 'run', '--project=unit', '--no-color', 'domain/planted.test.ts']
const printed = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' }).stdout
afterAll(() => removeTree(copy))

test.each(['prints', 'warns', 'fetches and swallows', 'connects and swallows'])(
  'a quick test that %s fails',
  (name) => {
    expect(printed).toContain(`× ${name}`)
  },
)

test('a quick test may connect to this machine', () => {
  expect(printed).toContain('✓ stays at home')
})
