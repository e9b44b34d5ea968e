import type { KeyboardEvent } from 'react'

/** Arrow keys, Home and End move between tabs. In right-to-left text the arrow keys are reversed. */
export function moveAmongTabs(event: KeyboardEvent<HTMLElement>): HTMLElement | null {
  const list = event.currentTarget
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')]
  const now = tabs.findIndex((tab) => tab === document.activeElement)
  const wanted =
    now === -1 ? undefined : tabs.at(nextPlace(event.key, now, tabs.length, getComputedStyle(list).direction))
  if (!wanted || wanted === tabs[now]) return null
  event.preventDefault()
  wanted.focus()
  return wanted
}

function nextPlace(key: string, now: number, count: number, direction: string): number {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  switch (key) {
    case forward:
      return (now + 1) % count
    case back:
      return now - 1
    case 'Home':
      return 0
    case 'End':
      return -1
    default:
      return now
  }
}

/** Scrolls the row until the tab is visible. The page does not scroll. */
export function showTab(row: HTMLElement, tab: HTMLElement | null): void {
  const seen = row.getBoundingClientRect()
  const wanted = tab?.getBoundingClientRect()
  if (!wanted) return
  if (wanted.right > seen.right) row.scrollLeft += wanted.right - seen.right
  else if (wanted.left < seen.left) row.scrollLeft -= seen.left - wanted.left
}
