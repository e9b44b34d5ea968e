import { createContext, useContext, useEffect } from 'react'

/** Holds how the open form is left, for the Cancel buttons around it: each asks what the form's own one asks. */
export function createFormCancel() {
  let cancelForm: (() => void) | null = null
  return {
    /** Of the form that is open; null once there is none. */
    set(cancel: (() => void) | null): void {
      cancelForm = cancel
    },
    /** Leaves the form; `otherwise` is done where none is open. */
    press(otherwise: () => void): void {
      ;(cancelForm ?? otherwise)()
    },
  }
}

export const FormCancelContext = createContext<ReturnType<typeof createFormCancel> | null>(null)

/** Lets the buttons around a form leave it the way that its own button does. */
export function useFormCancel(cancel: () => void): void {
  const around = useContext(FormCancelContext)
  useEffect(() => {
    around?.set(cancel)
    return () => around?.set(null)
  })
}
