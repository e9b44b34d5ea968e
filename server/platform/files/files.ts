/** First and last byte, both included. */
export type ByteRange = { first: number; last: number }

/**
 * Stores uploads under names that we make. A file is written once and never changed; its type and the user's name for
 * it are in the database.
 */
export type Files = {
  /** Throws a message that says why nothing can be stored here, before anybody uploads. */
  check(): Promise<void>
  /** All of it or nothing: if the content breaks off or the writer is killed, the file does not exist. */
  put(name: string, content: AsyncIterable<Uint8Array>): Promise<void>
  /** Null if there is no such file. */
  get(name: string, range?: ByteRange): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | null>
  /** A file that is already gone is no error. */
  delete(name: string): Promise<void>
  /** The names of all files, complete or not, for a restore, which expects none. */
  list(): AsyncIterable<string>
}
