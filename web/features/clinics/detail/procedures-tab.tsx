import { useClinicPageMessages } from './clinic-page-messages.ts'
import { Part } from '#web/ui/loading/part.tsx'

export function ProceduresTab({ procedures }: { procedures: readonly string[] }) {
  const { procedures: words } = useClinicPageMessages()
  return (
    <Part heading={words.heading}>
      <ul className="max-w-[62ch] border-t border-line">
        {procedures.map((procedure) => (
          <li key={procedure} className="border-b border-line py-3 wrap-anywhere">
            {procedure}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-mini text-soft">{words.note}</p>
    </Part>
  )
}
