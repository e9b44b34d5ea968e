import { servedPart } from '#web/ui/loading/served-part.tsx'
import type { ClinicSectionsProps } from './clinic-sections.tsx'

export const HomeClinicParts = servedPart<ClinicSectionsProps>({
  load: async () => (await import('./clinic-sections.tsx')).ClinicSections,
  Placeholder,
  isEager: true,
})

function Placeholder() {
  return <div className="min-h-180" />
}
