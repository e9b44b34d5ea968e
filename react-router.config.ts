import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  // A build goes to build/next and is renamed when it is whole: a failing one leaves the working one alone.
  buildDirectory: process.env['BUILD_DIRECTORY'] ?? 'build/current',
  // One more request per link is worth more than a manifest that grows with the visit.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
