import { tripLimits } from '#domain/saved-trips.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useSavedTripsMessages } from './saved-trips-messages.ts'

type TripNameFieldProps = { typed: string; onType: (typed: string) => void; isWrong: boolean }

export function TripNameField({ typed, onType, isWrong }: TripNameFieldProps) {
  const { save: words } = useSavedTripsMessages()
  return (
    <TextField
      label={words.label}
      value={typed}
      onChange={(event) => onType(event.target.value)}
      onFocus={(event) => event.target.select()}
      maxLength={tripLimits.name}
      autoComplete="off"
      error={isWrong ? words.nameError : null}
    />
  )
}
