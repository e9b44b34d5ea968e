import { chromium } from '@playwright/test'
import { startApp } from '#testing/started-app.ts'
import { chromiumFlags, findChromium } from '#scripts/chromium.mjs'
const product = await startApp()
const browser = await chromium.launch({ executablePath: findChromium()!, args: chromiumFlags })
for (const [width, scheme, chosen] of [[390, 'light', ''], [390, 'dark', ''], [1440, 'light', 'dark'], [1440, 'dark', 'light'], [390, 'light', 'noscript']] as const) {
  const context = await browser.newContext({ viewport: { width, height: 850 }, colorScheme: scheme, javaScriptEnabled: chosen !== 'noscript', serviceWorkers: 'block' })
  if (chosen === 'dark' || chosen === 'light') await context.addInitScript(`localStorage.setItem('theme','${chosen}')`)
  const page = await context.newPage()
  const heroes: string[] = []
  page.on('request', (r) => { if (r.url().includes('/pictures/hero')) heroes.push(r.url().split('/').pop()!) })
  page.on('console', (m) => console.log('console', m.type(), m.text()))
  await page.goto(product.origin + '/'); await page.waitForTimeout(6000)
  console.log(width, scheme, chosen, heroes)
  await page.screenshot({ path: `/tmp/sp/hero-${width}-${scheme}-${chosen}.png` })
  await context.close()
}
await browser.close(); await product.stop()
