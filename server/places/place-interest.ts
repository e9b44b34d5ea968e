import { addDays } from '#domain/korea/calendar-dates.ts'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import { chooseTrending, popularityOf, trendingRule, weighInterest } from './trending.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Log } from '#server/platform/log/log.ts'
import { addViews, forgetViews, listInterest, savePopularity } from './place-interest-store.ts'

type Options = { database: Pick<Database, 'transactionAs'>; log: Pick<Log, 'warn'>; now: () => number }

const placePage = /^\/places\/([a-z0-9-]{1,64})(?:\.data)?$/
const writtenEverySeconds = 60

/**
 * The interest of visitors as anonymous counts: page views by place and day, and the popularity that follows from them.
 */
export function createPlaceInterest({ database, log, now }: Options) {
  let counted = new Map<string, number>()
  let timer: NodeJS.Timeout | null = null

  function count(placeId: string, day: string, views: number): void {
    const key = `${placeId} ${day}`
    counted.set(key, (counted.get(key) ?? 0) + views)
  }

  async function write(): Promise<void> {
    if (timer) clearTimeout(timer)
    timer = null
    if (counted.size === 0) return
    const views = [...counted].map(([key, times]) => {
      const [placeId = '', day = ''] = key.split(' ')
      return { placeId, day, views: times }
    })
    counted = new Map()
    try {
      await database.transactionAs({ role: 'service' }, (tx) => addViews(tx, views))
    } catch (error) {
      log.warn({ err: error }, 'views of places could not be counted yet')
      for (const { placeId, day, views: times } of views) count(placeId, day, times)
      writeLater()
    }
  }

  function writeLater(): void {
    timer ??= setTimeout(() => void write(), writtenEverySeconds * 1000).unref()
  }

  return {
    /** Counts a page view if the page is that of a place. Counts are written in batches. */
    noteView(path: string): void {
      const placeId = placePage.exec(path)?.[1]
      if (placeId === undefined) return
      count(placeId, seoulDay(now()), 1)
      writeLater()
    },

    /** Writes the counts since the last write. */
    write,

    /** Recomputes the popularity of all places and which of them are trending. */
    async refresh(): Promise<void> {
      const today = seoulDay(now())
      const first = addDays(today, 1 - trendingRule.days)
      await database.transactionAs({ role: 'service' }, async (tx) => {
        await forgetViews(tx, first)
        const days = await listInterest(tx, first)
        const trending = new Set(chooseTrending(days))
        const places = weighInterest(days).map((interest) => ({
          id: interest.placeId,
          popularity: popularityOf(interest),
          isTrending: trending.has(interest.placeId),
        }))
        await savePopularity(tx, places)
      })
    },

    /** Writes the last counts. Call it before the database is closed. */
    async stop(): Promise<void> {
      await write()
      if (timer) clearTimeout(timer)
    },
  }
}

export type PlaceInterest = ReturnType<typeof createPlaceInterest>
