import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from './dialog.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

type NameDialogProps = {
  title: string
  label: string
  save: string
  cancel: string
  nameError: string
  initialName: string
  longest: number
  /** Normalises the typed name. Null when it is invalid. */
  tidy: (typed: string) => string | null
  isPending: boolean
  onSave: (name: string) => void
  onClose: () => void
  /** Further fields below the name. */
  children?: ReactNode
}

/** Asks for a name. Keeps the typed text while it is invalid or when saving fails. */
export function NameDialog(props: NameDialogProps) {
  const { title, label, save, cancel, nameError, initialName, longest, isPending, onClose, children } = props
  const formId = useId()
  const [typed, setTyped] = useState(initialName)
  const [isWrong, setIsWrong] = useState(false)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const name = props.tidy(typed)
    setIsWrong(name === null)
    if (name !== null) props.onSave(name)
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button type="submit" form={formId} kind="primary" isPending={isPending}>
            {save}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {cancel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextField
          label={label}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          maxLength={longest}
          autoComplete="off"
          error={isWrong ? nameError : null}
        />
        {children}
      </form>
    </Dialog>
  )
}
