import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation, useNavigation } from 'react-router'
import { classes } from '#web/ui/classes.ts'
import { useInPlace, withoutHash } from '#web/ui/loading/in-place.ts'
import { moveAmongTabs, showTab } from './tab-keys.ts'
import { type TabLabel, tabClasses, tabRow, TabWords } from './tab-look.tsx'
import { useScripts } from '#web/ui/loading/use-scripts.ts'

type TabLinksProps = {
  label: string
  tabs: readonly (TabLabel & { id: string; to: string })[]
  selected: string
  panelId: string
  className?: string | undefined
}

/**
 * Tabs that are links. Without scripts they are a navigation. With scripts they have the ARIA tab pattern, and a chosen
 * tab is marked at once while its page loads.
 */
export function TabLinks({ label, tabs, selected, panelId, className }: TabLinksProps) {
  const scripts = useScripts()
  const inPlace = useInPlace()
  const state: unknown = useLocation().state
  const shown = useComingTab(tabs) ?? selected
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (row.current) showTab(row.current, document.getElementById(tabId(panelId, shown)))
  }, [panelId, shown])
  return (
    <div
      ref={row}
      {...(scripts ? { role: 'tablist', tabIndex: -1, onKeyDown: followFocus } : { role: 'navigation' })}
      aria-label={label}
      className={classes(tabRow, className)}
    >
      {tabs.map((tab) => (
        <Link
          key={tab.id}
          id={tabId(panelId, tab.id)}
          {...inPlace(tab.to)}
          // Replaces the history entry, so that Back leaves the page. The state with the previous page is kept.
          replace
          state={state}
          {...(scripts
            ? { role: 'tab', 'aria-selected': tab.id === shown, 'aria-controls': panelId, onKeyDown: pressBySpace }
            : { 'aria-current': tab.id === shown ? ('page' as const) : undefined })}
          tabIndex={!scripts || tab.id === shown ? 0 : -1}
          onClick={keepFocusHere}
          className={tabClasses(tab.id === shown)}
        >
          <TabWords {...tab} />
        </Link>
      ))}
    </div>
  )
}

type TabLinksPanelProps = { id: string; selected: string; className?: string | undefined; children: ReactNode }

export function TabLinksPanel({ id, selected, className, children }: TabLinksPanelProps) {
  const scripts = useScripts()
  return (
    <div id={id} className={className} {...(scripts && { role: 'tabpanel', 'aria-labelledby': tabId(id, selected) })}>
      {children}
    </div>
  )
}

function tabId(panelId: string, tab: string): string {
  return `${panelId}-tab-${tab}`
}

/** The tab whose page is loading. */
function useComingTab(tabs: TabLinksProps['tabs']): string | undefined {
  const { location } = useNavigation()
  const address = location && location.pathname + location.search
  return tabs.find((tab) => address !== undefined && withoutHash(tab.to) === address)?.id
}

function followFocus(event: KeyboardEvent<HTMLElement>): void {
  moveAmongTabs(event)?.click()
}

function pressBySpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}

function keepFocusHere(event: MouseEvent<HTMLElement>): void {
  event.currentTarget.focus({ preventScroll: true })
}
