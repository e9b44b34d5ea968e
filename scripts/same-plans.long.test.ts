import { expect, test } from 'vitest'
import { writeSamplePlansIn } from '#testing/trips/sample-plans-process.ts'

test('the same request and seed give the same plan, byte for byte, wherever the clock hangs', async () => {
  const zones = ['Asia/Seoul', 'Pacific/Kiritimati', 'America/Los_Angeles']
  const [seoul = '', ...others] = await Promise.all(zones.map(writeSamplePlansIn))
  expect(JSON.parse(seoul)).toHaveLength(2)
  for (const other of others) expect(other).toBe(seoul)
})
