import { type RefObject, useEffect, useRef } from 'react'

export type FormValues = Record<string, string>

/**
 * A form whose values are in the address. It follows the address. Values that were chosen before hydration are read
 * once by `commit`, except a search text that is still being typed.
 */
export function useFollowedForm(form: RefObject<HTMLFormElement | null>, values: FormValues, commit: () => void): void {
  const latest = useRef(commit)
  const followed = useRef<FormValues>(null)
  useEffect(() => {
    latest.current = commit
  })
  const written = new URLSearchParams(values).toString()
  useEffect(() => {
    if (!form.current) return
    const before = followed.current
    const now = Object.fromEntries(new URLSearchParams(written))
    followed.current = now
    if (before === null) {
      if (!says(form.current, now)) latest.current()
    } else fill(form.current, now, before)
  }, [form, written])
}

/** Returns the form's values as they would be in the address. */
export function readForm(form: HTMLFormElement): URLSearchParams {
  const asked = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') asked.append(name, value)
  return asked
}

function says(form: HTMLFormElement, values: FormValues): boolean {
  return Object.entries(values).every(([name, value]) => {
    const control = findControl(form, name)
    return control === null || areWordsBeingTyped(control) || valueOf(control) === value
  })
}

/** Sets all controls except one in which the visitor is typing. */
function fill(form: HTMLFormElement, values: FormValues, before: FormValues): void {
  for (const [name, value] of Object.entries(values)) {
    const control = findControl(form, name)
    if (!control || isBeingTyped(control, before[name] ?? '')) continue
    if (isCheckbox(control)) control.checked = value !== ''
    else control.value = value
  }
}

type Control = HTMLInputElement | HTMLSelectElement

function findControl(form: HTMLFormElement, name: string): Control | null {
  const control = form.elements.namedItem(name)
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control : null
}

/** An unchecked checkbox is the empty string. */
function valueOf(control: Control): string {
  if (isCheckbox(control)) return control.checked ? control.value : ''
  return control.value.trim()
}

function isCheckbox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox'
}

/** An incomplete date has no value yet (`badInput`). */
function isBeingTyped(control: Control, before: string): boolean {
  return control === document.activeElement && (control.value !== before || control.validity.badInput)
}

/** A search text is submitted when it is complete. */
function areWordsBeingTyped(control: Control): boolean {
  return control === document.activeElement && control.type === 'search'
}
