import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

export type ProcessEntry = { pid: number; parent: number; group: number; startedAt: string; name: string }

/** Every process of the machine; zombies count as gone. */
export function listProcesses(): ProcessEntry[] {
  return process.platform === 'linux' ? listFromProc() : listFromPs()
}

/** The children of a process, their children, and so on. */
export function listDescendants(pid: number): ProcessEntry[] {
  const all = listProcesses()
  const childrenOf = (parent: number): ProcessEntry[] =>
    all.flatMap((entry) => (entry.parent === parent ? [entry, ...childrenOf(entry.pid)] : []))
  return childrenOf(pid)
}

/** Whether this very process still runs, and not another one with its number. */
export function isAlive({ pid, startedAt }: ProcessEntry): boolean {
  return listProcesses().some((entry) => entry.pid === pid && entry.startedAt === startedAt)
}

function listFromProc(): ProcessEntry[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => readProc(Number(pid)))
}

function readProc(pid: number): ProcessEntry[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    // The fields after the name, which stands in brackets and may contain anything.
    const [state, parent, group, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (state === 'Z' || state === 'X') return []
    return [{ pid, parent: Number(parent), group: Number(group), startedAt: rest[16] ?? '', name: `${pid} ${words}` }]
  } catch {
    // The process ended meanwhile.
    return []
  }
}

function listFromPs(): ProcessEntry[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,pgid=,stat=,lstart=,command='], { encoding: 'utf8' }).split(
    '\n',
  )
  return lines.flatMap((line) => {
    const [, pid, parent, group, state, startedAt = '', name = ''] =
      /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(\S+\s+\S+\s+\S+\s+\S+\s+\S+)\s+(.*)$/.exec(line) ?? []
    if (pid === undefined || state?.startsWith('Z')) return []
    return [{ pid: Number(pid), parent: Number(parent), group: Number(group), startedAt, name: `${pid} ${name}` }]
  })
}
