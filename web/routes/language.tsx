import { data, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { languageOfSegment } from '#domain/languages.ts'
import { sitePages } from '#domain/site-pages.ts'
import { ErrorScreen } from '#web/shell/error-screen.tsx'
import type { Route } from './+types/language.ts'

/** Everything below is a page in one language; a first segment that is no language names no page. */
export function loader({ params }: Route.LoaderArgs) {
  const language = languageOfSegment(params.lang)
  if (!language) throw data(null, { status: 404 })
  return { language }
}

/**
 * A list of clinics and the page of one show without a network what this browser has of them (routes/clinics), and the
 * search for food answers itself when it fails (routes/food); neither could when this fails. The table card changes
 * without asking anybody.
 */
export function shouldRevalidate({ currentUrl, nextUrl, ...rest }: ShouldRevalidateFunctionArgs): boolean {
  const { pathname } = nextUrl
  if (pathname === sitePages['table-card'].path && pathname === currentUrl.pathname) return false
  const isAlone = /^\/(?:(?!beauty-)[a-z-]+-clinics(?:\/[^/]+)?|food-and-cafe)$/.test(pathname)
  return isAlone ? false : rest.defaultShouldRevalidate
}

/** Here and not at the root: the document stays, and with it the theme. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}

export default function LanguageLayout() {
  return <Outlet />
}
