import { sitePages } from '#domain/site/site-pages.ts'
import { consultationForm } from '#locales/en/consultations/consultation-form.ts'
import { MessageScreen } from '#web/shell/message-screen.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

/** A sample is fictional: nothing is asked, sent or stored. */
export function SampleClinic({ name }: { name: string }) {
  const { sample: words } = consultationForm
  return (
    <MessageScreen title={words.title} text={words.text(name)} scene="clinic-door">
      <p className="max-w-[44ch]">{words.real}</p>
      <p className="mt-6">
        <ButtonLink to={sitePages.clinics.path} kind="primary" size="large">
          {words.clinics}
        </ButtonLink>
      </p>
    </MessageScreen>
  )
}
