import { offlinePage } from '#locales/en/site/offline-page.ts'
import { buttonClasses } from '#web/ui/button-look.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { MessageScreen } from './message-screen.tsx'

/** Shown instead of a page that is not on the device. */
export function OfflineScreen() {
  const { trip } = offlinePage
  return (
    <MessageScreen title={offlinePage.title} text={offlinePage.text} scene="offline">
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address reloads the page */}
      <a href="" className={buttonClasses({ kind: 'primary', size: 'large' })}>
        {offlinePage.tryAgain}
      </a>
      <p className="mt-8 text-small text-soft">{trip.lead}</p>
      <p className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-small">
        <TextLink to="/trip-planner/results">{trip.plan}</TextLink>
        <TextLink to="/trip-planner/today">{trip.today}</TextLink>
      </p>
    </MessageScreen>
  )
}
