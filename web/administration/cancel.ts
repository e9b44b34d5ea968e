import { createContext, useContext, useEffect } from 'react'

/** Holds the cancel function of the open form, so that Cancel buttons outside of it ask the same question. */
export function createFormCancel() {
  let cancelForm: (() => void) | null = null
  return {
    /** The function of the open form; null without one. */
    set(cancel: (() => void) | null): void {
      cancelForm = cancel
    },
    /** Cancels the open form, or calls `otherwise` when none is open. */
    press(otherwise: () => void): void {
      ;(cancelForm ?? otherwise)()
    },
  }
}

export const FormCancelContext = createContext<ReturnType<typeof createFormCancel> | null>(null)

/** Registers the cancel function of a form for the buttons outside of it. */
export function useFormCancel(cancel: () => void): void {
  const around = useContext(FormCancelContext)
  useEffect(() => {
    around?.set(cancel)
    return () => around?.set(null)
  })
}
