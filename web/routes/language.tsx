import { data, Outlet } from 'react-router'
import { languageOfSegment } from '#domain/languages.ts'
import type { Route } from './+types/language.ts'

/** Everything below is a page in one language; a first segment that is no language names no page. */
export function loader({ params }: Route.LoaderArgs) {
  const language = languageOfSegment(params.lang)
  if (!language) throw data(null, { status: 404 })
  return { language }
}

export default function LanguageLayout() {
  return <Outlet />
}
