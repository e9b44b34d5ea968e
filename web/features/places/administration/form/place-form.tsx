import { useState } from 'react'
import { isFromMemory } from '#domain/places/place-edits.ts'
import type { Place } from '#domain/places/places.ts'
import { FormContents } from '#web/administration/form/form-contents.tsx'
import { FormFrame } from '#web/administration/form/form-frame.tsx'
import { todayInKorea } from '#web/administration/form/today-in-korea.ts'
import { useEditForm } from '#web/administration/form/use-edit-form.ts'
import { changesBetween } from '#web/administration/versions/compare-edits.ts'
import { ConflictView } from '#web/administration/versions/conflict-view.tsx'
import { emptyPlace } from '#web/features/places/administration/draft/place-draft.ts'
import { readDraft } from '#web/features/places/administration/draft/read-draft.ts'
import { placeKind } from '#web/features/places/administration/place-kind.ts'
import { placeForm as words } from '#locales/en/places/place-form.ts'
import { ContactSection } from './contact-section.tsx'
import { EssentialsSection } from './essentials-section.tsx'
import { HoursSection } from './hours-section.tsx'
import { knownFacts, sectionElementId, sectionIds } from './known-facts.ts'
import { PriceSection } from './price-section.tsx'
import { SenseSection } from './sense-section.tsx'
import { TopicsSection } from './topics-section.tsx'
import { TrustSection } from './trust-section.tsx'
import { WhereSection } from './where-section.tsx'

type PlaceFormProps = {
  /** The stored place, or null for a new one. */
  place: Place | null
  onSaved: (place: Place) => void
  onCancel: () => void
}

const newPlace = { draftName: 'new', empty: emptyPlace }

export function PlaceForm({ place, onSaved, onCancel }: PlaceFormProps) {
  const form = useEditForm(placeKind, place ? { thing: place } : newPlace, onSaved)
  const [today] = useState(todayInKorea)
  const { conflict, draft, before, change, errorOf } = form
  if (conflict) {
    return (
      <ConflictView
        key={conflict.current.version}
        kind={placeKind}
        conflict={conflict}
        isPending={form.isPending}
        onSave={(merged) => void form.saveMerged(merged, conflict.current)}
        onBack={form.leaveConflict}
      />
    )
  }
  const parts = { draft, change, errorOf, today }
  const known = knownFacts(draft)
  const contents = sectionIds.map((id) => ({
    id: sectionElementId(id),
    title: words.sections[id].title,
    facts: known[id],
  }))
  const changes = changesBetween(before, readDraft(draft, today).facts)
  return (
    <FormFrame words={words} form={form} contents={<FormContents sections={contents} />} onCancel={onCancel}>
      <EssentialsSection {...parts} />
      <WhereSection {...parts} />
      <TopicsSection {...parts} />
      <HoursSection {...parts} />
      <PriceSection {...parts} />
      <ContactSection {...parts} />
      <SenseSection {...parts} />
      <TrustSection {...parts} isFromMemory={before.basis === 'checked' && isFromMemory(changes)} />
    </FormFrame>
  )
}
