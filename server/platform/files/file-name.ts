import { randomBytes } from 'node:crypto'

/** Random, so that it reveals nothing and cannot be guessed. The user's own file name is in the database. */
export function makeFileName(): string {
  return randomBytes(16).toString('hex')
}

export function isFileName(name: string): boolean {
  return /^[0-9a-f]{32}$/.test(name)
}

/** The path of a file below the root of its store: two levels of folders, so that none grows too large. */
export function filePath(name: string): string {
  // Names are made above; any other could lead out of the root.
  if (!isFileName(name)) throw new Error('this is no name of a stored file')
  return `${name.slice(0, 2)}/${name.slice(2, 4)}/${name}`
}
