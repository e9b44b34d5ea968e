import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { runBenches } from './bench.mjs'
import { ensureBuilt } from './build.mjs'
import { cleanEnvironment } from './clean-environment.mjs'
import { describeFileTrouble, Stop } from './stop.mjs'
import { ensureInstalled } from './install.mjs'
import { runServer, runStep, withTools } from './processes.mjs'
import { runTests } from './test.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

// They are part of `npm test` too.
const factTests = {
  places: ['seed/place', 'scripts/check/place-positions'],
  transport: ['seed/transport', 'scripts/check/transport-positions'],
}

// Work on pictures and password hashes keep up to five of Node's threads busy; of its usual four none would be left for
// files and for the names of hosts.
const production = { NODE_ENV: 'production', UV_THREADPOOL_SIZE: '8' }

// Every command gets the pinned Node and answers with its exit code.

/** They run without the packages for development. */
const running = {
  start: async (node) => {
    await ensureBuilt(root, node)
    return runServer({ node, args: ['server/main.ts'], root, env: production })
  },
  // For other ways to start it, for example as a service.
  build: async (node) => {
    await ensureBuilt(root, node)
    return 0
  },
  admin: (node, args) => operate(node, ['admin', ...args]),
  keys: (node, args) => operate(node, ['keys', ...args]),
  files: (node, args) => operate(node, ['files', ...args]),
  import: (node, args) => operate(node, ['import', ...args]),
  backup: (node, args) => operate(node, ['backup', ...args]),
  restore: (node, args) => operate(node, ['restore', ...args]),
  status: (node, args) => operate(node, ['status', ...args]),
  providers: (node, args) => operate(node, ['providers', ...args]),
}

const developing = {
  dev: (node) => {
    // Named folders: following the imports would also follow the files that Vite writes to load its configuration.
    const watched = ['server', 'domain', 'pictures', 'planner', 'locales', 'seed']
      .filter((folder) => existsSync(path.join(root, folder)))
      .map((folder) => `--watch-path=${folder}`)
    // Standard input stays closed, and the screen keeps what a failing start said.
    const args = [...watched, '--watch-preserve-output', 'server/main.ts']
    return runStep({ command: node, args, root, env: { ...process.env, NODE_ENV: 'development' } })
  },
  check: (node, args) => runStep({ command: node, args: ['scripts/check/check.mjs', ...args], root, env: process.env }),
  'check:places': (node) => checkFacts(node, factTests.places),
  'check:sources': (node, args) =>
    runStep({ command: node, args: ['scripts/check/check-sources.ts', ...args], root, env: process.env }),
  'check:transport': (node) => checkFacts(node, factTests.transport),
  bench: (node, args) => runBenches(root, node, args),
  'bench:planner': (node, args) =>
    runStep({ command: node, args: ['bench/planner.ts', ...args], root, env: process.env }),
  test: (node) => runTests(root, node, { long: false }),
  'test:unit': (node, args) => testUnits(node, args),
  'test:all': (node) => runTests(root, node, { long: true }),
  'test:nodes': (node, args) => runNodeFaults(node, args),
}

/** Part of `npm run test:all` too. Here the figures of each fault are all that is printed beside the outcome. */
function runNodeFaults(node, more) {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project=scripts', 'scripts/nodes', ...more]
  return runStep({ command: node, args, root, env: withTools(root, { ...cleanEnvironment(), ROUNDS: '1' }) })
}

/** For the time between two edits: the files that are named, or all but the planner, which plans whole trips. */
function testUnits(node, files) {
  const chosen = files.length > 0 ? files : ['--exclude=planner/**', '--exclude=bench/**']
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project=unit', ...chosen]
  return runStep({ command: node, args, root, env: process.env })
}

function checkFacts(node, files) {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project=unit', '--project=scripts', ...files]
  return runStep({ command: node, args, root, env: process.env })
}

/**
 * What an operator asks of the accounts, the files, the directory and outside services, in the way that the product
 * runs: with its variables and its folder.
 */
function operate(node, args) {
  return runStep({ command: node, args: ['scripts/operate.ts', ...args], root, env: process.env })
}

export async function runCommand(name, args) {
  try {
    const commands = { ...running, ...developing }
    if (!Object.hasOwn(commands, name))
      throw new Stop(`Unknown command ${JSON.stringify(name)}. There are: ${Object.keys(commands).join(', ')}.`)
    const node = await ensureInstalled(root, { development: Object.hasOwn(developing, name) })
    process.exitCode = await commands[name](node, args)
  } catch (error) {
    const sentence = error instanceof Stop ? error.message : describeFileTrouble(error)
    console.error(sentence ?? error)
    process.exitCode = error.exitCode ?? 1
  }
}
