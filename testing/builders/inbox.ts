import { buildPeople } from './clinics.ts'
import { openTestAccounts } from './accounts.ts'
import { openTestConsultations } from './consultations.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import { createTestApp, noLimits } from '#testing/servers/http.ts'
import { mountApi } from '#server/platform/api/mount-api.ts'

/** Null asks without an account. */
type Who = { bearer: { authorization: string } } | null

/** Requests to a clinic with the people who ask the API about them, of whom nobody is named to read requests yet. */
export async function openTestInbox() {
  const it = await openTestConsultations()
  const accounts = await openTestAccounts({ shared: it.opened })
  const people = await buildPeople(accounts)
  const { app } = createTestApp({
    routes: [
      mountApi({
        routes: it.routes,
        siteOrigin: 'http://localhost:3000',
        identify: accounts.accounts.identify,
        limits: noLimits,
      }),
    ],
  })

  return {
    it,
    people,

    async ask(who: Who, method: string, path: string, body?: unknown): Promise<Response> {
      return app.request(`/api${path}`, {
        method,
        headers: { ...who?.bearer, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
    },

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
