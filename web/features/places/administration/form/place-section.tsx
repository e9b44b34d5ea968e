import type { ReactNode } from 'react'
import { FormSection } from '#web/administration/form/form-section.tsx'
import { placeForm } from '#locales/en/places/place-form.ts'
import { sectionElementId, type SectionId } from './known-facts.ts'

export function PlaceSection({ id, children }: { id: SectionId; children: ReactNode }) {
  const { sections } = placeForm
  return (
    <FormSection id={sectionElementId(id)} words={sections[id]}>
      {children}
    </FormSection>
  )
}
