import { listStatusNeeds } from '#domain/site/status-needs.ts'
import type { ProductStatus, StoredFacts } from '#domain/site/product-status.ts'
import type { Metrics } from './platform/http/metrics.ts'

type Parts = {
  metrics: Pick<Metrics, 'gauge'>
  pages: () => { pages: number; bytes: number; hits: number; renders: number }
  planner: () => { busy: number; waiting: number }
  status: () => Promise<ProductStatus>
  now: () => number
}

/** All gauges of one scrape share one query of the database. */
const sharedMilliseconds = 1_000

/** Adds every metric that is not about a single request. docs/metrics.md describes each; a test compares the names. */
export function addProductMetrics({ metrics, pages, planner, status, now }: Parts): void {
  const { gauge } = metrics
  gauge('page_cache_pages', 'Pages kept.', () => pages().pages)
  gauge('page_cache_bytes', 'Bytes of pages kept.', () => pages().bytes)
  gauge('page_cache_hits', 'Pages answered without rendering.', () => pages().hits)
  gauge('page_renders', 'Pages rendered.', () => pages().renders)
  gauge('planner_threads_busy', 'Threads that plan a trip just now.', () => planner().busy)
  gauge('planner_waiting', 'Trips that wait for a thread.', () => planner().waiting)

  const look = shareFor(sharedMilliseconds, status, now)
  const stored = async (read: (facts: StoredFacts) => number) => {
    const { stored: facts } = await look()
    return facts === null ? Number.NaN : read(facts)
  }
  gauge('jobs_waiting', 'Jobs that are due or wait for another attempt.', () => stored((facts) => facts.jobs.waiting))
  gauge('jobs_dead', 'Jobs that were given up in the last 30 days.', () => stored((facts) => facts.jobs.failed))
  gauge('jobs_overdue_seconds', 'How long the job that is due longest has been due.', () =>
    stored((facts) => facts.jobs.overdueSeconds),
  )
  gauge('mails_waiting', 'Mails that were not sent.', () => stored((facts) => facts.mails.waiting))
  gauge('mails_oldest_seconds', 'How long the oldest of them has waited.', () =>
    stored((facts) => facts.mails.oldestSeconds),
  )
  gauge('database_bytes', 'Size of the database.', () => stored((facts) => facts.database.bytes))
  gauge('database_connections', 'Connections to the database server.', () =>
    stored((facts) => facts.database.connections),
  )
  gauge('database_connections_most', 'How many the database server takes.', () =>
    stored((facts) => facts.database.mostConnections),
  )
  gauge('database_nodes', 'Processes of the product that use the database.', () =>
    stored((facts) => facts.database.nodes),
  )
  gauge('backup_made_timestamp_seconds', 'When a backup was last made; 0 for never.', () =>
    stored((facts) => seconds(facts.backups.madeAt)),
  )
  gauge('backup_failed_timestamp_seconds', 'When a backup last failed; 0 for never.', () =>
    stored((facts) => seconds(facts.backups.failedAt)),
  )
  gauge('backup_bytes', 'Size of the newest backup.', () => stored((facts) => facts.backups.bytes))
  gauge('backup_interval_seconds', 'BACKUP_EVERY; 0 without a schedule.', async () => {
    const { backups } = await look()
    return (backups.everyMinutes ?? 0) * 60
  })
  gauge('disk_free_bytes', 'Free on the disk of VAR_DIR.', async () => {
    const { disk } = await look()
    return disk[0]?.freeBytes ?? Number.NaN
  })
  gauge('status_needs', 'How many things need a person, as npm run status tells them.', async () => {
    return listStatusNeeds(await look()).length
  })
}

function seconds(moment: string | null): number {
  return moment === null ? 0 : Date.parse(moment) / 1_000
}

/** Shares one result between all callers within this many milliseconds. */
function shareFor<T>(milliseconds: number, read: () => Promise<T>, now: () => number): () => Promise<T> {
  let cached: { at: number; value: Promise<T> } | null = null
  return () => {
    if (!cached || now() - cached.at > milliseconds) cached = { at: now(), value: read() }
    return cached.value
  }
}
