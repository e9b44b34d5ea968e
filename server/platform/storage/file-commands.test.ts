import { afterAll, expect, test } from 'vitest'
import { openTestStorage } from '#testing/builders/storage.ts'
import { createFileCommands } from './file-commands.ts'

const opened = await openTestStorage()
afterAll(() => opened.close())

test('the buckets of the public tests are made once, private and empty', async () => {
  const files = createFileCommands(opened)
  expect(await files(['prepare-public-suites'])).toEqual([
    'Made the buckets bucket2, bucket3, bucket4, bucket5, bucket-move for the public tests of the storage clients.',
  ])
  expect(await files(['prepare-public-suites'])).toEqual(['The buckets of the public tests are there already.'])
  const { data } = await opened.service.getBucket('bucket2')
  expect(data).toMatchObject({
    public: false,
    owner: '4d56e902-f0a0-4662-8448-a4d9e643c142',
    created_at: '2021-02-17T04:43:32.770Z',
  })
  expect((await opened.service.getBucket('clinic-images')).data?.owner).toBe('')
})

test('any other word is answered with the words that there are', () => {
  const files = createFileCommands(opened)
  for (const words of [[], ['prepare'], ['prepare-public-suites', 'now']]) {
    expect(() => files(words)).toThrow('npm run files -- prepare-public-suites')
  }
})
