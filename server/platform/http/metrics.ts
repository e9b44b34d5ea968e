import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Metrics for a Prometheus scraper: requests, and those that other parts add. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests.',
    labelNames: ['method', 'status'],
    registers: [registry],
  })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the first byte read to the answer handed over.',
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  return {
    observe(method: string, status: number, ms: number) {
      requests.inc({ method: knownMethods.has(method) ? method : 'other', status })
      duration.observe(ms / 1000)
    },
    /** A metric that is read at every scrape; NaN if it cannot be read. */
    gauge(name: string, help: string, read: () => number | Promise<number>) {
      const gauge: Gauge = new Gauge({
        name,
        help,
        registers: [registry],
        collect: async () => gauge.set(await look()),
      })

      async function look(): Promise<number> {
        try {
          return await read()
        } catch {
          // Without the database there are still other metrics, and they are needed most then.
          return Number.NaN
        }
      }
    },
    text: () => registry.metrics(),
  }
}

// A client may send any word as its method; each would be a new time series.
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

export type Metrics = ReturnType<typeof createMetrics>
export type HttpMetrics = Pick<Metrics, 'observe'>
