import { describeValue } from './describe-value.ts'
import { useClinicFormWords } from '#web/features/clinics/administration/words.ts'

/** What a field says, for comparing; pictures are shown. */
export function FieldValue({ field, value }: { field: string; value: unknown }) {
  const words = useClinicFormWords()
  return (
    <ul className="grid gap-1 text-small">
      {describeValue(field, value, words).map((line, nth) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no name but their place
        <li key={nth} className="wrap-anywhere whitespace-pre-line">
          {line.startsWith('/storage/') ? (
            <img src={line} alt={words.pictures.preview} className="h-16 w-24 rounded-control bg-sunk object-cover" />
          ) : (
            line
          )}
        </li>
      ))}
    </ul>
  )
}
