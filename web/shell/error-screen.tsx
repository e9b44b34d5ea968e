import { isRouteErrorResponse } from 'react-router'
import { everywhere as messages } from '#locales/en/everywhere.ts'
import { FailureScreen } from './failure-screen.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'

export function ErrorScreen({ error }: { error: unknown }) {
  const missing = isRouteErrorResponse(error) && error.status === 404
  return (
    <>
      <title>{messages.pageTitle(missing ? messages.notFound.title : messages.failure.title)}</title>
      <meta name="robots" content="noindex" />
      {missing ? <NotFoundScreen /> : <FailureScreen />}
    </>
  )
}
