import { savedLimits } from '#domain/places/saved-places.ts'
import { tidyName } from '#domain/trips/document/tidy-name.ts'
import { NameDialog } from '#web/ui/overlay/name-dialog.tsx'
import { useApiCall } from '#web/use-api-call.ts'
import { savedPlaces as words } from '#locales/en/places/saved-places.ts'

type ListNameDialogProps = {
  title: string
  save: string
  name?: string
  onSave: (name: string) => Promise<void>
  onClose: () => void
}

export function ListNameDialog({ title, save, name = '', onSave, onClose }: ListNameDialogProps) {
  const { isPending, run } = useApiCall(words.refused)
  return (
    <NameDialog
      title={title}
      label={words.newList.label}
      save={save}
      cancel={words.cancel}
      nameError={words.nameError}
      initialName={name}
      longest={savedLimits.name}
      tidy={(typed) => tidyName(typed, savedLimits.name)}
      isPending={isPending}
      onSave={(typed) =>
        void run(async () => {
          await onSave(typed)
          onClose()
        })
      }
      onClose={onClose}
    />
  )
}
