import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import type { BrowserCommandContext } from 'vitest/node'
import { drivenFlags, findChromium } from './scripts/chromium.mjs'
import { findTemporaryBase } from './scripts/temporary-base.mjs'
import { findViolations } from './testing/axe-command.ts'
import { writeSamplePlansIn } from './testing/trips/sample-plans-process.ts'

// Two workers: the machines that run this have two cores, and PostgreSQL wants a part of them too.
const workers = 2
// What has to come comes; on a busy machine later than the second that is the default.
const patient = { poll: { timeout: 10_000 } }
const quiet = './testing/loud-console.ts'
const alone = './testing/refuse-network.ts'

// Most of a minute each: left to the long rounds (npm run test:all), like the journeys that are tagged @long.
const long = process.env['ROUNDS'] ? [] : ['**/*.long.test.{ts,tsx}']

// As `npm test` does it, for a run of some files.
if (!process.env['ROUNDS']) process.env['TMPDIR'] = findTemporaryBase()

// Node loads them itself: without Vite's transforms a run takes a seventh less.
const asInProduction = { viteModuleRunner: false }

const installing = 'scripts/**/*.network.test.ts'
// They install packages from the registry, which takes minutes: only `npm run test:all` runs them.
const networkProject = {
  test: {
    name: 'network',
    include: [installing],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
}

// Unread: one that does not exist fails the tests that need it and no others.
const executablePath = process.env['CHROME_PATH'] || findChromium()

// The parts of the screens in a real browser, with the real styles.
const webProject = {
  plugins: [tailwindcss()],
  // Found beforehand: a package found in the middle of a test reloads the page under it.
  optimizeDeps: {
    include: [
      '@supabase/auth-js',
      '@supabase/storage-js',
      'lucide-react',
      'react',
      'react-day-picker',
      'react-dom',
      'react-dom/client',
      'react-dom/server.browser',
      'react-router',
      'react/jsx-dev-runtime',
      'uqr',
      'zod',
      'zod/mini',
    ],
  },
  test: {
    name: 'web',
    include: ['web/**/*.test.tsx'],
    exclude: long,
    setupFiles: [
      './testing/loud-browser-console.ts',
      './testing/empty-browser-storage.ts',
      './web/themed-tests.ts',
      './web/app.css',
    ],
    testTimeout: 30_000,
    // A stand-in of `fetch` ends with its test.
    unstubGlobals: true,
    expect: patient,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1024, height: 768 },
      provider: playwright({ launchOptions: { args: drivenFlags, ...(executablePath && { executablePath }) } }),
      instances: [{ browser: 'chromium' as const }],
      commands: {
        findViolations,
        writeSamplePlansIn: (_: BrowserCommandContext, zone: string) => writeSamplePlansIn(zone),
      },
    },
  },
}

// No retries anywhere: a test that fails now and then has found something.
export default defineConfig({
  test: {
    maxWorkers: workers,
    allowOnly: false,
    passWithNoTests: false,
    projects: [
      {
        test: {
          name: 'unit',
          // A process for each file loads the same modules hundreds of times, which takes more than the tests.
          isolate: false,
          experimental: asInProduction,
          include: ['{domain,pictures,planner,locales,seed,bench,web}/**/*.test.ts'],
          setupFiles: [quiet, alone],
          // A rule tried with a hundred random cases takes a second, and ten on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['{server,testing}/**/*.test.ts'],
          exclude: long,
          isolate: false,
          experimental: asInProduction,
          setupFiles: [quiet, alone],
          globalSetup: './testing/database/database-server.ts',
          // Preparing a database takes a second, and ten on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: patient,
        },
      },
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.ts'],
          exclude: [installing, ...long],
          // They start whole commands: one after the other.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      webProject,
      ...(process.env['NETWORK_TESTS'] ? [networkProject] : []),
    ],
  },
})
