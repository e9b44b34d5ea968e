import { useRef, useState } from 'react'
import { describeFailure } from '#web/administration/describe-failure.ts'
import {
  draftKey,
  forgetDraft,
  storeDraft,
  type StoredDraft,
  readStoredDraft,
} from '#web/administration/draft/stored-draft.ts'
import type { FieldError } from '#web/administration/draft/mistakes.ts'
import type { EditedKind, Versioned } from '#web/administration/edited-kind.ts'
import { changesBetween } from '#web/administration/versions/compare-edits.ts'
import type { EditConflict } from '#web/administration/versions/conflict-view.tsx'
import type { EditKey } from '#web/ui/stored-keys.ts'
import { dismissToast, showToast } from '#web/ui/feedback/toast-store.ts'
import { todayInKorea } from './today-in-korea.ts'

/** The subject of a form: an entry of the server, or a new one, whose draft is stored under a name. */
export type FormSubject<Thing, Facts> = { thing: Thing } | { draftName: string; empty: Facts }

type Start<Facts, Draft> = { draft: Draft; before: Facts; version: number | null }

/** The state of an edit form: the draft is stored with every change, validated and sent. */
export function useEditForm<Thing extends Versioned & Facts, Facts extends object, Draft extends object>(
  kind: EditedKind<Thing, Facts, Draft>,
  subject: FormSubject<Thing, Facts>,
  onSaved: (thing: Thing) => void,
) {
  const { words, calls } = kind
  const thing = 'empty' in subject ? null : subject.thing
  const start = startOf<Facts, Draft>(kind, 'empty' in subject ? subject.empty : subject.thing, thing?.version ?? null)
  const key = draftKey(kind.name, 'empty' in subject ? subject.draftName : subject.thing.id)
  const [kept] = useState(() => openDraft(kind, key, start))
  const [restoredAt, setRestoredAt] = useState(kept?.savedAt ?? null)
  const [state, setState] = useState<Start<Facts, Draft> & { isStored: boolean }>({
    ...(kept ?? start),
    isStored: true,
  })
  // Uploads change the draft too, possibly several times before a render.
  const latest = useRef<Start<Facts, Draft>>(state)
  const [attempt, setAttempt] = useState<{ count: number; errors: FieldError[] }>({ count: 0, errors: [] })
  const [failure, setFailure] = useState<string | null>(null)
  const [conflict, setConflict] = useState<EditConflict<Thing, Facts> | null>(null)
  const [isPending, setPending] = useState(false)
  // Once saved or discarded, a late upload must not store a draft again.
  const isOver = useRef(false)
  const failureToast = useRef<number>(null)

  function hold(next: Start<Facts, Draft>): void {
    if (isOver.current) return
    latest.current = next
    setState({ ...next, isStored: keepOrForget(kind, key, next) })
  }

  function change(part: Partial<Draft> | ((draft: Draft) => Draft)): void {
    const held = latest.current
    hold({ ...held, draft: typeof part === 'function' ? part(held.draft) : { ...held.draft, ...part } })
  }

  /** Resets the form to the entry of the server. */
  function discard(): void {
    hold(start)
    setRestoredAt(null)
    setAttempt({ count: 0, errors: [] })
    setFailure(null)
    takeToastBack()
  }

  /** Removes the stored draft. */
  function giveUp(): void {
    isOver.current = true
    forgetDraft(key)
    takeToastBack()
  }

  function showFailure(title: string, description: string): void {
    takeToastBack()
    failureToast.current = showToast({ kind: 'failure', title, description })
  }

  /** Earlier mistakes are cleared before the new outcome is shown. */
  function takeToastBack(): void {
    if (failureToast.current !== null) dismissToast(failureToast.current)
    failureToast.current = null
  }

  async function submit(): Promise<void> {
    takeToastBack()
    const draft = kind.tidy(latest.current.draft)
    change(draft)
    const { facts, mistakes } = kind.read(draft, todayInKorea())
    const errors = kind.describeMistakes(mistakes, draft)
    setAttempt(({ count }) => ({ count: count + 1, errors }))
    setFailure(null)
    if (errors.length === 0) return save(facts, latest.current)
    const { invalid, invalidOther } = words.toasts
    const description = kind.lacksRequired(mistakes) ? invalid.required : invalidOther(errors.length)
    showFailure(invalid.title, description)
  }

  async function save(facts: Facts, { before, version }: Pick<Start<Facts, Draft>, 'before' | 'version'>) {
    setPending(true)
    try {
      const saved = await (thing && version !== null
        ? calls.change(thing.id, version, changesBetween(before, facts))
        : calls.add(facts))
      giveUp()
      onSaved(saved)
    } catch (error) {
      const found = calls.readConflict(error)
      if (found) setConflict({ ...found, before, mine: facts })
      else refuse(error, facts)
    } finally {
      setPending(false)
    }
  }

  function refuse(error: unknown, facts: Facts): void {
    const refused = calls.readRefusedFields(error).map((path) => [path, { kind: 'wrong' }] as const)
    const errors = kind.describeMistakes(Object.fromEntries(refused), kind.draftOf(facts))
    setAttempt(({ count }) => ({ count: count + 1, errors }))
    const description = errors.length > 0 ? words.toasts.invalidOther(errors.length) : describeFailure(error, words)
    setFailure(errors.length > 0 ? null : description)
    if (errors.length > 0) setConflict(null)
    showFailure(words.toasts.failed, description)
  }

  /** Saves the resolved conflict over the other editor's version; a third editor causes another conflict. */
  async function saveMerged(merged: Facts, theirs: Thing): Promise<void> {
    const before = kind.onlyEdited(theirs)
    const next = { draft: kind.draftOf(merged), before, version: theirs.version }
    hold(next)
    await save(merged, next)
  }

  return {
    ...state,
    isNew: thing === null,
    isTouched: !isUntouched(kind, state),
    restoredAt,
    ...attempt,
    failure,
    conflict,
    isPending,
    change,
    discard,
    giveUp,
    submit,
    saveMerged,
    leaveConflict: () => setConflict(null),
    errorOf: (path: string) => attempt.errors.find((error) => error.path === path)?.message,
  }
}

