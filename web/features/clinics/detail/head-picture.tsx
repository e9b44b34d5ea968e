import { ClinicPicture } from '#web/features/clinics/clinic-picture.tsx'
import type { ListedClinic } from '#web/features/clinics/listing/listed-clinics.ts'
import { useClinicPageMessages } from './clinic-page-messages.ts'

/** The photograph, or a drawing that is labelled as one. */
export function HeadPicture({ card }: { card: ListedClinic }) {
  const { picture } = useClinicPageMessages()
  return (
    <div className="relative overflow-hidden rounded-panel">
      <ClinicPicture
        clinic={card}
        scene={card.scene}
        words={picture}
        sizes="(min-width: 64rem) 51rem, 100vw"
        isFirst
        className="aspect-3/2 sm:aspect-[5/2]"
      />
      {card.image === '' ? (
        <small className="absolute end-2 bottom-2 rounded-tag bg-surface px-2 py-1 text-mini text-soft">
          {picture.drawn}
        </small>
      ) : null}
    </div>
  )
}
