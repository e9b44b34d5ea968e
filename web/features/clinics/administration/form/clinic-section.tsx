import type { ReactNode } from 'react'
import { FormSection } from '#web/administration/form/form-section.tsx'
import { useClinicFormWords } from '#web/features/clinics/administration/words.ts'
import { sectionElementId, type SectionId } from './known-facts.ts'

export function ClinicSection({ id, children }: { id: SectionId; children: ReactNode }) {
  const { sections } = useClinicFormWords()
  return (
    <FormSection id={sectionElementId(id)} words={sections[id]}>
      {children}
    </FormSection>
  )
}
