import { NothingThere } from '#web/shell/nothing-there.tsx'
import { GoBack } from './go-back.tsx'
import { useClinicNotFoundMessages } from './not-found-messages.ts'

export function ClinicNotFound() {
  const { title, text } = useClinicNotFoundMessages()
  return (
    <NothingThere title={title} text={text}>
      <GoBack />
    </NothingThere>
  )
}
