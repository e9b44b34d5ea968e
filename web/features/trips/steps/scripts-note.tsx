import { sitePages } from '#domain/site/site-pages.ts'
import { tripLoading } from '#locales/en/trips/trip-loading.ts'
import { TextLink } from '#web/ui/text-link.tsx'

/** Shown while no script runs: why the page is empty or cannot be answered, and what can be read instead. */
export function ScriptsNote({ of }: { of: 'steps' | 'trip' }) {
  const { needsScripts: words } = tripLoading
  return (
    <div className="without-scripts mt-6 max-w-160 rounded-control border border-s-4 border-line border-s-ochre p-4">
      <p>{words[of]}</p>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <TextLink to={sitePages.places.path} className="inline-flex min-h-11 items-center">
          {words.places}
        </TextLink>
        <TextLink to={sitePages.clinics.path} className="inline-flex min-h-11 items-center">
          {words.clinics}
        </TextLink>
      </p>
    </div>
  )
}
