import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('without a setting nothing is backed up on a schedule, and a command removes no backup', () => {
  expect(readConfig({}).backups).toEqual({ to: null, everyMinutes: null, keep: null, key: null, withDataKey: false })
})

test('a schedule keeps seven backups unless it is told otherwise', () => {
  expect(readConfig({ BACKUP_TO: '/srv/backups', BACKUP_EVERY: '24h' }).backups).toMatchObject({
    everyMinutes: 1_440,
    keep: 7,
  })
  const weekly = { BACKUP_TO: '/srv/backups', BACKUP_EVERY: '7d', BACKUP_KEEP: '52' }
  expect(readConfig(weekly).backups).toMatchObject({ everyMinutes: 10_080, keep: 52 })
})

test('an invalid backup setting stops the start with a sentence that names the variable and shows no secret', () => {
  const cases: [variables: Record<string, string>, sentence: string][] = [
    [{ BACKUP_EVERY: '24h' }, 'BACKUP_EVERY is set and BACKUP_TO is not'],
    [{ BACKUP_TO: '/srv', BACKUP_EVERY: 'daily' }, 'BACKUP_EVERY cannot be used: it is a number with m, h or d'],
    [{ BACKUP_TO: '/srv', BACKUP_EVERY: '1m' }, 'BACKUP_EVERY cannot be used: it is at least 10m'],
    [{ BACKUP_TO: '/srv', BACKUP_KEEP: '0' }, 'BACKUP_KEEP cannot be used'],
    [{ BACKUP_KEY: 'hidden' }, 'BACKUP_KEY cannot be used: it needs at least 20 characters'],
    [{ BACKUP_DATA_KEY: 'on' }, 'BACKUP_DATA_KEY is on and BACKUP_KEY is not set'],
    [
      { BACKUP_TO: 'https://hidden@s3.example.com/backups' },
      'BACKUP_TO cannot be used: it is a folder or begins with s3://',
    ],
    [
      { BACKUP_TO: 's3://key:hidden@s3.example.com/backups?zone=1' },
      'BACKUP_TO cannot be used: nobody knows the option',
    ],
  ]
  for (const [variables, sentence] of cases) {
    expect(() => readConfig(variables), sentence).toThrow(sentence)
    expect(() => readConfig(variables), sentence).not.toThrow('hidden')
  }
})
