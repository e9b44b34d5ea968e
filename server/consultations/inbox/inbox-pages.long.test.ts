import { afterEach, beforeEach, expect, test } from 'vitest'
import { unknownClinic } from '#domain/clinics/clinics.ts'
import { openTestInbox, type TestInbox } from '#testing/builders/inbox.ts'
import { queryOnce } from '#testing/database/copy-database.ts'

let inbox: TestInbox
let it: TestInbox['it']
let people: TestInbox['people']

beforeEach(async () => {
  inbox = await openTestInbox()
  ;({ it, people } = inbox)
})
afterEach(() => inbox.close())

function ask(path: string) {
  return inbox.ask(people.admin, 'GET', `/consultation-inbox${path}`)
}

test('ten thousand requests are paged without a gap or a repetition', { timeout: 60_000 }, async () => {
  await inbox.nameReader()
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
