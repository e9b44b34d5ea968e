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

export function checkBucketName(id: string): string {
  if (!/^[\w!.*'() &$=@;:+,?-]{1,100}$/.test(id))
    throw new StorageProblem('InvalidKey', `Invalid key: ${id.slice(0, 100)}`)
  return id
}
