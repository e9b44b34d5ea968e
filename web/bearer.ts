/** Proof of who asks, of the session that this browser keeps. */
export type Bearer = {
  /** The access token, renewed when its time is nearly over; null once nobody is signed in. */
  read: () => Promise<string | null>
  /** A new one, after the server refused the one that `read` gave. */
  renew: () => Promise<string | null>
}

type FindBearer = () => Promise<Bearer | null>

let find: FindBearer = () => Promise.resolve(null)

/** Said once by the part of the product that keeps the session. Apart from api.ts: the first view needs this alone. */
export function signCallsWith(next: FindBearer): void {
  find = next
}

export function findBearer(): Promise<Bearer | null> {
  return find()
}
