import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { ensureBuilt } from './build.mjs'
import { cleanEnvironment } from './clean-environment.mjs'
import { runStep, withTools } from './processes.mjs'
import { Stop } from './stop.mjs'

/** Runs the benches of bench/ one after the other, or only the named ones; a bar that is missed fails the command. */
export async function runBenches(root, node, wanted) {
  const names = chooseBenches(listBenches(path.join(root, 'bench')), wanted)
  await ensureBuilt(root, node)
  const env = withTools(root, { ...cleanEnvironment(), ...ownVariables(), NODE_ENV: 'production' })
  const missed = []
  for (const name of names) {
    console.log(`\n── ${name}`)
    const code = await runStep({ command: node, args: [path.join('bench', `${name}.ts`)], root, env })
    if (code !== 0) missed.push(name)
  }
  console.log(missed.length === 0 ? '\nEvery goal is met.' : `\nMissed or broken: ${missed.join(', ')}`)
  return missed.length === 0 ? 0 : 1
}

/** Variables such as BENCH_TRIPS set how much a benchmark measures. */
function ownVariables() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('BENCH_')))
}

/** Every file directly in bench/ is a bench; shared code is in bench/parts. */
function listBenches(folder) {
  const files = existsSync(folder) ? readdirSync(folder) : []
  const isBench = (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('.d.ts')
  return files.filter(isBench).map((file) => path.basename(file, '.ts'))
}

function chooseBenches(present, wanted) {
  const unknown = wanted.find((name) => !present.includes(name))
  if (unknown !== undefined) throw new Stop(`There is no bench ${unknown}. There are: ${present.join(', ')}.`)
  return wanted.length > 0 ? wanted : present.toSorted()
}
