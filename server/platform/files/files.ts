/** First and last byte, both included. */
export type ByteRange = { first: number; last: number }

/**
 * Where uploads lie, by names of our own making. A file is written once and never changed; what it is and what people
 * call it stands in the database.
 */
export type Files = {
  /** Says in a sentence why nothing can be kept here, before anybody uploads. */
  check(): Promise<void>
  /** All of it or nothing: a file whose content breaks off, or whose writer is killed, is not there. */
  put(name: string, content: AsyncIterable<Uint8Array>): Promise<void>
  /** Null when there is no such file. */
  get(name: string, range?: ByteRange): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | null>
  /** It is no error when it is gone already. */
  delete(name: string): Promise<void>
  /** What lies there, finished or not, by name: for a restore, which wants to find nothing. */
  list(): AsyncIterable<string>
}
