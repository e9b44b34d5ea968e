import { type SubmitEvent, useId, useState } from 'react'
import { savedLimits, tidyListName } from '#domain/saved-places.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useSavedMessages } from './saved-messages.ts'
import { useListCall } from './use-list-call.ts'

type NameDialogProps = {
  title: string
  save: string
  /** The name so far. */
  name?: string
  onSave: (name: string) => Promise<void>
  onClose: () => void
}

/** Asks for the name of a list. It is there for as long as it is open. */
export function NameDialog({ title, save, name: given = '', onSave, onClose }: NameDialogProps) {
  const words = useSavedMessages()
  const formId = useId()
  const [typed, setTyped] = useState(given)
  const [isWrong, setIsWrong] = useState(false)
  const { isPending, run } = useListCall()
  function submit(event: SubmitEvent) {
    event.preventDefault()
    const name = tidyListName(typed)
    setIsWrong(name === null)
    if (name === null) return
    void run(async () => {
      await onSave(name)
      onClose()
    })
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
            {words.cancel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextField
          label={words.newList.label}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={savedLimits.name}
          autoComplete="off"
          error={isWrong ? words.nameError : null}
        />
      </form>
    </Dialog>
  )
}
