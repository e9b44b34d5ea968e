import { appendFileSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const waitMs = 100

/**
 * Runs the work while no other command of this checkout installs or builds; waits for one that does. A process that the
 * work shares the lock with goes on holding it when this one is killed.
 */
export async function withCheckoutLock(root, work) {
  const file = path.join(root, 'build', 'lock')
  mkdirSync(path.dirname(file), { recursive: true })
  let told = false
  while (!takeLock(file)) {
    if (removeIfAbandoned(file)) continue
    if (!told) console.log('Another command is installing or building in this checkout: waiting for it.')
    told = true
    await sleep(waitMs)
  }
  try {
    return await work((pid) => appendFileSync(file, `\n${describeProcess(pid)}`))
  } finally {
    rmSync(file, { force: true })
  }
}

function takeLock(file) {
  const fresh = `${file}.${process.pid}`
  writeFileSync(fresh, describeProcess(process.pid))
  try {
    linkSync(fresh, file)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(fresh)
  }
}

/** A killed command cannot remove its lock; the next one sees that its processes are gone. */
function removeIfAbandoned(file) {
  const holders = readHolders(file)
  if (holders === undefined) return true
  if (holders.split('\n').some(isAlive)) return false
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if (error.code === 'ENOENT') return true
    throw error
  }
  // Two may have seen the same dead holders: the slower one has just moved the faster one's fresh lock and gives it
  // back.
  if (readHolders(aside) !== holders) linkSync(aside, file)
  rmSync(aside, { force: true })
  return true
}

function readHolders(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

function isAlive(holder) {
  const pid = Number(holder.split(' ')[0])
  return isRunning(pid) && describeProcess(pid) === holder
}

/** Number and start time: after a restart of a container the same number often belongs to something else. */
function describeProcess(pid) {
  return `${pid} ${startTime(pid)}`
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function startTime(pid) {
  if (process.platform !== 'linux') return 'running'
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // Field 22, counted after the name in brackets, which may itself contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return `${boot} ${fields[19]} ${fields[0] === 'Z' ? 'zombie' : 'running'}`
  } catch {
    // The process ended between the two looks.
    return 'gone'
  }
}
