import pg from 'pg'
import { createPrimaryFinder, type PrimaryFinder } from './primary-finder.ts'
import { listServers } from './servers.ts'

type Settings = Omit<pg.ClientConfig, 'connectionString'> & { url: string }

/** A client, not connected yet, for the primary among the servers of the URL: the driver supports one server only. */
export async function createClient({ finder, ...settings }: Settings & { finder?: PrimaryFinder }): Promise<pg.Client> {
  const primary = finder ?? createPrimaryFinder(settings)
  return createClientAt(await primary.find(), settings)
}

/** The same for a server that was already found. */
export function createClientAt(place: number, { url, ...settings }: Settings): pg.Client {
  const client = new pg.Client({ connectionString: listServers(url)[place] ?? url, ...settings })
  // The current or the next query reports the error to its caller. Without a listener the event would end this process.
  client.on('error', () => {})
  return client
}
