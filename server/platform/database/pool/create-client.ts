import pg from 'pg'

type Settings = Omit<pg.ClientConfig, 'connectionString'> & { url: string }

/** A client, not connected yet. */
export function createClient({ url, ...settings }: Settings): pg.Client {
  const client = new pg.Client({ connectionString: url, ...settings })
  // The current or the next query reports the error to its caller. Without a listener the event would end this process.
  client.on('error', () => {})
  return client
}
