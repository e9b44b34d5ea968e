import pg from 'pg'
import { createPrimaryFinder, type PrimaryFinder } from './primary-finder.ts'
import { listServers } from './servers.ts'

type Settings = Omit<pg.ClientConfig, 'connectionString'> & { url: string }

/** A client, not connected yet, for the server of the URL that takes writes: the driver knows one server only. */
export async function createClient({ finder, ...settings }: Settings & { finder?: PrimaryFinder }): Promise<pg.Client> {
  const primary = finder ?? createPrimaryFinder(settings)
  return createClientAt(await primary.find(), settings)
}

/** The same for a server that was found before. */
export function createClientAt(place: number, { url, ...settings }: Settings): pg.Client {
  const client = new pg.Client({ connectionString: listServers(url)[place] ?? url, ...settings })
  // The query that is under way, or the next one, says so to its caller. The event alone would end this process.
  client.on('error', () => {})
  return client
}
