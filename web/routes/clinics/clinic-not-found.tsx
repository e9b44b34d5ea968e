import { NothingThere } from '#web/shell/nothing-there.tsx'
import { GoBack } from './go-back.tsx'
import { clinicNotFound } from '#locales/en/clinics/clinic-not-found.ts'

export function ClinicNotFound() {
  const { title, text } = clinicNotFound
  return (
    <NothingThere title={title} text={text}>
      <GoBack />
    </NothingThere>
  )
}
