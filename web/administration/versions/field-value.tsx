import { editing } from '#locales/en/site/editing.ts'

/** The value of a field as lines, for comparing; our own pictures are shown. */
export function FieldValue({ lines }: { lines: readonly string[] }) {
  const { preview } = editing
  return (
    <ul className="grid gap-1 text-small">
      {lines.map((line, nth) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no name but their place
        <li key={nth} className="wrap-anywhere whitespace-pre-line">
          {line.startsWith('/storage/') ? (
            <img src={line} alt={preview} className="h-16 w-24 rounded-control bg-sunk object-cover" />
          ) : (
            line
          )}
        </li>
      ))}
    </ul>
  )
}
