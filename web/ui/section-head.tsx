import { TitleWithKorean } from './title-with-korean.tsx'

type Props = { id?: string; title: string; korean: string; lead?: string }

/** A section's title with its Korean name, and one sentence on the same baseline. */
export function SectionHead({ id, title, korean, lead }: Props) {
  return (
    <div className="grid grid-cols-1 items-end gap-x-6 gap-y-2 sm:gap-y-4 lg:grid-cols-12">
      <h2 id={id} className="text-h2 lg:col-span-7">
        <TitleWithKorean title={title} korean={korean} />
      </h2>
      {lead && <p className="max-w-[44ch] text-small text-soft lg:col-span-4 lg:col-start-9">{lead}</p>}
    </div>
  )
}
