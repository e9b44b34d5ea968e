import { expect, test } from 'vitest'
import { OutsideProblem } from '#server/platform/outside/outside-problem.ts'
import type { ListProgress } from './tourapi-store.ts'
import { walkList } from './walk-list.ts'

const nothingYet = { syncedUntil: null, nextPage: null, begunAt: null }
const now = '20261121000000'

type Given = { pages: readonly (readonly string[])[]; before?: ListProgress; wantsAll?: boolean; callsLeft?: number }

/** Walks through pages of times of change, and says which pages were asked for and what came of it. */
async function walkThrough({ pages, before = nothingYet, wantsAll = false, callsLeft = 100 }: Given) {
  const asked: string[] = []
  const tourapi = {
    async page(_language: string, operation: string, page: number) {
      if (asked.length >= callsLeft) throw new OutsideProblem('quota', { service: 'tourapi-en' })
      asked.push(`${operation} ${page}`)
      const rows = (pages[page - 1] ?? []).map((modifiedtime) => ({ modifiedtime }))
      return { rows, total: pages.flat().length, isLast: page >= pages.length }
    },
    details: () => Promise.reject(new Error('nobody asks')),
  }
  const walk = walkList({ tourapi, language: 'en', before, now, wantsAll, tell() {} })
  const times: (string | undefined)[] = []
  for await (const { rows } of walk.pieces) times.push(...rows.map(({ cells }) => cells?.['modifiedtime']))
  return { asked, times, isWhole: walk.isWhole(), isOutOfCalls: walk.isOutOfCalls(), progress: walk.progress() }
}

test('a first walk goes through every page, and is the whole list', async () => {
  expect(await walkThrough({ pages: [['3'], ['1'], ['2']] })).toEqual({
    asked: ['areaBasedList2 1', 'areaBasedList2 2', 'areaBasedList2 3'],
    times: ['3', '1', '2'],
    isWhole: true,
    isOutOfCalls: false,
    progress: { syncedUntil: now, nextPage: null, begunAt: null },
  })
})

test('a walk that ran out of calls goes on one page before, is not the whole list, and knows since when it went', async () => {
  const pages = [['1'], ['2'], ['3'], ['4']]
  const first = await walkThrough({ pages, callsLeft: 2 })
  expect(first).toMatchObject({ isWhole: false, isOutOfCalls: true })
  expect(first.progress).toEqual({ syncedUntil: null, nextPage: 3, begunAt: now })
  const second = await walkThrough({ pages, before: { ...first.progress, begunAt: '20261120000000' } })
  expect(second).toEqual({
    asked: ['areaBasedList2 2', 'areaBasedList2 3', 'areaBasedList2 4'],
    times: ['2', '3', '4'],
    isWhole: false,
    isOutOfCalls: false,
    progress: { syncedUntil: '20261120000000', nextPage: null, begunAt: null },
  })
})

test('a walk through what changed ends at the first row that was known, and does not claim to be whole', async () => {
  const before = { syncedUntil: '20261115000000', nextPage: null, begunAt: null }
  const pages = [['20261120', '20261118'], ['20261115000001', '20261114'], ['20260101']]
  expect(await walkThrough({ pages, before })).toEqual({
    asked: ['areaBasedSyncList2 1', 'areaBasedSyncList2 2'],
    times: ['20261120', '20261118', '20261115000001'],
    isWhole: false,
    isOutOfCalls: false,
    progress: { syncedUntil: now, nextPage: null, begunAt: null },
  })
})

test('a walk through what changed that ran out of calls begins anew the next time', async () => {
  const before = { syncedUntil: '20261115000000', nextPage: null, begunAt: null }
  const { progress } = await walkThrough({ pages: [['20261120'], ['20261119']], before, callsLeft: 1 })
  expect(progress).toEqual(before)
})

test('a sync of the whole list begins at the first page', async () => {
  const before = { syncedUntil: '20261115000000', nextPage: 9, begunAt: '20261116000000' }
  const { asked, isWhole, progress } = await walkThrough({ pages: [['1'], ['2']], before, wantsAll: true })
  expect(asked).toEqual(['areaBasedList2 1', 'areaBasedList2 2'])
  expect([isWhole, progress.syncedUntil]).toEqual([true, now])
})
