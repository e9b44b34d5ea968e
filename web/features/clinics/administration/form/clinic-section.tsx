import type { ReactNode } from 'react'
import { FormSection } from '#web/administration/form/form-section.tsx'
import { clinicForm } from '#locales/en/clinics/clinic-form.ts'
import { sectionElementId, type SectionId } from './known-facts.ts'

export function ClinicSection({ id, children }: { id: SectionId; children: ReactNode }) {
  const { sections } = clinicForm
  return (
    <FormSection id={sectionElementId(id)} words={sections[id]}>
      {children}
    </FormSection>
  )
}
