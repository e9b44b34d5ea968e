import { useClinicPageMessages } from './clinic-page-messages.ts'
import { Part } from '#web/ui/loading/part.tsx'

export function ReviewsTab() {
  const { reviews: words } = useClinicPageMessages()
  return (
    <Part heading={words.heading}>
      <p>{words.none}</p>
      <p className="mt-1 text-small text-soft">{words.rule}</p>
    </Part>
  )
}
