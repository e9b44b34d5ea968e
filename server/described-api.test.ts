import { expect, test } from 'vitest'
import * as z from 'zod'
import { createTestDataKey } from '#testing/builders/data-key.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { createTestLog } from '#testing/servers/http.ts'
import { readConfig } from './config.ts'
import { openFiles } from './platform/files/open-files.ts'
import { createProduct } from './product.ts'

const document = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })

test('every described route of the product is mounted, and every route below the paths of the API is described', async () => {
  const opened = await openTestDatabase()
  const config = readConfig({})
  const product = await createProduct({
    config,
    database: opened.database,
    dataKey: createTestDataKey(),
    files: openFiles(config.files),
    renderPage: async () => new Response('page'),
    assets: new Map(),
    log: createTestLog().log,
  })
  const { app } = product
  const mounted = app.routes
    .filter(
      ({ path, method }) =>
        /^\/api\/(answer-templates|clinics|consultations|consultation-inbox|forecasts|places|messages|planner-facts|reviews|saved-lists|shared-lists|trips|trip-draft|trip-requests|place-wishes|status)(\/|$)/.test(
          path,
        ) && method !== 'ALL',
    )
    .map(({ path, method }) => `${method} ${path.replaceAll(/:(\w+)(\{[^}]*\})?/g, '{$1}')}`)
  const { paths } = document.parse(await (await app.request('/api/openapi.json')).json())
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(mounted.toSorted()).toEqual(described.toSorted())
  expect((await app.request('/api/docs')).status).toBe(200)
  await product.stop()
  await opened.close()
})
