import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listSourceFiles } from './source-files.mjs'

function read(path: string): string {
  return readFileSync(path, 'utf8')
}

/** Every variable that some part of the product reads from the environment by its schema. */
const known = new Set(
  listSourceFiles()
    .filter((file) => /^server\/.*(?:settings|config)\.ts$/.test(file))
    .flatMap((file) => [...read(file).matchAll(/(?:^ {2}|\{ )([A-Z][A-Z0-9_]+): /gm)].map(([, name = '']) => name)),
)
/** Of Node and of the system. */
const others = new Set(['UV_THREADPOOL_SIZE', 'TMPDIR'])

test('the image, the composition and the service set variables that the product knows', () => {
  expect(known.size).toBeGreaterThan(50)
  const guide = /^ {2}guide:\n([\s\S]*?)\n\n/m.exec(read('operations/compose.yml'))?.[1] ?? ''
  const set = [
    ...guide.matchAll(/^ {6}([A-Z][A-Z0-9_]+): /gm),
    ...read('Dockerfile').matchAll(/(?:^ENV|\s)([A-Z][A-Z0-9_]+)=/gm),
    ...read('operations/my-guide-korea.service').matchAll(/^Environment=.*$/gm),
  ].flatMap(([line, name]) => name ?? [...line.matchAll(/[= ]([A-Z][A-Z0-9_]+)=/g)].map(([, each = '']) => each))
  expect(set.length).toBeGreaterThan(15)
  expect(set.filter((name) => !known.has(name) && !others.has(name))).toEqual([])
})

test('every value that the composition asks for stands in its example', () => {
  const asked = [...read('operations/compose.yml').matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name)
  const given = [...read('operations/compose.env.example').matchAll(/^(\w+)=/gm)].map(([, name = '']) => name)
  expect(new Set(given)).toEqual(new Set(asked))
})

test('the file with the secrets of the composition stays out of the image and of the repository', () => {
  expect(read('.dockerignore').split('\n')).toContain('**/.env')
  expect(read('.gitignore').split('\n')).toContain('.env')
})

test('every file that the image and the service run is there, and not left out of the build', () => {
  const run = [...read('Dockerfile').matchAll(/(?:scripts|server)\/[\w-]+\.(?:mjs|ts)/g)].map(([path]) => path)
  expect(run).toEqual(['scripts/prepare-image.mjs', 'scripts/check-health.mjs', 'server/main.ts'])
  const ignored = read('.dockerignore').split('\n')
  for (const path of run) {
    expect(existsSync(path), path).toBe(true)
    expect(ignored).not.toContain(path.split('/')[0])
  }
  // The image is built from what npm locked, and the pages from sources whose folders tsconfig.json names.
  const named = [...read('tsconfig.json').matchAll(/"path": "\.\/(\w+)/g)].map(([, folder = '']) => folder)
  expect(named).toContain('e2e')
  for (const name of ['package-lock.json', '.npmrc', ...named]) {
    expect(ignored, name).not.toContain(name)
  }
})
