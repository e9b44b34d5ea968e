import type { ListedClinic } from './listed-clinics.ts'
import { clinicListing } from '#locales/en/clinics/clinic-listing.ts'

/** Explains the sample label of the cards. */
export function SampleNotice({ clinics }: { clinics: readonly ListedClinic[] }) {
  const { samples } = clinicListing
  const count = clinics.filter(({ isSample }) => isSample).length
  if (count === 0) return null
  const words = count === clinics.length ? samples.all : samples.some
  return (
    <p className="mt-3 rounded-control bg-wash-ochre px-4 py-2.5 text-small">
      <strong>{words.what}</strong> {words.why}
    </p>
  )
}
