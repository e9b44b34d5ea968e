import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folders = ['web', 'domain', 'planner', 'locales', 'public']
const rootFiles = /^(package(-lock)?\.json|(vite|react-router)\.config\.ts|tsconfig.*\.json)$/
// The files that change a build after the bundler.
const ourSteps = ['scripts/build.mjs', 'scripts/compress-assets.mjs']
const notBuilt = /\.test\.tsx?$/

/** One hash over the names and contents of everything that a build is made from; dates do not count. */
export function hashBuildInputs(root) {
  const hash = createHash('sha256')
  for (const file of listInputs(root)) {
    const content = readFileSync(path.join(root, file))
    hash.update(`${file.replaceAll(path.sep, '/')}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

function listInputs(root) {
  const inRoot = readdirSync(root).filter((name) => rootFiles.test(name))
  return [...inRoot, ...ourSteps, ...folders.flatMap((folder) => listFiles(root, folder))].toSorted((a, b) =>
    a < b ? -1 : 1,
  )
}

function listFiles(root, folder) {
  return readFolder(path.join(root, folder)).flatMap((entry) => {
    const name = path.join(folder, entry.name)
    if (entry.isDirectory()) return listFiles(root, name)
    return notBuilt.test(entry.name) ? [] : [name]
  })
}

function readFolder(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    // A folder may be missing.
    if (error.code === 'ENOENT') return []
    throw error
  }
}
