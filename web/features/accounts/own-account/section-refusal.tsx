import { useEffect, useRef } from 'react'
import { TriangleAlert } from 'lucide-react'

type SectionRefusalProps<Field extends string> = {
  attempt: { count: number; errors: Partial<Record<Field, string>>; failure: string | null }
  /** In the order of the form. */
  fields: readonly Field[]
}

/**
 * For the short forms of the settings page, whose fields are all visible: the focus moves to the first wrong field,
 * which has the message. An error without a field is shown here.
 */
export function SectionRefusal<Field extends string>({ attempt, fields }: SectionRefusalProps<Field>) {
  const { count, errors, failure } = attempt
  const place = useRef<HTMLDivElement>(null)
  const wrong = fields.find((field) => errors[field] !== undefined)
  useEffect(() => {
    if (count === 0) return
    if (wrong !== undefined) document.getElementById(wrong)?.focus()
    else place.current?.focus()
  }, [count, wrong])
  if (!failure) return null
  return (
    <div
      ref={place}
      tabIndex={-1}
      className="mb-5 flex items-start gap-2 rounded-control border-2 border-vermilion bg-surface p-4 text-small font-medium"
    >
      <TriangleAlert className="mt-0.5 size-5 shrink-0 text-vermilion" />
      <p>{failure}</p>
    </div>
  )
}
