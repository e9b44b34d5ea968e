import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { startFrontProxy } from '#testing/servers/front-proxy.ts'
import { startApp } from '#testing/servers/started-app.ts'
import { chromiumFlags, findChromium } from '#scripts/chromium.mjs'
import { median, note, report } from './parts/report.ts'

/** From the start of a navigation to the first words, in a browser that was just started and has no network. */
const paths = ['/', '/about']
const rounds = 5

const executablePath = findChromium()
const folder = await mkdtemp(join(tmpdir(), 'mgk-offline-'))
const product = await startApp()
const network = await startFrontProxy(product.origin)

function openBrowser(): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, { args: chromiumFlags, ...(executablePath && { executablePath }) })
}

async function visit(): Promise<void> {
  const browser = await openBrowser()
  const page = await browser.newPage()
  for (const path of paths) {
    await page.goto(network.origin + path)
    while (!(await page.evaluate(`caches.match('${path}').then(Boolean)`))) await page.waitForTimeout(50)
  }
  await browser.close()
}

// From the device everything may have loaded before anything is painted.
const firstPaint = `new Promise((resolve) => new PerformanceObserver((list) => {
  for (const { startTime } of list.getEntriesByName('first-contentful-paint')) resolve(startTime)
}).observe({ type: 'paint', buffered: true }))`

async function timeColdStart(path: string): Promise<{ ms: number; bytes: number }> {
  const browser = await openBrowser()
  try {
    const page = await browser.newPage()
    await page.goto(network.origin + path, { waitUntil: 'load' })
    const ms = await page.evaluate<number>(firstPaint)
    const bytes = await page.evaluate<number>('navigator.storage.estimate().then(({ usage }) => usage)')
    return { ms, bytes }
  } finally {
    await browser.close()
  }
}

try {
  await visit()
  await network.become('gone')
  for (const path of paths) {
    const starts: { ms: number; bytes: number }[] = []
    for (let round = 0; round < rounds; round += 1) starts.push(await timeColdStart(path))
    report(`cold offline start of ${path}`, median(starts.map(({ ms }) => ms)) / 1000, { atMost: 1 }, ' s')
    note('kept on the device', median(starts.map(({ bytes }) => bytes)) / 1024, ' KB')
  }
} finally {
  await network.stop()
  await product.stop()
  await rm(folder, { recursive: true, force: true })
}
