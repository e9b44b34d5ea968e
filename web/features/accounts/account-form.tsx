import type { ReactNode } from 'react'
import { HeldForm } from '#web/ui/form/held-form.tsx'

type AccountFormProps = { onSubmit: (form: HTMLFormElement) => void; children: ReactNode }

/** Without scripts the form is posted, and the server answers that it needs scripts. */
export function AccountForm({ onSubmit, children }: AccountFormProps) {
  return (
    <HeldForm method="post" onSubmit={onSubmit} className="grid gap-6">
      {children}
    </HeldForm>
  )
}
