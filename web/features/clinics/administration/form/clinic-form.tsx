import { type SubmitEvent, useState } from 'react'
import type { Clinic } from '#domain/clinics.ts'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { BeforeAfterSection } from './before-after-section.tsx'
import { ConflictView } from '#web/features/clinics/administration/versions/conflict-view.tsx'
import { ContactSection } from './contact-section.tsx'
import { EssentialsSection } from './essentials-section.tsx'
import { FormContents } from './form-contents.tsx'
import { OfferSection } from './offer-section.tsx'
import { PeopleSection } from './people-section.tsx'
import { PicturesSection } from '#web/features/clinics/administration/pictures/pictures-section.tsx'
import { PlaceSection } from './place-section.tsx'
import { QuestionsSection } from './questions-section.tsx'
import { StandingSection } from './standing-section.tsx'
import { TrustSection } from './trust-section.tsx'
import { type ClinicFormState, type FormSubject, useClinicForm } from './use-clinic-form.ts'
import { todayInKorea } from './today-in-korea.ts'
import { useClinicFormWords } from '#web/features/clinics/administration/words.ts'

type ClinicFormProps = { subject: FormSubject; onSaved: (clinic: Clinic) => void; onCancel: () => void }

export function ClinicForm({ subject, onSaved, onCancel }: ClinicFormProps) {
  const form = useClinicForm(subject, onSaved)
  const { conflict } = form
  if (conflict) {
    return (
      <ConflictView
        key={conflict.current.version}
        conflict={conflict}
        isPending={form.isPending}
        onSave={(merged) => void form.saveMerged(merged, conflict.current)}
        onBack={form.leaveConflict}
      />
    )
  }
  return <FormFields form={form} isNew={'newOf' in subject} onCancel={onCancel} />
}

function FormFields({ form, isNew, onCancel }: { form: ClinicFormState; isNew: boolean; onCancel: () => void }) {
  const words = useClinicFormWords()
  const { submit: say } = words
  const [today] = useState(todayInKorea)
  const { draft, change, countUpload, errorOf } = form
  const parts = { draft, change, countUpload, errorOf, today }
  function send(event: SubmitEvent) {
    event.preventDefault()
    void form.submit()
  }
  return (
    <form noValidate onSubmit={send} className={clearOfTheBar}>
      <ErrorSummary errors={form.errors} attempt={form.count} className="mb-8 scroll-mt-20" />
      {form.restoredAt === null ? null : <RestoredDraft at={form.restoredAt} onDiscard={form.discard} />}
      <div className="grid gap-x-16 lg:grid-cols-[minmax(0,43rem)_19rem]">
        <div className="grid min-w-0 gap-10">
          <EssentialsSection {...parts} />
          <PlaceSection {...parts} />
          <OfferSection {...parts} />
          <ContactSection {...parts} />
          <TrustSection {...parts} />
          <PeopleSection {...parts} />
          <QuestionsSection {...parts} />
          <PicturesSection {...parts} />
          <BeforeAfterSection {...parts} />
          <StandingSection {...parts} />
        </div>
        <FormContents draft={draft} className="sticky top-24 self-start max-lg:hidden" />
      </div>
      <div className="bottom-bar sticky bottom-0 z-10 -mx-4 mt-10 border-t border-line bg-ground px-4 py-4">
        <div role="alert" className="empty:hidden">
          {form.failure ? (
            <p className="mb-3 max-w-172 border-s-4 border-vermilion bg-wash-vermilion p-3 text-small">
              {form.failure}
            </p>
          ) : null}
        </div>
        <div className="flex flex-wrap items-center gap-3 [&>span]:mt-0">
          <Button
            type="submit"
            kind="primary"
            isPending={form.isPending}
            pendingLabel={isNew ? say.adding : say.updating}
            disabledReason={form.isUploading ? say.uploading : null}
          >
            {isNew ? say.add : say.update}
          </Button>
          <Button onClick={onCancel}>{words.toolbar.cancel}</Button>
          <p className={classes('text-mini text-soft', form.isKept && 'max-sm:hidden')}>
            {form.isKept ? words.draft.kept : words.draft.notKept}
          </p>
        </div>
      </div>
    </form>
  )
}

// What takes the focus is never below the bar of buttons at the foot.
const clearOfTheBar = '[&_:is(input,select,textarea,button,section,summary)]:scroll-mb-36'

function RestoredDraft({ at, onDiscard }: { at: string; onDiscard: () => void }) {
  const { draft: words, moment } = useClinicFormWords()
  return (
    <section className="mb-8 flex max-w-172 flex-wrap items-center gap-x-6 gap-y-3 border-s-4 border-indigo bg-wash-indigo p-4">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="text-small font-semibold">{words.title}</h3>
        <p className="text-small">{words.text(moment(at))}</p>
      </div>
      <Button size="small" onClick={onDiscard}>
        {words.discard}
      </Button>
    </section>
  )
}
