import { join } from 'node:path'
import { queryOnce } from './copy-database.ts'
import { copyCluster, makePostgresNode, makeReplica, type PostgresNode } from './postgres-node.ts'
import { makeTemporaryFolder } from '#testing/temporary-folder.ts'

/** A commit is told to its client once the replica has it on disk. */
const waitForReplica = { synchronous_standby_names: '*' }

type Options = {
  isSynchronous?: boolean
  settings?: Record<string, string>
  /** One that is stopped, whose files both begin with. */
  copyOf?: PostgresNode
}

/** A primary and a replica that follows it by streaming, and the URL that names both. */
export async function startReplicatedPostgres({ isSynchronous = true, settings = {}, copyOf }: Options = {}) {
  const folder = await makeTemporaryFolder()
  if (copyOf) await copyCluster(copyOf, join(folder.path, 'first'))
  const first = await makePostgresNode({ folder: join(folder.path, 'first'), settings })
  const second = await makeReplica(first, { folder: join(folder.path, 'second'), settings })
  await Promise.all([first.start(isSynchronous ? waitForReplica : {}), second.start()])
  let primary = first
  const [url, { host }] = [new URL(first.url), new URL(second.url)]

  return {
    first,
    second,
    url: url.href.replace(url.host, `${url.host},${host}`),
    /** The one that takes writes, alone. */
    primaryUrl: () => primary.url,
    async promote(): Promise<void> {
      await queryOnce(second.url, 'select pg_promote()')
      primary = second
    },
    async stop(): Promise<void> {
      // The primary first: it waits until the replica has everything.
      await first.stop()
      await second.stop()
      await folder.remove()
    },
  }
}
