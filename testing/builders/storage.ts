import { readdir } from 'node:fs/promises'
import { StorageClient } from '@supabase/storage-js'
import type { Files } from '#server/platform/files/files.ts'
import { openFiles } from '#server/platform/files/open-files.ts'
import type { Outside } from '#server/platform/images/fetch-picture.ts'
import { createPictureSemaphore, type Semaphore } from '#server/platform/work/semaphore.ts'
import { clinicPictures } from '#server/clinics/clinic-pictures.ts'
import { createStorage } from '#server/platform/storage/storage.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import type { TestDatabase } from '#testing/database/database.ts'
import { noLimits } from '#testing/servers/http.ts'
import { openTestAccounts, type TestAccounts } from './accounts.ts'
import { buildAssuredMember, buildMember, type Member } from './members.ts'
import { makeTemporaryFolder } from '#testing/temporary-folder.ts'

type Storage = ReturnType<typeof createStorage>

type StorageOptions = {
  outside?: Outside
  runLimited?: Semaphore
  limits?: Pick<RateLimits, 'take'>
  shared?: TestDatabase
  /** Files to use instead of a folder. */
  files?: Files
}

/** Accounts and storage as a node has them, with its files in a folder of its own. */
export async function openTestStorage({
  outside,
  runLimited = createPictureSemaphore(),
  limits = noLimits,
  shared,
  files: given,
}: StorageOptions = {}) {
  const folder = await makeTemporaryFolder()
  const files = given ?? openFiles({ kind: 'folder', folder: folder.path })
  const built: { storage?: Storage } = {}
  const test = await openTestAccounts({
    ...(shared && { shared }),
    beside: ({ accounts, database, dataKey, now }) => {
      const identify = accounts.identifyWithKeys
      built.storage = createStorage({
        database,
        dataKey,
        files,
        identify,
        limits,
        pictures: clinicPictures,
        runLimited,
        now,
        ...(outside && { outside }),
      })
      return { mount: (app) => built.storage?.mount(app), wire: built.storage.wire }
    },
  })
  const { storage } = built
  if (!storage) throw new Error('accounts built nothing beside them')
  const serviceKey = await test.parts.tokens.signServiceKey()

  /** Supabase's own client, unmodified, whose requests go to the app as a function. */
  function buildClient(authorization?: string): StorageClient {
    const headers = { apikey: 'publishable', ...(authorization !== undefined && { authorization }) }
    return new StorageClient('http://localhost:3000/storage/v1', headers, (input, init) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input)
      return test.request(`${pathname}${search}`, init)
    })
  }

  /** Every file in the folder, complete or not. */
  async function listFiles(): Promise<string[]> {
    const entries = await readdir(folder.path, { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  }

  return {
    ...test,
    storage,
    listFiles,
    serviceBearer: `Bearer ${serviceKey}`,
    service: buildClient(`Bearer ${serviceKey}`),
    visitor: buildClient('Bearer publishable'),
    buildClient,
    async close() {
      await test.close()
      await folder.remove()
    },
  }
}

export type TestStorage = Awaited<ReturnType<typeof openTestStorage>>

/** An administrator, who has shown a second factor or not. */
export async function buildAdmin(test: TestAccounts, { assured = true } = {}): Promise<Member> {
  const member = assured ? await buildAssuredMember(test) : await buildMember(test)
  await test.database.transactionAs({ role: 'service' }, (tx) =>
    tx
      .insertInto('mgk.admins')
      .values({ user_id: member.user.id, granted_at: new Date(test.clock.now), granted_because: 'command' })
      .execute(),
  )
  return member
}

/** What is refused, in the words of the wire: always HTTP 400, and a body without a word more. */
export async function readRefusal(response: Response): Promise<string> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whatever it is, the test compares it
  const body = (await response.json()) as Record<string, unknown>
  return [response.status, body['statusCode'], body['code'], body['error'], body['message']].join(' | ')
}
