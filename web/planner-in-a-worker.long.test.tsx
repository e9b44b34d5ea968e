import { expect, test, vi } from 'vitest'
import { commands } from 'vitest/browser'

declare module 'vitest/browser' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface BrowserCommands {
    writeSamplePlansIn: (zone: string) => Promise<string>
  }
}

// The worker loads the planner and the whole catalogue file by file.
vi.setConfig({ testTimeout: 180_000 })

/** What the planner makes of the sample requests in a worker, away from the page. */
async function writeSamplePlansInWorker(): Promise<string> {
  const planner = new URL('/testing/trips/sample-plans.ts', location.href)
  const source = `import { writeSamplePlans } from '${planner}'; postMessage(writeSamplePlans())`
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
  const worker = new Worker(address, { type: 'module' })
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data))
      worker.addEventListener('error', ({ message }) => reject(new Error(message || 'the worker did not start')))
    })
  } finally {
    worker.terminate()
    URL.revokeObjectURL(address)
  }
}

test('a worker of the browser makes the same plans as the server, byte for byte', async () => {
  const plans = await writeSamplePlansInWorker()
  expect(JSON.parse(plans)).toHaveLength(2)
  expect(plans).toBe(await commands.writeSamplePlansIn('Asia/Seoul'))
})
