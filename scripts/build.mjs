import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashBuildInputs } from './build-inputs.mjs'
import { withCheckoutLock } from './checkout-lock.mjs'
import { cleanEnvironment } from './clean-environment.mjs'
import { compressAssets } from './compress-assets.mjs'
import { runStep, withTools } from './processes.mjs'
import { Stop } from './stop.mjs'

// Written last into a build: one without it is not whole.
const seal = 'built-from'

/** Builds unless build/current was made from exactly these sources. A failing build leaves the one before alone. */
export async function ensureBuilt(root, node) {
  const folders = foldersOf(root)
  if (readSeal(folders.current) === hashBuildInputs(root)) return
  await withCheckoutLock(root, async (share) => {
    finishInterruptedSwap(folders)
    const inputs = hashBuildInputs(root)
    if (readSeal(folders.current) !== inputs) await build({ root, node, folders, inputs, share })
  })
}

async function build({ root, node, folders, inputs, share }) {
  const begun = performance.now()
  console.log('Building: the sources have changed since the last build.')
  rmSync(folders.next, { recursive: true, force: true })
  mkdirSync(folders.next, { recursive: true })
  const args = [path.join('node_modules', '@react-router', 'dev', 'bin.cjs'), 'build']
  const env = { ...cleanEnvironment(), NODE_ENV: 'production', BUILD_DIRECTORY: path.join('build', 'next') }
  const code = await runStep({ command: node, args, root, env: withTools(root, env), onStart: share })
  if (code !== 0 || !existsSync(path.join(folders.next, 'client'))) throw new Stop(describeFailedBuild(folders))
  await compressAssets(path.join(folders.next, 'client'), path.join(folders.current, 'client'))
  writeFileSync(path.join(folders.next, seal), inputs)
  swap(folders)
  console.log(`Built in ${((performance.now() - begun) / 1000).toFixed(1)} s.`)
}

/** The previous build stays for one release, because open tabs still load their scripts from it. */
function swap({ current, next, previous, removed }) {
  if (existsSync(current)) {
    if (existsSync(previous)) renameSync(previous, removed)
    renameSync(current, previous)
  }
  renameSync(next, current)
  rmSync(removed, { recursive: true, force: true })
}

/** A kill between the renames leaves a whole build under the wrong name. */
function finishInterruptedSwap({ current, next, previous, removed }) {
  rmSync(removed, { recursive: true, force: true })
  if (existsSync(current)) return
  if (readSeal(next)) renameSync(next, current)
  else if (readSeal(previous)) renameSync(previous, current)
}

function describeFailedBuild(folders) {
  const untouched = readSeal(folders.current)
  return untouched
    ? 'The build failed; the reason stands above. The last working build in build/current is untouched.'
    : 'The build failed; the reason stands above.'
}

function readSeal(folder) {
  const file = path.join(folder, seal)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function foldersOf(root) {
  const at = (name) => path.join(root, 'build', name)
  return { current: at('current'), next: at('next'), previous: at('previous'), removed: at('removed') }
}
