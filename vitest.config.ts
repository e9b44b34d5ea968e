import { defineConfig } from 'vitest/config'

// Two workers: the machines that run this have two cores, and PostgreSQL wants a part of them too.
const workers = 2
const quiet = './testing/loud-console.ts'
const alone = './testing/refuse-network.ts'

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
          include: ['{domain,planner,locales,seed,bench}/**/*.test.ts'],
          setupFiles: [quiet, alone],
        },
      },
      {
        test: {
          name: 'server',
          include: ['{server,testing}/**/*.test.ts'],
          setupFiles: [quiet, alone],
          globalSetup: './testing/database-server.ts',
        },
      },
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.ts'],
          // They start whole commands: one after the other, and only when the quick ones are through.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
        },
      },
    ],
  },
})
