import { randomBytes } from 'node:crypto'

/** Random, so that it tells nothing and nobody guesses it. What people call a file stands in the database. */
export function makeFileName(): string {
  return randomBytes(16).toString('hex')
}

/** Where a file lies below the root of its store: two levels of folders, so that none grows too large. */
export function filePath(name: string): string {
  // Names are made above; one that is not would be a way out of the root.
  if (!/^[0-9a-f]{32}$/.test(name)) throw new Error('this is no name of a stored file')
  return `${name.slice(0, 2)}/${name.slice(2, 4)}/${name}`
}
