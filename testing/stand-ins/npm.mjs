// Stands for npm in the tests of our commands: `npm ci` without a network.
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'

appendFileSync('npm.calls', '.')
const manner = existsSync('npm.manner') ? readFileSync('npm.manner', 'utf8') : ''
rmSync('node_modules', { recursive: true, force: true })

if (manner === 'offline') {
  process.stderr.write('npm error code ENOTFOUND\n')
  process.exit(1)
}
if (manner === 'hang') {
  mkdirSync('node_modules')
  process.stdout.write('half-way\n')
  setInterval(() => undefined, 1000)
} else {
  installTool('@react-router/dev/bin.cjs', 'bundler')
  installTool('vitest/vitest.mjs', 'vitest')
  installTool('@playwright/test/cli.js', 'playwright')
  cpSync('package.json', 'node_modules/@react-router/dev/package.json')
  const platform = `${process.platform}-${process.arch}`
  const folder = `node_modules/node-${platform === 'darwin-arm64' ? 'bin-' : ''}${platform}/bin`
  mkdirSync(folder, { recursive: true })
  if (manner === 'full disk') {
    writeFileSync(`${folder}/node`, 'half of it', { mode: 0o755 })
    cpSync('package-lock.json', 'node_modules/.package-lock.json')
  } else if (manner === 'small system') {
    const loader = 'node: error while loading shared libraries: libatomic.so.1: cannot open shared object file'
    writeFileSync(`${folder}/node`, `#!/bin/sh\necho '${loader}' >&2\nexit 127\n`, { mode: 0o755 })
  } else symlinkSync(process.execPath, `${folder}/node`)
}

function installTool(file, standIn) {
  mkdirSync(dirname(`node_modules/${file}`), { recursive: true })
  writeFileSync(`node_modules/${file}`, `import(process.cwd() + '/stand-ins/${standIn}.mjs')`)
}
