import type { ReactNode } from 'react'
import { FormSection } from '#web/administration/form/form-section.tsx'
import { usePlaceFormMessages } from '#web/features/places/administration/place-form-messages.ts'
import { sectionElementId, type SectionId } from './known-facts.ts'

export function PlaceSection({ id, children }: { id: SectionId; children: ReactNode }) {
  const { sections } = usePlaceFormMessages()
  return (
    <FormSection id={sectionElementId(id)} words={sections[id]}>
      {children}
    </FormSection>
  )
}
