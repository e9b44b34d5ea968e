// Stands for npm in the tests of our commands: `npm install` without a network. Like npm, it leaves alone what has the
// right version, and writes its record last.
import { appendFileSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const record = 'node_modules/.package-lock.json'
const manner = existsSync('npm.manner') ? readFileSync('npm.manner', 'utf8') : ''
const withDevelopment = !process.argv.includes('--omit=dev')
const node = `node-${process.platform === 'darwin' && process.arch === 'arm64' ? 'bin-' : ''}${process.platform}-${process.arch}`
const programs = {
  '@react-router/dev': 'bin.cjs',
  vitest: 'vitest.mjs',
  '@playwright/test': 'cli.js',
  [node]: 'bin/node',
}
const standIns = { '@react-router/dev': 'bundler', vitest: 'vitest', '@playwright/test': 'playwright' }

appendFileSync('npm.calls', withDevelopment ? 'd' : 'p')
if (manner === 'offline') {
  process.stderr.write('npm error code ENOTFOUND\n')
  process.exit(1)
}
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const packages = Object.fromEntries(Object.entries(lock.packages).filter(([, { dev }]) => withDevelopment || !dev))
for (const [folder, { version }] of Object.entries(packages)) {
  const name = folder.slice('node_modules/'.length)
  if (name === '' || isInstalled(folder, version)) continue
  writeInto(`${folder}/package.json`, JSON.stringify({ version }))
  if (manner === 'hang') {
    process.stdout.write('half-way\n')
    await new Promise((resolve) => setTimeout(resolve, 60_000))
    // Whoever waited is gone, and so may be the folder: a folder made in a removed one never comes to an end.
    process.exit(1)
  }
  if (name !== node)
    writeInto(`${folder}/${programs[name]}`, `import(process.cwd() + '/stand-ins/${standIns[name]}.mjs')`)
  else writeNode(`${folder}/${programs[name]}`)
}
writeFileSync(record, JSON.stringify({ ...lock, packages }))

function isInstalled(folder, version) {
  const file = `${folder}/package.json`
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === version
}

function writeNode(file) {
  const loader = 'node: error while loading shared libraries: libatomic.so.1: cannot open shared object file'
  if (manner === 'full disk') writeInto(file, 'half of it', 0o755)
  else if (manner === 'small system') writeInto(file, `#!/bin/sh\necho '${loader}' >&2\nexit 127\n`, 0o755)
  else {
    mkdirSync(dirname(file), { recursive: true })
    symlinkSync(process.execPath, file)
  }
}

function writeInto(file, text, mode) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text, { mode })
}
