import type { TestAccounts } from '#testing/builders/accounts.ts'

// Named, because a checkout with packages elsewhere cannot write the inferred type.
type Answer = { status: number; headers: Headers; body: Record<string, unknown> }
type Followed = {
  status: number
  headers: Headers
  target: URL
  fragment: Record<string, string>
  query: Record<string, string>
}

type Sent = { bearer?: string; headers?: Record<string, string>; client?: string; method?: string }

/** A request as any client of the wire could write it: JSON in, status and JSON out. */
export async function ask(
  test: TestAccounts,
  path: string,
  body?: unknown,
  { bearer, headers, client, method = body === undefined ? 'GET' : 'POST' }: Sent = {},
): Promise<Answer> {
  const response = await test.request(`/auth/v1${path}`, {
    method,
    headers: {
      'x-supabase-api-version': '2024-01-01',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    client,
  })
  const text = await response.text()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whatever it is, the test compares it
  const answer = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>
  return { status: response.status, headers: response.headers, body: answer }
}

/** The newest mail to somebody: its link, and its code. */
export async function readMail(test: TestAccounts, to: string) {
  const mail = (await test.listMails()).find((one) => one.to === to)
  if (!mail) throw new Error(`nothing was mailed to ${to}`)
  const code = /^\d{6}$/m.exec(mail.text)?.[0] ?? ''
  const link = /https?:\/\/\S+\/auth\/v1\/verify\?\S+/.exec(mail.text)?.[0]
  return { ...mail, code, link: link === undefined ? null : new URL(link) }
}

export async function countMails(test: TestAccounts, to: string): Promise<number> {
  return (await test.listMails()).filter((mail) => mail.to === to).length
}

/** Opens a mailed link as a browser does, and answers with where it leads. */
export async function follow(test: TestAccounts, link: URL | null, init: RequestInit = {}): Promise<Followed> {
  const response = await test.request(`${link?.pathname}${link?.search}`, init)
  const target = new URL(response.headers.get('location') ?? 'none:')
  return {
    status: response.status,
    headers: response.headers,
    target,
    fragment: Object.fromEntries(new URLSearchParams(target.hash.slice(1))),
    query: Object.fromEntries(target.searchParams),
  }
}
