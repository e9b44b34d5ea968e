import { useEffect, useId, useState } from 'react'
import type { StopPosition } from '#domain/trips/plan/trip-edits.ts'
import { ArrowLeftRight, ArrowUpDown, Clock, Lock, LockOpen, X } from 'lucide-react'
import { ActionButton } from './action-button.tsx'
import { AlternativesPanel } from './alternatives-panel.tsx'
import { forgetFollowedPanel, panelOf, type StopPanel } from './followed-panel.ts'
import { MoveStopPanel } from './move-stop-panel.tsx'
import { StayPanel } from './stay-panel.tsx'
import { findStop } from './find-stop.ts'
import { useTripChanges } from './use-trip-changes.ts'
import { useTripEditor } from './use-trip-editor.ts'
import { tripEditing as words } from '#locales/en/trips/trip-editing.ts'

export function StopActions({ at, children }: { at: StopPosition; children?: React.ReactNode }) {
  const editor = useTripEditor()
  const { change } = useTripChanges()
  const [open, setOpen] = useState(() => panelOf(at))
  const panelId = useId()
  useEffect(forgetFollowedPanel, [])
  const found = editor && findStop(editor.document, at, words)
  if (!editor || !found || found.stop.kind === 'transfer') return null
  const { stop, name } = found
  const isLocked = stop.locked === true
  const toggle = (panel: StopPanel) => ({
    isOn: open === panel,
    'aria-expanded': open === panel,
    'aria-controls': open === panel ? panelId : undefined,
    'data-control': panel,
    onClick: () => setOpen(open === panel ? null : panel),
  })
  return (
    <div>
      <fieldset aria-label={words.actions.label(name)} className="flex flex-wrap gap-x-3 pt-1">
        <ActionButton
          icon={isLocked ? Lock : LockOpen}
          isOn={isLocked}
          aria-pressed={isLocked}
          title={words.actions.lockHint}
          data-control="lock"
          onClick={() => void change({ do: 'lock', at, locked: !isLocked }, 'lock')}
        >
          {words.actions.lock}
        </ActionButton>
        {stop.placeId !== null && stop.treatment === undefined ? (
          <ActionButton icon={ArrowLeftRight} {...toggle('alternatives')}>
            {words.actions.alternatives}
          </ActionButton>
        ) : null}
        <ActionButton icon={ArrowUpDown} {...toggle('move')}>
          {words.actions.move}
        </ActionButton>
        <ActionButton icon={Clock} {...toggle('stay')}>
          {words.actions.stay}
        </ActionButton>
        <ActionButton icon={X} onClick={() => void change({ do: 'remove', at })}>
          {words.actions.remove}
        </ActionButton>
        {children}
      </fieldset>
      {open === null ? null : (
        <div
          id={panelId}
          ref={showWhole}
          className="mt-3 scroll-mt-36 scroll-mb-24 rounded-panel border border-line bg-ground p-3 sm:p-4"
        >
          {open === 'alternatives' ? (
            <AlternativesPanel key={stop.placeId} at={at} onDone={() => setOpen(null)} />
          ) : null}
          {open === 'move' ? <MoveStopPanel at={at} /> : null}
          {open === 'stay' ? <StayPanel at={at} /> : null}
        </div>
      )}
    </div>
  )
}

/** Scrolls the panel into view: below the edge of a phone, or behind its bar, it would seem not to have opened. */
function showWhole(panel: HTMLElement | null): void {
  panel?.scrollIntoView({ block: 'nearest' })
}
