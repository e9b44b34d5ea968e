import { useEffect } from 'react'
import { clinicPaths } from '#domain/clinics/clinics.ts'
import { sitePages } from '#domain/site/site-pages.ts'
import { clinicListing as listing } from '#locales/en/clinics/clinic-listing.ts'
import { listingAddress, nothingAsked } from '#web/features/clinics/listing/listing-query.ts'
import { findClinics, findMoreClinics } from './ask-clinics.ts'
import { ClinicTable, WaitingRows } from './clinic-table.tsx'
import { FinderForm } from './finder-form.tsx'
import { homeClinics } from '#locales/en/clinics/home-clinics.ts'
import { type FinderQuery, isUnsearched, listedBy } from './home-clinics-query.ts'
import type { Finder } from './home-clinics.ts'
import { MoreClinics } from './more-clinics.tsx'
import { showFailure } from './show-failure.ts'
import { useSearchInPlace } from './use-search-in-place.ts'

/**
 * Searches all clinics, or those of a treatment, and answers with a table. Before a search the table lists plastic
 * surgery. A search without words and treatment leads back to that list, and does nothing where it is shown.
 */
export function ClinicFinder({ finder }: { finder: Finder }) {
  const { finder: words, table } = homeClinics
  const { shown, isBusy, search, isMore, showMore } = useSearchInPlace({
    given: finder,
    async ask(query, signal) {
      const answer = await findClinics(query, signal)
      if (answer.failed) showFailure(table.failure)
      return answer
    },
    askMore: findMoreClinics,
    failureOf: (query) => (listedBy(query).treatment === 'plastic-surgery' ? table.failure : words.failure),
  })
  const { failed: hasFailedBefore } = finder
  useEffect(() => {
    if (hasFailedBefore) showFailure(table.failure)
  }, [hasFailedBefore, table])
  return (
    <>
      <FinderForm
        shown={shown.query}
        isBusy={isBusy}
        onSearch={(query) => {
          if (!isUnsearched(query) || !isUnsearched(shown.query)) void search(query)
        }}
      />
      {hasFailedBefore ? <noscript>{table.failure.text}</noscript> : null}
      <div className="mt-5 md:mt-8">
        {isBusy ? <WaitingRows /> : <Found finder={shown} isMore={isMore} onMore={() => void showMore()} />}
      </div>
    </>
  )
}

type FoundProps = { finder: Finder; isMore: boolean; onMore: () => void }

function Found({ finder, isMore, onMore }: FoundProps) {
  const { finder: words, table } = homeClinics
  const { query, clinics, next, unread } = finder
  const isFirst = isUnsearched(query)
  return (
    <>
      {isFirst ? <p className="mb-5 text-soft">{words.prompt}</p> : null}
      {clinics.length === 0 ? (
        <output className="block border-y border-line py-8 text-lead">{words.none}</output>
      ) : (
        <>
          <div className="mb-3 flex flex-wrap items-baseline gap-x-4 gap-y-1">
            {isFirst ? (
              <h3 className="text-h3">
                {table.title}{' '}
                <span lang="ko" className="inline-block text-[0.65em] font-medium text-soft">
                  {table.titleKorean}
                </span>
              </h3>
            ) : null}
            <output className="text-small text-soft">{words.found(finder)}</output>
          </div>
          {unread.length > 0 ? <p className="mb-3 text-small">{listing.unread(unread)}</p> : null}
          <ClinicTable caption={isFirst ? table.title : words.caption} clinics={clinics} />
          <MoreClinics
            found={words.found(finder)}
            next={next}
            isMore={isMore}
            onMore={onMore}
            whole={wholeList(query)}
            words={words}
            all={words.all(finder)}
          />
        </>
      )}
    </>
  )
}

/** The page that lists all of what the table begins; for a search in every treatment, the page of the treatments. */
function wholeList(query: FinderQuery): string {
  const { search, treatment } = listedBy(query)
  if (treatment === null) return sitePages.clinics.path
  return listingAddress(clinicPaths[treatment], { ...nothingAsked, search })
}
