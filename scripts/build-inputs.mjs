import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folders = ['web', 'domain', 'planner', 'locales', 'public']
const rootFiles = /^(package(-lock)?\.json|(vite|react-router)\.config\.ts|tsconfig.*\.json)$/
// These make a build what it is after the bundler is done.
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
    // The planner, for one, has its folder only from its first rule on.
    if (error.code === 'ENOENT') return []
    throw error
  }
}
