import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { buildServiceWorker } from './web/build-service-worker.ts'

const config: Config = {
  appDirectory: 'web',
  // A build goes to build/next and is renamed when it is whole: a failing one leaves the working one alone.
  buildDirectory: process.env['BUILD_DIRECTORY'] ?? 'build/current',
  // One more request per link is worth more than a manifest that grows with the visit.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig: { buildDirectory }, viteConfig: { root } }) =>
    buildServiceWorker({ root, clientFolder: join(buildDirectory, 'client') }),
}

export default config
