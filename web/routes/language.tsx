import { data, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { languageOfSegment } from '#domain/korea/languages.ts'
import { sitePages } from '#domain/site/site-pages.ts'
import { ErrorScreen } from '#web/shell/error-screen.tsx'
import type { Route } from './+types/language.ts'

/** The layout of all pages in one language. A first segment that is not a language is a 404. */
export function loader({ params }: Route.LoaderArgs) {
  const language = languageOfSegment(params.lang)
  if (!language) throw data(null, { status: 404 })
  return { language }
}

/**
 * Lists and the home page stay open when a request fails (routes/last-answer.ts), and clinics show stored data offline
 * (routes/clinics). Neither works if this loader fails, so it is not revalidated for them. The table card changes
 * without a request.
 */
export function shouldRevalidate({ currentUrl, nextUrl, ...rest }: ShouldRevalidateFunctionArgs): boolean {
  const { pathname } = nextUrl
  if (pathname === sitePages['table-card'].path && pathname === currentUrl.pathname) return false
  const isAlone = /^\/(?:(?!beauty-)[a-z-]+-clinics(?:\/[^/]+)?|food-and-cafe(?:\/dishes)?|places)?$/.test(pathname)
  return isAlone ? false : rest.defaultShouldRevalidate
}

/** Here and not at the root, so that the document and its theme stay. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}

export default function LanguageLayout() {
  return <Outlet />
}
