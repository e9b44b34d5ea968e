import { defineConfig } from '@playwright/test'
import { drivenFlags, findChromium } from './scripts/chromium.mjs'

const executablePath = findChromium()

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/prepared-product.ts',
  outputDir: 'var/browser-tests',
  // Each worker has a product of its own; two cores carry two.
  workers: 2,
  retries: 0,
  // Left to the long rounds (npm run test:all).
  ...(!process.env['ROUNDS'] && { grepInvert: /@long/ }),
  forbidOnly: true,
  // A machine of CI is slow and may have others on it; only a test that fails waits this long.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    locale: 'en-US',
    // Not the zone of Seoul: a page that asks the visitor's clock for the day in Korea shows here.
    timezoneId: 'America/New_York',
    // Recorded by `--trace on`: a trace of every journey takes a twelfth of the processor time, a sixth of the wait.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: drivenFlags, ...(executablePath && { executablePath }) },
  },
})
