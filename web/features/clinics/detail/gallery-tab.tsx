import type { Clinic } from '#domain/clinics/clinics.ts'
import { Carousel } from '#web/ui/list/carousel.tsx'
import { ClinicPicture } from '#web/features/clinics/clinic-picture.tsx'
import { clinicPage } from '#locales/en/clinics/clinic-page.ts'
import { Part } from '#web/ui/loading/part.tsx'

export function GalleryTab({ clinic }: { clinic: Clinic }) {
  const { gallery: words, picture } = clinicPage
  const { gallery, name } = clinic
  return (
    <Part heading={words.heading}>
      <Carousel label={words.heading} itemClass="w-[86%] sm:w-120">
        {gallery.map((image, index) => (
          <ClinicPicture
            key={image}
            clinic={{ ...clinic, image }}
            scene="clinic-reception"
            isWhole
            words={picture}
            alt={picture.of(name, index + 1, gallery.length)}
            sizes="(min-width: 40rem) 30rem, 86vw"
            className="aspect-4/3 rounded-control"
          />
        ))}
      </Carousel>
    </Part>
  )
}
