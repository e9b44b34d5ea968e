import { spawnSync } from 'node:child_process'
import { appendFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { copyTree, plantFiles, removeTree } from './copied-tree.mjs'

const copy = copyTree()
afterAll(() => removeTree(copy))

function build() {
  const tool = path.join(copy, 'node_modules/@react-router/dev/bin.cjs')
  const env = { ...process.env, NODE_ENV: 'production', BUILD_DIRECTORY: 'build/planted' }
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool, 'build'], { cwd: copy, env, encoding: 'utf8' })
  return { status, printed: stdout + stderr }
}

test('the build takes types from the server', () => {
  expect(build().status).toBe(0)
})

test('the build stops when anything under web pulls a value from the server, and names both files', () => {
  plantFiles(copy, {
    'web/features/places/planted.ts': "export { presentPage } from '#server/platform/pages/present-page.ts'\n",
  })
  appendFileSync(
    path.join(copy, 'web/routes/not-found.tsx'),
    "\nexport { presentPage as handle } from '#web/features/places/planted.ts'\n",
  )
  const { status, printed } = build()
  expect(status).not.toBe(0)
  expect(printed).toContain(
    'web/features/places/planted.ts imports a value from server/platform/pages/present-page.ts: web may take types only',
  )
})

test('the build stops when a browser would load what only the server says; what a loader alone uses is not loaded', () => {
  const page = path.join(copy, 'web/routes/not-found.tsx')
  const words = path.join(copy, 'web/features/places/planted-words.ts')
  writeFileSync(words, "import { en } from '#locales/en.ts'\nexport const planted = en.siteName\n")
  const imports = "import { planted } from '#web/features/places/planted-words.ts'"
  writeFileSync(
    page,
    `${imports}\nexport const loader = () => planted\nexport default function Page() { return null }\n`,
  )
  expect(build().status).toBe(0)
  writeFileSync(page, `${imports}\nexport default function Page() { return planted }\n`)
  const { status, printed } = build()
  expect(status).not.toBe(0)
  expect(printed).toContain('web/features/places/planted-words.ts brings locales/en.ts to every browser')
})
