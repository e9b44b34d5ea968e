import { useEffect, useMemo, useState } from 'react'

/** A page of a list, as the server returned it. */
export type AnsweredPage<Item> = {
  /** The address without a cursor: the same for all pages of a list. */
  list: string
  /** The cursor of the page. Null is the first page. */
  cursor: string | null
  next: string | null
  items: readonly Item[]
  /** A new object for each answer. */
  answer: object
  /** The cursor was invalid, and this is the first page. */
  isRestarted?: boolean | undefined
}

type Page<Item> = Pick<AnsweredPage<Item>, 'cursor' | 'next' | 'items'>
type Pages<Item> = { list: string; answer: object; pages: readonly Page<Item>[] }

/** The rows shown of recent lists, for a return to one. Filled only in the browser. */
const remembered = new Map<string, readonly Page<unknown>[]>()
const mostRemembered = 10

/**
 * The rows of a list so far: a next page is appended. On a return to the last page the pages before it are restored. A
 * page that was opened by its address has only its own rows.
 */
export function useContinued<Item extends { id: string | number }>(
  given: AnsweredPage<Item>,
): { items: readonly Item[]; isFromStart: boolean } {
  const [held, setHeld] = useState<Pages<Item>>(() => begin(given))
  let shown = held
  if (held.answer !== given.answer) {
    shown = goOn(held, given)
    setHeld(shown)
  }
  const { list, pages } = shown
  useEffect(() => remember(list, pages), [list, pages])
  // A stable reference, because the map is drawn from it.
  const items = useMemo(() => joinPages(pages), [pages])
  return { items, isFromStart: pages[0]?.cursor === null }
}

/** Removes duplicates: when the list changes between two requests, a row may be on both pages. */
function joinPages<Item extends { id: string | number }>(pages: readonly Page<Item>[]): Item[] {
  const items = new Map<string | number, Item>()
  for (const page of pages) for (const item of page.items) if (!items.has(item.id)) items.set(item.id, item)
  return [...items.values()]
}

function begin<Item>(given: AnsweredPage<Item>): Pages<Item> {
  const { list, answer, cursor } = given
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is remembered under a list is of its own kind
  const known = given.isRestarted ? [] : ((remembered.get(list) ?? []) as readonly Page<Item>[])
  const before = cursor === null ? -1 : known.findIndex((page) => page.cursor === cursor)
  return { list, answer, pages: [...known.slice(0, Math.max(0, before)), pageOf(given)] }
}

function goOn<Item>({ list, pages }: Pages<Item>, given: AnsweredPage<Item>): Pages<Item> {
  const { answer, cursor } = given
  if (list !== given.list || given.isRestarted) return begin(given)
  const known = pages.findIndex((page) => page.cursor === cursor)
  if (known >= 0) return { list, answer, pages: [...pages.slice(0, known), pageOf(given)] }
  if (cursor === null || pages.at(-1)?.next !== cursor) return begin(given)
  return { list, answer, pages: [...pages, pageOf(given)] }
}

function pageOf<Item>({ isRestarted, cursor, next, items }: AnsweredPage<Item>): Page<Item> {
  return { cursor: isRestarted ? null : cursor, next, items }
}

function remember(list: string, pages: readonly Page<unknown>[]): void {
  remembered.delete(list)
  remembered.set(list, pages)
  const [oldest] = remembered.keys()
  if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest)
}
