import { redirectDocument, replace } from 'react-router'

/**
 * Keeps the last answer of a page with its address. An answer never stands under another address than its own: without
 * a new one the page goes back to the last.
 */
export function createLastAnswer<Answer>() {
  let last: { answer: Answer; address: string } | null = null
  return {
    keep(answer: Answer, address: string): void {
      last = { answer, address }
    },
    /** What to show when the server was not reached: in this tab the last answer, and otherwise a cached document. */
    insteadOf({ url }: Request): Answer {
      if (last === null) throw redirectDocument(url)
      const { pathname, search } = new URL(url)
      if (pathname + search !== last.address) throw replace(last.address)
      return last.answer
    },
  }
}
