import { readFileSync } from 'node:fs'

const lookMs = 250

/**
 * Calls back once npm is gone: killed outright it forwards nothing, and a SIGTERM it forwards only to the shell between
 * it and this process. Without npm nothing is watched: elsewhere a parent may well end before what it started.
 */
export function watchStarter(onGone) {
  if (!process.env['npm_lifecycle_event']) return () => undefined
  const before = describeStarter()
  const timer = setInterval(() => describeStarter() !== before && onGone(), lookMs)
  return () => clearInterval(timer)
}

function describeStarter() {
  const parent = process.ppid
  return isShell(parent) ? `${parent} ${parentOf(parent)}` : `${parent}`
}

/** Some shells stay between npm and this process, others replace themselves by it. */
function isShell(pid) {
  return /^\S*sh\0-c\0/.test(readProc(pid, 'cmdline'))
}

function parentOf(pid) {
  const stat = readProc(pid, 'stat')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]
}

function readProc(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    // Not Linux, or it just ended, which the number of the parent then tells.
    return ''
  }
}
