import type { BeforeAfterConsent, Clinic } from '#domain/clinics/clinics.ts'
import { ClinicPicture } from '#web/features/clinics/clinic-picture.tsx'
import { clinicPage } from '#locales/en/clinics/clinic-page.ts'

/** Pictures of patients. They are hidden behind a notice and shown only on request, with the confirmed consent. */
export function BeforeAfter({ clinic, consent }: { clinic: Clinic; consent: BeforeAfterConsent }) {
  const { beforeAfter: words, picture } = clinicPage
  const { beforeAfterImages: images, name } = clinic
  return (
    <details className="rounded-control border border-line bg-surface p-4">
      <summary className="cursor-pointer font-semibold">{words.show}</summary>
      <p className="mt-3 text-small">{words.notice}</p>
      <p className="mt-1 text-small text-soft">{words.consent(consent.confirmedOn, consent.takenOn)}</p>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {images.map((image, index) => (
          <li key={image}>
            <ClinicPicture
              clinic={{ ...clinic, image }}
              scene="clinic-reception"
              isWhole
              words={picture}
              alt={picture.of(name, index + 1, images.length)}
              sizes="(min-width: 64rem) 24rem, 100vw"
              className="aspect-4/3 rounded-control"
            />
          </li>
        ))}
      </ul>
    </details>
  )
}
