import { setTimeout as pause } from 'node:timers/promises'

const pages = ['/', '/places', '/trip-planner', '/beauty-clinics']
const filesOfOnePage = 12
const betweenMs = 200

/**
 * A browser that opens pages and asks for the scripts and styles that they name, which the node that is asked next has
 * to have. What the first page named is asked for again at the end, as by a tab that stayed open.
 */
export function startTabs(origin: string) {
  const asked: { path: string; status: number; retryAfter: string | null }[] = []
  let ofFirstPage: string[] = []
  let isEnding = false
  let count = 0

  async function read(path: string): Promise<string> {
    const answer = await fetch(`${origin}${path}`).catch(() => null)
    asked.push({ path, status: answer?.status ?? 0, retryAfter: answer?.headers.get('retry-after') ?? null })
    return (await answer?.text()) ?? ''
  }

  async function openPage(): Promise<void> {
    count += 1
    const html = await read(pages[count % pages.length] ?? '/')
    const named = [...new Set([...html.matchAll(/["'(](\/assets\/[\w.-]+)/g)].map(([, path = '']) => path))]
    if (ofFirstPage.length === 0) ofFirstPage = named
    for (const path of named.slice(0, filesOfOnePage)) await read(path)
    await pause(betweenMs)
  }

  async function goOn(): Promise<void> {
    while (!isEnding) await openPage()
  }
  const going = goOn()

  return {
    asked,
    async stop(): Promise<void> {
      isEnding = true
      await going
      for (const path of ofFirstPage) await read(path)
    },
  }
}
