import { StorageProblem } from './storage-problem.ts'

const longestName = 1024

/**
 * Checks the name of an object. Names are text in a table and never become a path; still, none may look like a way out.
 */
export function checkObjectName(name: string): string {
  const isWritten = /^[\w/!.*'() &$=@;:+,?-]+$/.test(name) && name.length <= longestName
  if (!isWritten || name.split('/').some((part) => part === '' || part === '.' || part === '..')) {
    throw new StorageProblem('InvalidKey', `Invalid key: ${name.slice(0, longestName)}`)
  }
  return name
}

/**
 * A picture needs a picture's file name: files that a system hides between pictures (.DS_Store, Thumbs.db) have none.
 */
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
