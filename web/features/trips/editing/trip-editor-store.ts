import { hideBreaches } from '#domain/trips/plan/hidden-changes.ts'
import { isTreatmentReason } from '#domain/clinics/treatment-mentions.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import type { Breach, StopPosition, TripEdit } from '#domain/trips/plan/trip-edits.ts'
import { tellsOfClinics } from '#domain/trips/document/trip-privacy.ts'
import { onHidesClinicsChange, readHidesClinics } from '#web/features/trips/current/hidden-clinics.ts'
import { askPlanner, type PlannerResult } from '#web/features/trips/planning/planner-client.ts'
import type { EditedHere } from '#web/features/trips/planning/edited-here.ts'
import type { AlternativesHere } from '#web/features/trips/planning/planner-messages.ts'
import { storeTrip, onTripChange, readStoredTrip } from '#web/travel/trip/stored-trip.ts'
import { addChange, goBack, goForward, type History, noHistory } from './trip-history.ts'

/** `no_facts`: the planner's facts could not be loaded. `changed`: another tab changed the trip in the meantime. */
export type EditProblem = 'no_facts' | 'failed' | 'changed'

export type EditorState = {
  history: History<TripDocument>
  isBusy: boolean
  /** The rules that the last change broke, or the reason why it was refused. */
  breaches: readonly Breach[]
  isRefused: boolean
  problem: EditProblem | null
  /** A description of the last change for screen readers. */
  announcement: string
}

const idle: EditorState = {
  history: noHistory,
  isBusy: false,
  breaches: [],
  isRefused: false,
  problem: null,
  announcement: '',
}

let state = idle
const listeners = new Set<() => void>()
/** The document of this history. */
let known: TripDocument | null = null
let isWriting = false
// Changes run one at a time, because each is based on the result of the one before.
let queue: Promise<unknown> = Promise.resolve()
let stopWatching: (() => void) | null = null
let shown = { of: idle, hides: false, state: idle }

/** The state of the editor; while clinics are hidden on this device, without anything that reveals them. */
export function readEditor(): EditorState {
  const hides = readHidesClinics()
  if (shown.of !== state || shown.hides !== hides) {
    shown = { of: state, hides, state: hides ? withoutClinics(state) : state }
  }
  return shown.state
}

function withoutClinics(whole: EditorState): EditorState {
  const document = readStoredTrip()?.document
  if (!document) return whole
  const announcement = tellsOfClinics(whole.announcement, document) ? '' : whole.announcement
  return { ...whole, announcement, breaches: hideBreaches(whole.breaches, document) }
}

/** The snapshot for server rendering. */
export function readNoEditor(): EditorState {
  return idle
}

export function onEditorChange(callback: () => void): () => void {
  listeners.add(callback)
  stopWatching ??= onTripChange(clearHistoryOfReplacedTrip)
  const stopWatchingHidden = onHidesClinicsChange(callback)
  return () => {
    listeners.delete(callback)
    stopWatchingHidden()
    if (listeners.size > 0) return
    stopWatching?.()
    stopWatching = null
  }
}

/** Changes the trip. Returns true when the change was made, even if it breaks rules. */
export function editTrip(edit: TripEdit): Promise<boolean> {
  return changeTrip(({ steps, plan, places }) => askPlanner('edit', { steps, plan, places, edit }))
}

/** Plans all or some days again around locked stops. */
export function regenerateTrip(days: readonly number[] | 'all'): Promise<boolean> {
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  return changeTrip(({ steps, plan }) => askPlanner('regenerate', { steps, plan, days, seed }))
}

/** Makes a change that was tried out on this document before. Returns false when the trip is another one by now. */
export function takeEdited(document: TripDocument, answer: EditedHere): Promise<boolean> {
  return changeTrip((now) => Promise.resolve(now === document ? { ok: true, answer } : null))
}

/** Undoes the last change. */
export function undoEdit(): Promise<void> {
  return step(goBack)
}

export function redoEdit(): Promise<void> {
  return step(goForward)
}

/** Announces a change to screen readers. */
export function announce(announcement: string): void {
  show({ announcement })
}

export function dismissBreaches(): void {
  show({ breaches: [], isRefused: false, problem: null })
}

/** Alternative places for a stop; null when the search failed. */
export async function findAlternatives(at: StopPosition, signal: AbortSignal): Promise<AlternativesHere | null> {
  const kept = readStoredTrip()
  if (!kept) return null
  const { steps, plan } = kept.document
  const result = await askPlanner('alternatives', { steps, plan, at }, { signal })
  if (!result.ok) return null
  return readHidesClinics() ? withoutTreatmentReasons(result.answer) : result.answer
}

function withoutTreatmentReasons({ alternatives, places }: AlternativesHere): AlternativesHere {
  const isShown = ({ placeId }: AlternativesHere['alternatives'][number]) => places[placeId]?.kind !== 'clinic'
  return {
    alternatives: alternatives
      .filter(isShown)
      .map((one) => ({ ...one, because: one.because.filter((code) => !isTreatmentReason(code)) })),
    places,
  }
}

/** Null when the change is one of another document. */
type Asked = (document: TripDocument) => Promise<PlannerResult<'edit' | 'regenerate'> | null>

function changeTrip(ask: Asked): Promise<boolean> {
  return enqueue(async () => {
    const before = readStoredTrip()
    if (!before) return false
    clearHistoryOfReplacedTrip()
    show({ isBusy: true, announcement: '' })
    const result = await ask(before.document)
    show({ isBusy: false })
    if (!result) {
      show({ breaches: [], isRefused: true, problem: 'changed' })
      return false
    }
    if (!result.ok) {
      show({ breaches: [], isRefused: true, problem: result.problem === 'no_facts' ? 'no_facts' : 'failed' })
      return false
    }
    const { breaches, isRefused } = result.answer
    if (readStoredTrip()?.document !== before.document) {
      show({ breaches: [], isRefused: true, problem: 'changed' })
      return false
    }
    show({ breaches, isRefused, problem: null })
    if (isRefused) return false
    write(changedDocument(before.document, result.answer), addChange(state.history, before.document))
    return true
  })
}

function changedDocument(document: TripDocument, { plan, places, words }: EditedHere): TripDocument {
  return {
    ...document,
    plan,
    places: { ...document.places, ...places },
    words: words === null ? document.words : { text: words, by: 'built-in' },
  }
}

function step(go: typeof goBack<TripDocument>): Promise<void> {
  return enqueue(async () => {
    const kept = readStoredTrip()
    clearHistoryOfReplacedTrip()
    const found = kept && go(state.history, kept.document)
    if (!found) return
    show({ breaches: [], isRefused: false, problem: null })
    write(found.state, found.history)
  })
}

function write(document: TripDocument, history: History<TripDocument>): void {
  const kept = readStoredTrip()
  isWriting = true
  storeTrip({ saved: kept?.saved ?? null, isChanged: kept?.saved !== null && kept?.saved !== undefined, document })
  isWriting = false
  known = readStoredTrip()?.document ?? null
  show({ history })
}

/** Clears the history when the trip was replaced by another tab or a new plan. */
function clearHistoryOfReplacedTrip(): void {
  if (isWriting) return
  const document = readStoredTrip()?.document ?? null
  if (document === known) return
  known = document
  if (state.history !== noHistory || state.breaches.length > 0) {
    show({ history: noHistory, breaches: [], isRefused: false, problem: null })
  }
}

function enqueue<T>(work: () => Promise<T>): Promise<T> {
  const done = queue.then(work)
  queue = done.catch(() => undefined)
  return done
}

function show(change: Partial<EditorState>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}
