import { useState } from 'react'
import type { Clinic } from '#domain/clinics/clinics.ts'
import { FormContents } from '#web/administration/form/form-contents.tsx'
import { FormFrame } from '#web/administration/form/form-frame.tsx'
import { todayInKorea } from '#web/administration/form/today-in-korea.ts'
import { ConflictView } from '#web/administration/versions/conflict-view.tsx'
import { BeforeAfterSection } from './before-after-section.tsx'
import { ContactSection } from './contact-section.tsx'
import { EssentialsSection } from './essentials-section.tsx'
import { knownFacts, sectionElementId, sectionIds } from './known-facts.ts'
import { OfferSection } from './offer-section.tsx'
import { PeopleSection } from './people-section.tsx'
import { PicturesSection } from '#web/features/clinics/administration/pictures/pictures-section.tsx'
import { PricesSection } from './prices-section.tsx'
import { PlaceSection } from './place-section.tsx'
import { RequestContact } from './request-contact.tsx'
import { QuestionsSection } from './questions-section.tsx'
import { StandingSection } from './standing-section.tsx'
import { TrustSection } from './trust-section.tsx'
import { type FormSubject, useClinicForm } from './use-clinic-form.ts'
import { clinicKind } from '#web/features/clinics/administration/clinic-kind.ts'
import { clinicForm as words } from '#locales/en/clinics/clinic-form.ts'

type ClinicFormProps = { subject: FormSubject; onSaved: (clinic: Clinic) => void; onCancel: () => void }

export function ClinicForm({ subject, onSaved, onCancel }: ClinicFormProps) {
  const form = useClinicForm(subject, onSaved)
  const [today] = useState(todayInKorea)
  const { conflict, draft, change, countUpload, errorOf } = form
  if (conflict) {
    return (
      <ConflictView
        key={conflict.current.version}
        kind={clinicKind}
        conflict={conflict}
        isPending={form.isPending}
        onSave={(merged) => void form.saveMerged(merged, conflict.current)}
        onBack={form.leaveConflict}
      />
    )
  }
  const parts = { draft, change, countUpload, errorOf, today }
  const known = knownFacts(draft)
  const contents = sectionIds.map((id) => ({
    id: sectionElementId(id),
    title: words.sections[id].title,
    facts: known[id],
  }))
  return (
    <FormFrame
      words={words}
      form={form}
      disabledReason={form.isUploading ? words.submit.uploading : null}
      contents={<FormContents sections={contents} />}
      onCancel={onCancel}
    >
      <EssentialsSection {...parts} />
      <PlaceSection {...parts} />
      <OfferSection {...parts} />
      <PricesSection {...parts} />
      <ContactSection {...parts} />
      {'clinic' in subject && !subject.clinic.isSample ? <RequestContact clinicId={subject.clinic.id} /> : null}
      <TrustSection {...parts} />
      <PeopleSection {...parts} />
      <QuestionsSection {...parts} />
      <PicturesSection {...parts} />
      <BeforeAfterSection {...parts} />
      <StandingSection {...parts} />
    </FormFrame>
  )
}
