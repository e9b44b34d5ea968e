import type { ListedClinic } from './listed-clinics.ts'
import { useListingMessages } from './listing-messages.ts'

/** Explains the sample label of the cards. */
export function SampleNotice({ clinics }: { clinics: readonly ListedClinic[] }) {
  const { samples } = useListingMessages()
  const count = clinics.filter(({ isSample }) => isSample).length
  if (count === 0) return null
  const words = count === clinics.length ? samples.all : samples.some
  return (
    <p className="mt-3 rounded-control bg-wash-ochre px-4 py-2.5 text-small">
      <strong>{words.what}</strong> {words.why}
    </p>
  )
}
