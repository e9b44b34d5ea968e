import { buildPeople } from './clinics.ts'
import { openTestAccounts } from './accounts.ts'
import { openTestConsultations } from './consultations.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import { type Asker, createTestApi } from '#testing/servers/api.ts'

/** Requests to a clinic with the people who ask the API about them, of whom nobody is named to read requests yet. */
export async function openTestInbox(options: Parameters<typeof openTestConsultations>[0] = {}) {
  const it = await openTestConsultations(options)
  const accounts = await openTestAccounts({ shared: it.opened })
  const people = await buildPeople(accounts)
  const { ask } = createTestApi(it.routes, { identify: accounts.accounts.identify })

  return {
    it,
    accounts,
    people,

    ask: (who: Asker, method: string, path: string, body?: unknown) => ask(who, method, path, { body }),

    /** Lets the administrator see requests, as the operator's command does. */
    async nameReader(): Promise<void> {
      await queryOnce(
        it.opened.url,
        `insert into mgk.consultation_readers (user_id, granted_at) values ('${people.admin.user.id}', now())`,
      )
    },

    async close(): Promise<void> {
      await accounts.close()
      await it.close()
    },
  }
}

export type TestInbox = Awaited<ReturnType<typeof openTestInbox>>
