import { AuthProblem } from '#server/accounts/wire/auth-problem.ts'

export type Page = { page: number; perPage: number }

const usualPerPage = 50
const mostPerPage = 1_000
/** More pages than anybody has. A huge offset would fail in the database instead of being a bad request. */
const lastPage = 1_000_000

export function readPage(query: { page?: string | undefined; per_page?: string | undefined }): Page {
  return {
    page: readCount(query.page, { usual: 1, most: lastPage }),
    perPage: Math.min(readCount(query.per_page, { usual: usualPerPage, most: Infinity }), mostPerPage),
  }
}

/** The Link header, by which clients find the next and the last page. They read the number after the first `=`. */
export function linkPages(address: string, { page, perPage }: Page, total: number): string {
  const last = Math.max(1, Math.ceil(total / perPage))
  const link = (to: number, relation: string) => `<${address}?page=${to}&per_page=${perPage}>; rel="${relation}"`
  return [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', ')
}

// An empty value counts as missing: the client sends `page=` without a value.
function readCount(text: string | undefined, { usual, most }: { usual: number; most: number }): number {
  if (!text) return usual
  const count = Number(text)
  if (/^\d{1,15}$/.test(text) && count >= 1 && count <= most) return count
  throw new AuthProblem('validation_failed', `Bad Pagination Parameters: "${text.slice(0, 20)}" is no page number`)
}
