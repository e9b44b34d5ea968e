/** The access token of the session that this browser stores. */
export type Bearer = {
  /** The access token, refreshed shortly before it expires. Null when nobody is signed in. */
  read: () => Promise<string | null>
  /** A new token, after the server refused the one from `read`. */
  renew: () => Promise<string | null>
}

type FindBearer = () => Promise<Bearer | null>

let find: FindBearer = () => Promise.resolve(null)

/** Registers the token source, once. Not in api.ts, because the first view loads only this module. */
export function signCallsWith(next: FindBearer): void {
  find = next
}

export function findBearer(): Promise<Bearer | null> {
  return find()
}
