import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/**
 * Remembers every process that this one started, directly or not. A database that a test started leads a session of its
 * own: once its parent is gone, nothing else tells whose it was.
 */
export function createFamily() {
  const members = new Map()

  /** Finds new descendants. A process that starts and loses its parent between two checks is missed. */
  function look() {
    const all = listProcesses()
    for (const { pid, startedAt } of members.values()) if (all.get(pid)?.startedAt !== startedAt) members.delete(pid)
    let grew = true
    while (grew) {
      const found = [...all.values()].filter(({ pid, parent }) => isOurs(parent) && !members.has(pid))
      for (const member of found) members.set(member.pid, member)
      grew = found.length > 0
    }
    return [...members.values()].map(({ pid }) => all.get(pid))
  }

  function isOurs(pid) {
    return pid === process.pid || members.has(pid)
  }

  return {
    look,
    /** The members without a parent in the family. */
    heads: () => look().filter(({ parent }) => !members.has(parent)),
  }
}

function listProcesses() {
  const entries = process.platform === 'linux' ? readProc() : readPs()
  return new Map(entries.map((entry) => [entry.pid, entry]))
}

function readProc() {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return fields[0] === 'Z' ? [] : [{ pid: Number(name), parent: Number(fields[1]), startedAt: fields[19] }]
    } catch {
      // It ended while it was looked at.
      return []
    }
  })
}

function readPs() {
  if (process.platform === 'win32') return []
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,lstart='], { encoding: 'utf8' }).split('\n')
  return lines.flatMap((line) => {
    const [pid, parent, state, ...startedAt] = line.trim().split(/\s+/)
    return !state || state.startsWith('Z')
      ? []
      : [{ pid: Number(pid), parent: Number(parent), startedAt: startedAt.join(' ') }]
  })
}
