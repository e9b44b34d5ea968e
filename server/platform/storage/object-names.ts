import { StorageProblem } from './storage-problem.ts'

const longestName = 1024

/**
 * What an object may be called. Names are words in a table and never become a path; still, none looks like a way out.
 */
export function checkObjectName(name: string): string {
  const isWritten = /^[\w/!.*'() &$=@;:+,?-]+$/.test(name) && name.length <= longestName
  if (!isWritten || name.split('/').some((part) => part === '' || part === '.' || part === '..')) {
    throw new StorageProblem('InvalidKey', `Invalid key: ${name.slice(0, longestName)}`)
  }
  return name
}

/** A picture is called like one: files that a system hides between pictures (.DS_Store, Thumbs.db) are none. */
export function checkPictureName(name: string): void {
  const [last = ''] = name.split('/').slice(-1)
  if (last.startsWith('.') || !/\.(?:jpe?g|png|webp)$/i.test(last)) {
    throw new StorageProblem('InvalidKey', `Invalid key: ${name}`)
  }
}

export function checkBucketName(id: string): string {
  if (!/^[\w!.*'() &$=@;:+,?-]{1,100}$/.test(id))
    throw new StorageProblem('InvalidKey', `Invalid key: ${id.slice(0, 100)}`)
  return id
}
