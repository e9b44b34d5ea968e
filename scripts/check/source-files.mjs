import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Every file that is or could be committed: tracked, or new and not ignored. */
export function listSourceFiles() {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return [...new Set(listed.split('\0'))].filter((file) => file && existsSync(file))
}
