import { ClinicPicture } from '#web/features/clinics/clinic-picture.tsx'
import type { ListedClinic } from '#web/features/clinics/listing/listed-clinics.ts'
import { clinicPage } from '#locales/en/clinics/clinic-page.ts'

export function HeadPicture({ card }: { card: ListedClinic }) {
  const { picture } = clinicPage
  return (
    <ClinicPicture
      clinic={card}
      scene={card.scene}
      words={picture}
      sizes="(min-width: 64rem) 51rem, 100vw"
      isFirst
      className="aspect-3/2 rounded-panel sm:aspect-[5/2]"
    />
  )
}
