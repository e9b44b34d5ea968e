import { type ReactNode, type SubmitEvent, useState } from 'react'
import type { FieldError } from '#web/administration/draft/mistakes.ts'
import type { ToldKind } from '#web/administration/edited-kind.ts'
import { useFormCancel } from '#web/administration/cancel.ts'
import { editing as editingMessages } from '#locales/en/site/editing.ts'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'

type FormFrameProps = {
  words: ToldKind['words']
  form: {
    isNew: boolean
    isTouched: boolean
    errors: readonly FieldError[]
    count: number
    restoredAt: string | null
    failure: string | null
    isPending: boolean
    isStored: boolean
    submit: () => Promise<void>
    discard: () => void
    giveUp: () => void
  }
  /** Why the form cannot be sent at the moment. */
  disabledReason?: string | null
  contents: ReactNode
  onCancel: () => void
  children: ReactNode
}

/** The frame of a form: mistakes, the notice of a restored draft, links to the sections, buttons. */
export function FormFrame({ words, form, disabledReason = null, contents, onCancel, children }: FormFrameProps) {
  const { submit: say, toolbar, draft } = words
  const [isAsking, setAsking] = useState(false)
  function send(event: SubmitEvent) {
    event.preventDefault()
    void form.submit()
  }
  function leave() {
    form.giveUp()
    onCancel()
  }
  function cancel() {
    if (form.isTouched) setAsking(true)
    else leave()
  }
  useFormCancel(cancel)
  return (
    <>
      <form noValidate onSubmit={send} className={clearOfTheBar}>
        <ErrorSummary errors={form.errors} attempt={form.count} className="mb-8 scroll-mt-20" />
        {form.restoredAt === null ? null : <RestoredDraft at={form.restoredAt} onDiscard={form.discard} />}
        <div className="grid gap-x-16 lg:grid-cols-[minmax(0,43rem)_19rem]">
          <div className="grid min-w-0 gap-10">{children}</div>
          <div className="sticky top-24 self-start max-lg:hidden">{contents}</div>
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
              pendingLabel={form.isNew ? say.adding : say.updating}
              disabledReason={disabledReason}
            >
              {form.isNew ? say.add : say.update}
            </Button>
            <Button onClick={cancel}>{toolbar.cancel}</Button>
            <p className={classes('text-mini text-soft', form.isStored && 'max-sm:hidden')}>
              {form.isStored ? draft.kept : draft.notKept}
            </p>
          </div>
        </div>
      </form>
      {isAsking ? <GiveUpDialog onGiveUp={leave} onStay={() => setAsking(false)} /> : null}
    </>
  )
}

// Keeps a focused field above the bar of buttons at the foot.
const clearOfTheBar = '[&_:is(input,select,textarea,button,section,summary)]:scroll-mb-36'

function RestoredDraft({ at, onDiscard }: { at: string; onDiscard: () => void }) {
  const { draft: words, moment } = editingMessages
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

/** Nothing was saved, so discarding asks once. */
function GiveUpDialog({ onGiveUp, onStay }: { onGiveUp: () => void; onStay: () => void }) {
  const { draft: words } = editingMessages
  return (
    <Dialog
      isOpen
      onClose={onStay}
      title={words.giveUpTitle}
      footer={
        <>
          <Button kind="danger" onClick={onGiveUp}>
            {words.giveUp}
          </Button>
          <Button onClick={onStay}>{words.stay}</Button>
        </>
      }
    >
      <p>{words.giveUpText}</p>
    </Dialog>
  )
}
