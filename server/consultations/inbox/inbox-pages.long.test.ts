import { afterEach, beforeEach, expect, test } from 'vitest'
import { unknownClinic } from '#domain/clinics/clinics.ts'
import { buildPeople, type People } from '#testing/builders/clinics.ts'
import { openTestAccounts, type TestAccounts } from '#testing/builders/accounts.ts'
import { openTestConsultations, type TestConsultations } from '#testing/builders/consultations.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import { createTestApp, noLimits } from '#testing/servers/http.ts'
import { mountApi } from '#server/platform/api/mount-api.ts'

let it: TestConsultations
let accounts: TestAccounts
let people: People

beforeEach(async () => {
  it = await openTestConsultations()
  accounts = await openTestAccounts({ shared: it.opened })
  people = await buildPeople(accounts)
})
afterEach(async () => {
  await accounts.close()
  await it.close()
})

async function ask(path: string) {
  const { identify } = accounts.accounts
  const { app } = createTestApp({
    routes: [mountApi({ routes: it.routes, siteOrigin: 'http://localhost:3000', identify, limits: noLimits })],
  })
  return app.request(`/api/consultation-inbox${path}`, { headers: people.admin.bearer })
}

/** Lets the administrator see requests, as the operator's command does. */
async function nameReader() {
  await queryOnce(
    it.opened.url,
    `insert into mgk.consultation_readers (user_id, granted_at) values ('${people.admin.user.id}', now())`,
  )
}

test('ten thousand requests are paged without a gap or a repetition', { timeout: 60_000 }, async () => {
  await nameReader()
  const facts = JSON.stringify({ ...unknownClinic, name: 'Other' }).replaceAll("'", "''")
  await queryOnce(
    it.opened.url,
    `insert into mgk.clinics (id, origin, source_id, imported) values (18, 'test', '18', '${facts}');
     insert into mgk.consultations (
       id, clinic_id, request_key, state, content, patient_hash, written_at, requested_at, ended_at
     ) select gen_random_uuid(), 17 + n % 2, gen_random_uuid(), 'declined', '\\x00', sha256(n::text::bytea),
       now() - make_interval(secs => n / 3), now(), now()
     from generate_series(1, 10000) n`,
  )
  const ids = new Set<unknown>()
  let after: string | null = null
  let pages = 0
  do {
    const query: string = after === null ? '' : `&after=${after}`
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as the route describes its answer
    const page = (await (await ask(`?limit=100&clinic=18${query}`)).json()) as {
      requests: { id: string }[]
      next: string | null
    }
    for (const { id } of page.requests) ids.add(id)
    after = page.next
    pages += 1
  } while (after !== null)
  expect([ids.size, pages]).toEqual([5_000, 50])
})
