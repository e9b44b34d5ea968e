import { useRef, useState } from 'react'
import type { ClinicConflict } from '#domain/clinic-history.ts'
import type { Clinic, ClinicTreatment } from '#domain/clinics.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { addClinic, changeClinic, readConflict, readRefusedFields } from '#web/features/clinics/administration/calls.ts'
import {
  type ClinicDraft,
  draftOf,
  type EditedFacts,
  emptyFacts,
  onlyEdited,
  tidyDraft,
} from '#web/features/clinics/administration/draft/clinic-draft.ts'
import { changesBetween } from '#web/features/clinics/administration/versions/compare-edits.ts'
import { describeFailure } from '#web/features/clinics/administration/describe-failure.ts'
import { describeMistakes, type FieldError } from '#web/features/clinics/administration/draft/describe-mistakes.ts'
import {
  draftKey,
  forgetDraft,
  keepDraft,
  type KeptDraft,
  readKeptDraft,
} from '#web/features/clinics/administration/draft/kept-draft.ts'
import { lacksRequired, readDraft } from '#web/features/clinics/administration/draft/read-draft.ts'
import { todayInKorea } from './today-in-korea.ts'
import { useClinicFormWords } from '#web/features/clinics/administration/words.ts'

/** What the form is about: a clinic as the server has it, or a new one of a listing page. */
export type FormSubject = { clinic: Clinic } | { newOf: ClinicTreatment }

/** What I saw, what I made of it, and what somebody else saved meanwhile. */
export type Conflict = { before: EditedFacts; mine: EditedFacts } & ClinicConflict

type Start = { draft: ClinicDraft; before: EditedFacts; version: number | null }

export type ClinicFormState = ReturnType<typeof useClinicForm>

/** What is typed, kept on the device with every change, looked at and sent. */
export function useClinicForm(subject: FormSubject, onSaved: (clinic: Clinic) => void) {
  const words = useClinicFormWords()
  const start = 'clinic' in subject ? startOf(subject.clinic) : emptyStart(subject.newOf)
  const key = draftKey('clinic' in subject ? subject.clinic.id : subject.newOf)
  const [kept] = useState(() => openDraft(key))
  const [restoredAt, setRestoredAt] = useState(kept?.savedAt ?? null)
  const [state, setState] = useState<Start & { isKept: boolean }>({ ...(kept ?? start), isKept: true })
  // Changes come from uploads too, several before a render.
  const latest = useRef<Start>(state)
  const [attempt, setAttempt] = useState<{ count: number; errors: FieldError[] }>({ count: 0, errors: [] })
  const [failure, setFailure] = useState<string | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [isPending, setPending] = useState(false)
  const [uploads, setUploads] = useState(0)
  const isSaved = useRef(false)

  function hold(next: Start): void {
    // What comes late is no draft of a clinic that is saved.
    if (isSaved.current) return
    latest.current = next
    setState({ ...next, isKept: keepOrForget(key, next) })
  }

  function change(part: Partial<ClinicDraft> | ((draft: ClinicDraft) => ClinicDraft)): void {
    const held = latest.current
    hold({ ...held, draft: typeof part === 'function' ? part(held.draft) : { ...held.draft, ...part } })
  }

  /** Back to what the server has. */
  function discard(): void {
    hold(start)
    setRestoredAt(null)
    setAttempt({ count: 0, errors: [] })
    setFailure(null)
  }

  async function submit(): Promise<void> {
    const draft = tidyDraft(latest.current.draft)
    change(draft)
    const { facts, mistakes } = readDraft(draft, todayInKorea())
    const errors = describeMistakes(mistakes, draft, words)
    setAttempt(({ count }) => ({ count: count + 1, errors }))
    setFailure(null)
    if (errors.length === 0) return save(facts, latest.current)
    const { invalid, invalidOther } = words.toasts
    const description = lacksRequired(mistakes) ? invalid.required : invalidOther(errors.length)
    showToast({ kind: 'failure', title: invalid.title, description })
  }

  async function save(facts: EditedFacts, { before, version }: Pick<Start, 'before' | 'version'>): Promise<void> {
    setPending(true)
    try {
      const saved = await ('clinic' in subject && version !== null
        ? changeClinic(subject.clinic.id, version, changesBetween(before, facts))
        : addClinic(facts))
      isSaved.current = true
      forgetDraft(key)
      onSaved(saved)
    } catch (error) {
      const found = readConflict(error)
      if (found) setConflict({ ...found, before, mine: facts })
      else refuse(error, facts)
    } finally {
      setPending(false)
    }
  }

  function refuse(error: unknown, facts: EditedFacts): void {
    const refused = readRefusedFields(error).map((path) => [path, { kind: 'wrong' }] as const)
    const errors = describeMistakes(Object.fromEntries(refused), draftOf(facts), words)
    setAttempt(({ count }) => ({ count: count + 1, errors }))
    const description = errors.length > 0 ? words.toasts.invalidOther(errors.length) : describeFailure(error, words)
    setFailure(errors.length > 0 ? null : description)
    if (errors.length > 0) setConflict(null)
    showToast({ kind: 'failure', title: words.toasts.failed, description })
  }

  /** Saves what came of a conflict on top of the other editor's version; a third editor makes another conflict. */
  async function saveMerged(merged: EditedFacts, theirs: Clinic): Promise<void> {
    const before = onlyEdited(theirs)
    const next = { draft: draftOf(merged), before, version: theirs.version }
    hold(next)
    await save(merged, next)
  }

  return {
    ...state,
    restoredAt,
    ...attempt,
    failure,
    conflict,
    isPending,
    isUploading: uploads > 0,
    countUpload: (by: 1 | -1) => setUploads((count) => count + by),
    change,
    discard,
    submit,
    saveMerged,
    leaveConflict: () => setConflict(null),
    errorOf: (path: string) => attempt.errors.find((error) => error.path === path)?.message,
  }
}

function startOf(clinic: Clinic): Start {
  return { draft: draftOf(clinic), before: onlyEdited(clinic), version: clinic.version }
}

function emptyStart(treatment: ClinicTreatment): Start {
  const before = emptyFacts(treatment)
  return { draft: draftOf(before), before, version: null }
}

/** What was typed before and not saved. */
function openDraft(key: string): KeptDraft | null {
  const kept = readKeptDraft(key)
  return kept && !isUntouched(kept) ? kept : null
}

/** False where the browser keeps nothing. */
function keepOrForget(key: string, { draft, before, version }: Start): boolean {
  if (isUntouched({ draft, before })) {
    forgetDraft(key)
    return true
  }
  return keepDraft(key, { draft, before, version, savedAt: new Date().toISOString() })
}

function isUntouched({ draft, before }: Pick<Start, 'draft' | 'before'>): boolean {
  return JSON.stringify(draft) === JSON.stringify(draftOf(before))
}
