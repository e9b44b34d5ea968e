import { useState } from 'react'
import type { ClinicConflict } from '#domain/clinic-history.ts'
import type { Clinic, ClinicTreatment } from '#domain/clinics.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { addClinic, changeClinic, readConflict } from './calls.ts'
import { type ClinicDraft, draftOf, type EditedFacts, emptyFacts, onlyEdited, tidyDraft } from './clinic-draft.ts'
import { changesBetween } from './compare-edits.ts'
import { describeFailure } from './describe-failure.ts'
import { describeMistakes, type FieldError } from './describe-mistakes.ts'
import { draftKey, forgetDraft, keepDraft, readKeptDraft } from './kept-draft.ts'
import { lacksRequired, readDraft } from './read-draft.ts'
import { todayInKorea } from './today-in-korea.ts'
import { useClinicFormWords } from './words.ts'

/** What the form is about: a clinic as the server has it, or a new one of a listing page. */
export type FormSubject = { clinic: Clinic } | { newOf: ClinicTreatment }

/** What I saw, what I made of it, and what somebody else saved meanwhile. */
export type Conflict = { before: EditedFacts; mine: EditedFacts } & ClinicConflict

type Start = { draft: ClinicDraft; before: EditedFacts; version: number | null }
type State = Start & { restoredAt: string | null; isKept: boolean }

export type ClinicFormState = ReturnType<typeof useClinicForm>

/** What is typed, kept on the device with every change, looked at and sent. */
export function useClinicForm(subject: FormSubject, onSaved: (clinic: Clinic) => void) {
  const words = useClinicFormWords()
  const start = 'clinic' in subject ? startOf(subject.clinic) : emptyStart(subject.newOf)
  const key = draftKey('clinic' in subject ? subject.clinic.id : subject.newOf)
  const [state, setState] = useState<State>(() => openDraft(key, start))
  const [attempt, setAttempt] = useState<{ count: number; errors: FieldError[] }>({ count: 0, errors: [] })
  const [failure, setFailure] = useState<string | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [isPending, setPending] = useState(false)

  function change(part: Partial<ClinicDraft> | ((draft: ClinicDraft) => ClinicDraft)): void {
    setState((held) => {
      const draft = typeof part === 'function' ? part(held.draft) : { ...held.draft, ...part }
      return { ...held, draft, isKept: keepOrForget(key, { ...held, draft }) }
    })
  }

  /** Back to what the server has. */
  function discard(): void {
    forgetDraft(key)
    setState({ ...start, restoredAt: null, isKept: true })
    setAttempt({ count: 0, errors: [] })
    setFailure(null)
  }

  async function submit(): Promise<void> {
    if (isPending) return
    const draft = tidyDraft(state.draft)
    change(() => draft)
    const { facts, mistakes } = readDraft(draft, todayInKorea())
    const errors = describeMistakes(mistakes, draft, words)
    setAttempt(({ count }) => ({ count: count + 1, errors }))
    setFailure(null)
    if (errors.length === 0) return save(facts, state)
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
      forgetDraft(key)
      onSaved(saved)
    } catch (error) {
      const found = readConflict(error)
      if (found) setConflict({ ...found, before, mine: facts })
      else refuse(describeFailure(error, words))
    } finally {
      setPending(false)
    }
  }

  function refuse(description: string): void {
    setFailure(description)
    showToast({ kind: 'failure', title: words.toasts.failed, description })
  }

  /** Saves what came of a conflict on top of the other editor's version; a third editor makes another conflict. */
  async function saveMerged(merged: EditedFacts, theirs: Clinic): Promise<void> {
    const before = onlyEdited(theirs)
    const next = { draft: draftOf(merged), before, version: theirs.version }
    setState((held) => ({ ...held, ...next, isKept: keepOrForget(key, next) }))
    await save(merged, next)
  }

  return {
    ...state,
    ...attempt,
    failure,
    conflict,
    isPending,
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

function openDraft(key: string, start: Start): State {
  const kept = readKeptDraft(key)
  if (!kept || isUntouched(kept)) return { ...start, restoredAt: null, isKept: true }
  const { savedAt, ...held } = kept
  return { ...held, restoredAt: savedAt, isKept: true }
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
