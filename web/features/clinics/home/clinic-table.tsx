import { useRef } from 'react'
import { callAddress } from '#domain/site/contact-links.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ResponsiveTable } from '#web/ui/list/responsive-table.tsx'
import { LoadingArea, Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Rating } from '#web/ui/rating.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useScrollStop } from '#web/ui/overlay/use-scroll-stop.ts'
import { clinicListing } from '#locales/en/clinics/clinic-listing.ts'
import { DetailsButton } from './details-button.tsx'
import { homeClinics } from '#locales/en/clinics/home-clinics.ts'
import type { TableClinic } from './home-clinics.ts'

type ClinicTableProps = { caption: string; clinics: readonly TableClinic[] }

export function ClinicTable({ caption, clinics }: ClinicTableProps) {
  const { table: words } = homeClinics
  // With text at twice the size the table is wider than a small screen.
  const box = useRef<HTMLDivElement>(null)
  const scrollStop = useScrollStop(box)
  return (
    <div ref={box} {...scrollStop} className="sm:overflow-x-auto">
      <ResponsiveTable
        caption={caption}
        isCaptionHidden
        isStrip
        className="sm:[&_:is(td,th)]:align-middle"
        columns={[
          { id: 'name', head: words.columns.name, isRowHead: true, cell: showName },
          { id: 'location', head: words.columns.location, cell: showAddress },
          { id: 'contact', head: words.columns.contact, cell: showContact },
          { id: 'actions', head: words.columns.actions, cell: showActions },
        ]}
        rows={clinics}
        rowId={({ id }) => String(id)}
      />
    </div>
  )
}

function showName(clinic: TableClinic) {
  return <Name clinic={clinic} />
}

function Name({ clinic: { name, nameKo, isSample, match, reviews } }: { clinic: TableClinic }) {
  const { card } = clinicListing
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span>
        {name}
        {nameKo ? (
          <span lang="ko" className="block font-normal text-soft">
            {nameKo}
          </span>
        ) : null}
        {reviews ? (
          <Rating value={reviews.average} count={reviews.count} kind="reviews" className="flex font-normal" />
        ) : null}
        {match ? <span className="block text-small font-normal">{card.match(match)}</span> : null}
      </span>
      {isSample ? <Badge kind="sample" /> : null}
    </span>
  )
}

/** Truncated in the table. The full address is in the details, in the tooltip and on phones. */
function showAddress({ address }: TableClinic) {
  return (
    <span title={address} className="block sm:max-w-[200px] sm:truncate">
      {address}
    </span>
  )
}

function Contact({ clinic: { phoneNumber, isSample } }: { clinic: TableClinic }) {
  const { table: words } = homeClinics
  const call = callAddress(phoneNumber)
  return (
    <span className="whitespace-nowrap">
      {call ? (
        <TextLink to={call}>{phoneNumber}</TextLink>
      ) : (
        phoneNumber || (isSample ? words.sampleContact : words.noPhone)
      )}
    </span>
  )
}

function showContact(clinic: TableClinic) {
  return <Contact clinic={clinic} />
}

function showActions(clinic: TableClinic) {
  return <DetailsButton clinic={clinic} />
}

/**
 * A skeleton as high as the rows. Its bars are darker than in a card, to be visible on the background of the section.
 */
export function WaitingRows() {
  return (
    <LoadingArea className="strip sm:pt-9 sm:[&_.skeleton]:bg-line/60">
      {[1, 2, 3, 4, 5].map((row) => (
        <div
          key={row}
          className="flex h-30 items-center gap-6 border-b border-line max-sm:mb-3 max-sm:h-69 max-sm:flex-col max-sm:items-stretch max-sm:justify-between max-sm:rounded-panel max-sm:border max-sm:bg-surface max-sm:p-4 lg:h-17.5"
        >
          <Skeleton className="h-5 sm:flex-2" />
          <Skeleton className="h-5 sm:flex-1" />
          <Skeleton className="h-5 sm:w-28" />
          <Skeleton className="h-10 w-32 max-sm:self-end" />
        </div>
      ))}
    </LoadingArea>
  )
}