type DraftKind<Facts extends object, Draft extends object> = {
  onlyEdited: (facts: Facts) => Facts
  draftOf: (facts: Facts) => Draft
  draftShape: number
}

function startOf<Facts extends object, Draft extends object>(
  { onlyEdited, draftOf }: DraftKind<Facts, Draft>,
  facts: Facts,
  version: number | null,
): Start<Facts, Draft> {
  return { draft: draftOf(facts), before: onlyEdited(facts), version }
}

/** The stored draft of an earlier visit. */
function openDraft<Facts extends object, Draft extends object>(
  kind: DraftKind<Facts, Draft>,
  key: EditKey,
  start: Start<Facts, Draft>,
): StoredDraft<Facts, Draft> | null {
  const kept = readStoredDraft<Facts, Draft>(key, kind.draftShape, start)
  return kept && !isUntouched(kind, kept) ? kept : null
}

/** False if the browser does not store drafts. */
function keepOrForget<Facts extends object, Draft extends object>(
  kind: DraftKind<Facts, Draft>,
  key: EditKey,
  { draft, before, version }: Start<Facts, Draft>,
): boolean {
  if (isUntouched(kind, { draft, before })) {
    forgetDraft(key)
    return true
  }
  return storeDraft(key, kind.draftShape, { draft, before, version, savedAt: new Date().toISOString() })
}

function isUntouched<Facts extends object, Draft extends object>(
  { draftOf }: DraftKind<Facts, Draft>,
  { draft, before }: { draft: Draft; before: Facts },
): boolean {
  return JSON.stringify(draft) === JSON.stringify(draftOf(before))
}
