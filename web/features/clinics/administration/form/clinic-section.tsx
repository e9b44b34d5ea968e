import type { ReactNode } from 'react'
import { FormSection } from '#web/administration/form/form-section.tsx'
import { useClinicFormMessages } from '#web/features/clinics/administration/clinic-form-messages.ts'
import { sectionElementId, type SectionId } from './known-facts.ts'

export function ClinicSection({ id, children }: { id: SectionId; children: ReactNode }) {
  const { sections } = useClinicFormMessages()
  return (
    <FormSection id={sectionElementId(id)} words={sections[id]}>
      {children}
    </FormSection>
  )
}
