import { defineConfig } from 'vitest/config'

// Two workers: the machines that run this have two cores, and PostgreSQL wants a part of them too.
const workers = 2
const quiet = './testing/loud-console.ts'
const alone = './testing/refuse-network.ts'

const freshClone = 'scripts/fresh-clone.test.ts'
// Minutes, and it wants the network once: only `npm run test:all` asks for it.
const freshCloneProject = {
  test: { name: 'fresh-clone', include: [freshClone], testTimeout: 300_000, hookTimeout: 300_000 },
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
          include: ['{domain,planner,locales,seed,bench,web}/**/*.test.ts'],
          setupFiles: [quiet, alone],
        },
      },
      {
        test: {
          name: 'server',
          include: ['{server,testing}/**/*.test.ts'],
          setupFiles: [quiet, alone],
          globalSetup: './testing/database-server.ts',
          // Preparing a database takes a second on a busy machine; the default of five is near.
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.ts'],
          exclude: [freshClone],
          // They start whole commands: one after the other.
          fileParallelism: false,
          testTimeout: 60_000,
        },
      },
      ...(process.env['FRESH_CLONE'] ? [freshCloneProject] : []),
    ],
  },
})
