import { pino } from 'pino'
import { afterAll, afterEach, expect, test } from 'vitest'
import { queryOnce } from '#testing/database/copy-database.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { startStallingProxy } from '#testing/servers/stalling-proxy.ts'
import { createListener, type Listener } from './listener.ts'

const log = pino({ level: 'silent' })
const eager = { everyMilliseconds: 20, patienceMilliseconds: 100 }
/** A limit for a machine that is busy with something else, not a claim about speed. */
const patient = { timeout: 20_000 }
let listener: Listener | undefined

const opened = await openTestDatabase()

afterEach(async () => {
  await listener?.close()
  listener = undefined
})
afterAll(() => opened.close())

function notify(channel: string, payload: string): Promise<unknown> {
  return queryOnce(opened.url, `select pg_notify('${channel}', '${payload}')`)
}

/** As an operator of the server may do it. */
function endListening(): Promise<unknown> {
  return queryOnce(
    opened.url,
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'my-guide-korea listener' and datname = current_database()`,
  )
}

/** Writes down what it hears, in order. */
function createDiary() {
  const heard: string[] = []
  return {
    heard,
    message: (payload: string) => void heard.push(payload),
    lost: () => void heard.push('(lost)'),
    regained: () => void heard.push('(regained)'),
  }
}

test('two subscribers of two channels hear what is for them, and nothing after they stopped', async () => {
  listener = createListener({ url: opened.url, log })
  const [places, clinics] = [createDiary(), createDiary()]
  const subscription = await listener.listen('places', places)
  await listener.listen('clinics "quoted"', clinics)
  await notify('places', 'a')
  await notify('clinics "quoted"', 'b')
  await expect.poll(() => clinics.heard, patient).toEqual(['b'])
  await subscription.stop()
  await notify('places', 'c')
  await notify('clinics "quoted"', 'd')
  await expect.poll(() => clinics.heard, patient).toEqual(['b', 'd'])
  expect(places.heard).toEqual(['a'])
})

test('a session that the server ended is lost, regained, and hears again', async () => {
  listener = createListener({ url: opened.url, log })
  const diary = createDiary()
  await listener.listen('changes', diary)
  await endListening()
  await expect.poll(() => diary.heard, patient).toEqual(['(lost)', '(regained)'])
  await notify('changes', 'news')
  await expect.poll(() => diary.heard, patient).toEqual(['(lost)', '(regained)', 'news'])
})

test('a connection that falls silent without closing is given up and replaced', async () => {
  const proxy = await startStallingProxy(opened.url)
  listener = createListener({ url: proxy.url, log, heartbeat: eager })
  const diary = createDiary()
  await listener.listen('changes', diary)
  proxy.stall()
  await expect.poll(() => diary.heard, patient).toEqual(['(lost)', '(regained)'])
  await notify('changes', 'news')
  await expect.poll(() => diary.heard.at(-1), patient).toBe('news')
  await proxy.stop()
})

test('a listener that is closed does not call that a loss', async () => {
  listener = createListener({ url: opened.url, log })
  const diary = createDiary()
  await listener.listen('changes', diary)
  await listener.close()
  expect(diary.heard).toEqual([])
})

test('while its connection is lost the listener says that it does not listen', async () => {
  const proxy = await startStallingProxy(opened.url)
  listener = createListener({ url: proxy.url, log, heartbeat: eager })
  const diary = createDiary()
  await listener.listen('changes', diary)
  expect(listener.isListening()).toBe(true)
  await proxy.stop()
  await expect.poll(() => diary.heard, patient).toEqual(['(lost)'])
  expect(listener.isListening()).toBe(false)
})
