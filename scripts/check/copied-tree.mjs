import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { listSourceFiles } from './source-files.mjs'

/** A copy of the tree in a folder of its own, in which a test may break things. The packages are shared. */
export function copyTree() {
  const folder = mkdtempSync(path.join(tmpdir(), 'check-copy-'))
  for (const file of listSourceFiles()) cpSync(file, path.join(folder, file))
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction')
  // The check asks git which files are ours.
  execFileSync('git', ['init', '--quiet'], { cwd: folder })
  return folder
}

/**
 * Adds files; one that is there already stays as it is.
 *
 * @param {string} folder
 * @param {Record<string, string>} files
 */
export function plantFiles(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name)
    if (existsSync(file)) continue
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

/**
 * Runs the check in a folder: how it ended, all it printed, and what each step that failed printed.
 *
 * @param {string} folder
 * @param {...string} args
 * @returns {{ status: number | null; printed: string; failed: Map<string, string> }}
 */
export function runCheckIn(folder, ...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/check/check.mjs', ...args], {
    cwd: folder,
    encoding: 'utf8',
  })
  const printed = stdout + stderr
  const sections = printed.split(/^(?=(?:ok {2}|FAIL) )/mu)
  const failed = sections.filter((text) => text.startsWith('FAIL ')).map((text) => [nameOf(text), text])
  return { status, printed, failed: new Map(failed) }
}

function nameOf(section) {
  return /^FAIL (.+?) +\d/u.exec(section)?.[1] ?? section
}

/** @param {string} folder */
export function removeTree(folder) {
  rmSync(folder, { recursive: true, force: true })
}
