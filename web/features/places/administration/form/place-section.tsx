import type { ReactNode } from 'react'
import { FormSection } from '#web/administration/form/form-section.tsx'
import { usePlaceFormWords } from '#web/features/places/administration/words.ts'
import { sectionElementId, type SectionId } from './known-facts.ts'

export function PlaceSection({ id, children }: { id: SectionId; children: ReactNode }) {
  const { sections } = usePlaceFormWords()
  return (
    <FormSection id={sectionElementId(id)} words={sections[id]}>
      {children}
    </FormSection>
  )
}
