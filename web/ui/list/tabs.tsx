import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { classes } from '#web/ui/classes.ts'
import { moveAmongTabs } from './tab-keys.ts'
import { type TabLabel, tabClasses, tabRow, TabWords } from './tab-look.tsx'

type TabsProps<Id extends string> = {
  label: string
  tabs: readonly (TabLabel & { id: Id; panel: ReactNode })[]
  /** Controlled: the open tab. Uncontrolled, the first tab is open at first. */
  selected?: Id | undefined
  onSelect?: ((id: Id) => void) | undefined
  className?: string | undefined
}

/** Tabs with all panels in the document and one of them shown. If each tab is a page of its own, use TabLinks. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, className }: TabsProps<Id>) {
  const baseId = useId()
  const [own, setOwn] = useState(tabs[0]?.id)
  const open = selected ?? own
  function select(id: Id) {
    setOwn(id)
    onSelect?.(id)
  }
  function move(event: KeyboardEvent<HTMLElement>) {
    const reached = moveAmongTabs(event)?.dataset['tab']
    const tab = tabs.find(({ id }) => id === reached)
    if (tab) select(tab.id)
  }
  return (
    <div className={className}>
      <div role="tablist" aria-label={label} tabIndex={-1} onKeyDown={move} className={tabRow}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${baseId}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === open}
            aria-controls={`${baseId}-${tab.id}-panel`}
            tabIndex={tab.id === open ? 0 : -1}
            onClick={() => select(tab.id)}
            className={tabClasses(tab.id === open)}
          >
            <TabWords {...tab} />
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${baseId}-${tab.id}-panel`}
          aria-labelledby={`${baseId}-${tab.id}`}
          hidden={tab.id !== open}
          // Focusable, because Tab would skip a panel without focusable content.
          tabIndex={0}
          className={classes('pt-6')}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  )
}
