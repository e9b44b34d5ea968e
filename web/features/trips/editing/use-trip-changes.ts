import type { StopPosition, TripEdit } from '#domain/trips/plan/trip-edits.ts'
import { minutesOfPlanClock } from '#domain/trips/plan/plan-clocks.ts'
import type { tripEditing } from '#locales/en/trips/trip-editing.ts'
import { tellsOfClinics } from '#domain/trips/document/trip-privacy.ts'
import { readHidesClinics } from '#web/features/trips/current/hidden-clinics.ts'
import { stopElementId, useTripFocus } from '#web/features/trips/results/page/trip-focus.ts'
import { stopKey } from '#web/features/trips/results/timeline/trip-days.ts'
import { readStoredTrip } from '#web/travel/trip/stored-trip.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { findPlace } from './change-stop.ts'
import { followPanel } from './followed-panel.ts'
import { findStop } from './find-stop.ts'
import { editTrip, readEditor, regenerateTrip, announce } from './trip-editor-store.ts'
import { tripEditing as tripEditingMessages } from '#locales/en/trips/trip-editing.ts'
import { showUndoToast } from './undo-toast.ts'

/** Changes the trip, announces the changes, and moves the focus with the changed stop. */
export function useTripChanges(): {
  change: (edit: TripEdit, control?: string) => Promise<boolean>
  planAnew: (days: readonly number[] | 'all') => Promise<boolean>
} {
  const { showDay, chooseStop, openDay } = useTripFocus()

  /** `control` is the used control, which gets the focus again at the stop's new position. */
  async function change(edit: TripEdit, control?: string): Promise<boolean> {
    const before = readStoredTrip()?.document
    if (!before) return false
    const old = 'at' in edit && edit.do !== 'add' ? findStop(before, edit.at, tripEditingMessages) : null
    if (!(await editTrip(edit))) {
      showRefusal(tripEditingMessages)
      return false
    }
    const document = readStoredTrip()?.document ?? before
    const at = positionAfter(edit, old?.stop.placeId ?? null, document.plan)
    const now = at && findStop(document, at, tripEditingMessages)
    const found = 'placeId' in edit ? (now?.name ?? '') : (old?.name ?? '')
    const name = readHidesClinics() && tellsOfClinics(found, document) ? tripEditingMessages.stop.unknown : found
    const announcement = describeEdit(
      edit,
      { name, at, arrive: now?.stop.arrive ?? '', leave: now?.stop.leave ?? '' },
      tripEditingMessages,
    )
    announce(announcement)
    const isHere = at?.day === openDay
    toastBreaches(announcement, { isLost: edit.do === 'remove', isAdded: edit.do === 'add' && isHere })
    if (edit.do === 'remove') focusNeighbour(edit.at)
    else if (at && isHere) follow(at, control)
    else if (at) offerDay(announcement, at.day)
    return true
  }

  function follow(at: StopPosition, control: string | undefined): void {
    if (control === undefined) return
    followPanel(at, control)
    chooseStop(stopKey(at.day, at.stop))
    focusLater(at, `[data-control="${control}"]`)
  }

  function focusNeighbour({ day, stop }: StopPosition): void {
    chooseStop(null)
    const last = (readStoredTrip()?.document.plan.days[day]?.stops.length ?? 0) - 1
    focusLater({ day, stop: Math.min(stop, Math.max(0, last)) }, 'button')
  }

  function offerDay(announcement: string, day: number): void {
    if (readEditor().breaches.length > 0) return
    showToast({
      kind: 'success',
      title: announcement,
      action: { label: tripEditingMessages.announcements.show(day), onSelect: () => showDay(day) },
    })
  }

  function toastBreaches(announcement: string, { isLost = false, isAdded = false }): void {
    const { breaches } = readEditor()
    const [first] = breaches
    if (!first && !isLost && !isAdded) return
    const more = breaches.length > 1 ? ` ${tripEditingMessages.notices.more(breaches.length - 1)}` : ''
    const description = first ? `${tripEditingMessages.breach(first)}${more}` : undefined
    showUndoToast(
      { kind: first ? 'news' : 'success', title: announcement, description },
      tripEditingMessages.history.undo,
    )
  }

  /** Plans days again around locked stops; can be undone. */
  async function planAnew(days: readonly number[] | 'all'): Promise<boolean> {
    if (!(await regenerateTrip(days))) {
      showRefusal(tripEditingMessages)
      return false
    }
    chooseStop(null)
    announce(tripEditingMessages.announcements.regenerated)
    toastBreaches(tripEditingMessages.announcements.regenerated, { isLost: true })
    return true
  }

  return { change, planAnew }
}

function showRefusal(words: typeof tripEditing): void {
  const { breaches, problem } = readEditor()
  const [first] = breaches
  const description = problem ? words.notices.problems[problem] : first ? words.breach(first) : ''
  announce(description)
  showToast({ kind: 'failure', title: words.notices.refused, description })
}

/** The position of the changed stop; null when it was removed. */
function positionAfter(
  edit: TripEdit,
  placeId: string | null,
  plan: Parameters<typeof findPlace>[0],
): StopPosition | null {
  switch (edit.do) {
    case 'remove':
      return null
    case 'move':
      return edit.to
    case 'add':
    case 'appoint':
    case 'replace':
      return findPlace(plan, edit.placeId)
    case 'lock':
    case 'stay':
    case 'shift':
      return findPlace(plan, placeId) ?? edit.at
  }
}

type EditedStop = { name: string; at: StopPosition | null; arrive: string; leave: string }

function describeEdit(
  edit: TripEdit,
  { name, at, arrive, leave }: EditedStop,
  { announcements }: typeof tripEditing,
): string {
  switch (edit.do) {
    case 'lock':
      return edit.locked ? announcements.locked(name) : announcements.unlocked(name)
    case 'remove':
      return announcements.removed(name)
    case 'replace':
      return announcements.replaced(name, arrive)
    case 'add':
    case 'appoint':
      return announcements.added(name, at?.day ?? 0, arrive)
    case 'move':
      return announcements.moved(name, at?.day ?? 0, arrive)
    case 'stay':
      return announcements.stay(name, minutesOfPlanClock(leave) - minutesOfPlanClock(arrive))
    case 'shift':
      return announcements.shifted(name, arrive)
  }
}

/** Runs after the list has rendered the change. */
function focusLater({ day, stop }: StopPosition, selector: string): void {
  requestAnimationFrame(() => {
    document.getElementById(stopElementId(day, stop))?.querySelector<HTMLElement>(selector)?.focus()
  })
}
