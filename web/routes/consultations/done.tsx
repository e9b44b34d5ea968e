import { data, type MetaDescriptor } from 'react-router'
import { ownRequestsPath } from '#domain/consultations/sent-requests.ts'
import { sitePages } from '#domain/site/site-pages.ts'
import { sentRequests } from '#locales/en/consultations/sent-requests.ts'
import { pageTitle } from '#locales/en/site/site-name.ts'
import { MessageScreen } from '#web/shell/message-screen.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import type { Route } from './+types/done.ts'

const steps = ['sent', 'asked', 'deleted', 'changed', 'cancelled', 'declined', 'noted'] as const

/** Says that a step is done. The page is the same for everybody and knows no request. */
export function loader({ params }: Route.LoaderArgs) {
  const step = steps.find((one) => one === params.step)
  if (!step) throw data(null, { status: 404 })
  return { step }
}

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] {
  const title = loaderData ? [{ title: pageTitle(sentRequests.done[loaderData.step].title) }] : []
  return [...title, { name: 'robots', content: 'noindex' }]
}

export default function StepDone({ loaderData: { step } }: Route.ComponentProps) {
  const { done: words } = sentRequests
  return (
    <MessageScreen {...words[step]} scene="tea-set">
      <ButtonLink to={step === 'asked' ? ownRequestsPath : sitePages.clinics.path} kind="primary" size="large">
        {step === 'asked' ? words.requests : words.clinics}
      </ButtonLink>
    </MessageScreen>
  )
}
