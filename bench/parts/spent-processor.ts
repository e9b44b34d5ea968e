import { readdir, readFile } from 'node:fs/promises'

/** Linux counts processor time in hundredths of a second. */
const ticksPerSecond = 100

/** Seconds that the node has worked, by its own figures. */
export async function readNodeSeconds(origin: string): Promise<number> {
  return readFigure(origin, 'process_cpu_seconds_total')
}

export async function readFigure(origin: string, name: string): Promise<number> {
  const figures = await (await fetch(`${origin}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(figures)?.[1])
}

/** Seconds that a PostgreSQL has worked, all its processes together; not a number where there is no /proc. */
export async function readPostgresSeconds(cluster: string): Promise<number> {
  try {
    const [postmaster] = (await readFile(`${cluster}/postmaster.pid`, 'utf8')).split('\n')
    const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
    const seconds = await Promise.all(names.map((name) => readSeconds(name, postmaster)))
    return seconds.reduce((sum, one) => sum + one, 0)
  } catch {
    return Number.NaN
  }
}

async function readSeconds(pid: string, postmaster: string | undefined): Promise<number> {
  // A process may end while the list is read.
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // After the name, which may hold spaces: state, parent, and from the twelfth on the times. Of the postmaster itself
  // the times of children that ended count too.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (pid !== postmaster && fields[1] !== postmaster) return 0
  const times = pid === postmaster ? fields.slice(11, 15) : fields.slice(11, 13)
  return times.reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond
}
