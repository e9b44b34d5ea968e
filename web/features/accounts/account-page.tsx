import { type ReactNode, useEffect, useRef } from 'react'
import type { SceneName } from '#domain/site/scene-names.ts'
import { Picture } from '#web/travel/places/picture.tsx'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { TriangleAlert } from 'lucide-react'
import { TitleWithKorean } from '#web/ui/title-with-korean.tsx'

type AccountPageProps = {
  title: string
  korean: string
  lead?: ReactNode
  scene: SceneName
  /** Rendered above the heading: what failed. */
  above?: ReactNode
  children: ReactNode
}

/** A page for one task, with a picture beside it where there is room. */
export function AccountPage({ title, korean, lead, scene, above, children }: AccountPageProps) {
  return (
    <div className="page grid gap-x-16 py-10 md:py-16 lg:grid-cols-[minmax(0,27.5rem)_minmax(0,1fr)] xl:gap-x-28">
      <div className="min-w-0">
        {above}
        <h1 className="text-h1">
          <TitleWithKorean title={title} korean={korean} />
        </h1>
        {lead ? <p className="mt-4 text-soft">{lead}</p> : null}
        <div className="mt-8">{children}</div>
      </div>
      <Picture
        scene={scene}
        id="account"
        ratio="card"
        isFirst
        className="hidden aspect-4/3 w-full self-start lg:block"
      />
    </div>
  )
}

type RefusalNoticeProps<Field extends string> = {
  attempt: { count: number; errors: Partial<Record<Field, string>>; failure: string | null }
  /** In the order of the page. */
  fields: readonly Field[]
}

/** The errors of the last attempt. It takes the focus, so that it is announced. */
export function RefusalNotice<Field extends string>({ attempt, fields }: RefusalNoticeProps<Field>) {
  const { count, errors, failure } = attempt
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure && count > 0) place.current?.focus()
  }, [count, failure])
  if (failure) {
    return (
      <div
        ref={place}
        tabIndex={-1}
        className="mb-8 flex items-start gap-3 rounded-control border-3 border-vermilion bg-surface p-5 outline-offset-2! outline-indigo focus:outline-3!"
      >
        <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-vermilion" />
        <p className="font-medium">{failure}</p>
      </div>
    )
  }
  const lines = fields.flatMap((field) => {
    const message = errors[field]
    return message === undefined ? [] : [{ fieldId: field, message }]
  })
  return <ErrorSummary errors={lines} attempt={count} className="mb-8" />
}
