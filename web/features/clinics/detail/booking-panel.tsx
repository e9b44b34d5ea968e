import { callAddress, webAddress } from '#domain/site/contact-links.ts'
import type { ClinicCard } from '#domain/clinics/clinics.ts'
import { Clock, Globe, Languages, Phone } from 'lucide-react'
import { TextLink } from '#web/ui/text-link.tsx'
import { ConsultationButton } from '#web/features/clinics/consultation-button.tsx'
import type { ClinicDetails, Trouble } from './clinic-details.ts'
import { clinicPage } from '#locales/en/clinics/clinic-page.ts'
import { classes } from '#web/ui/classes.ts'
import { FactRow } from '#web/ui/list/fact-row.tsx'
import { BusinessHours } from './hours-table.tsx'
import { NotYet } from './not-yet.tsx'

type BookingProps = { card: ClinicCard; details: ClinicDetails | null; trouble: Trouble | null }

export function BookingPanel({ card, details, trouble }: BookingProps) {
  const { book } = clinicPage
  // A sample's contact details are invented, so they are not links.
  const call = card.isSample ? null : callAddress(card.phoneNumber)
  const website = webAddress(card.website)
  return (
    <section
      id="book"
      aria-labelledby="book-heading"
      className="rounded-panel border border-line bg-surface p-[min(1.5rem,6vw)] shadow-raised"
    >
      <h2 id="book-heading" className="text-h3">
        {book.heading}
      </h2>
      <dl className="mt-2">
        <FactRow Icon={Phone} label={book.phone}>
          {call ? <TextLink to={call}>{card.phoneNumber}</TextLink> : card.phoneNumber || book.noPhone}
        </FactRow>
        <FactRow Icon={Clock} label={book.hours}>
          {details ? <BusinessHours {...details} /> : <NotYet trouble={trouble} lines={2} />}
        </FactRow>
        <FactRow Icon={Globe} label={book.website}>
          {website && !card.isSample ? <TextLink to={website}>{website}</TextLink> : (website ?? book.noWebsite)}
        </FactRow>
        {card.languages.length > 0 ? (
          <FactRow Icon={Languages} label={book.languages}>
            {card.languages.map(book.language).join(', ')}
          </FactRow>
        ) : null}
      </dl>
      <div className={classes('mt-5 gap-2.5', card.isSample ? 'grid' : 'hidden lg:grid')}>
        <ConsultationButtons card={card} />
      </div>
      <p className="mt-4 text-mini text-soft">{card.isSample ? book.whereToOfSample : book.whereTo}</p>
    </section>
  )
}

/** A bar at the bottom of the page on phones. A sample has none, because it cannot be booked. */
export function BookingBar({ card }: { card: ClinicCard }) {
  if (card.isSample) return null
  return (
    <div className="bottom-bar-narrow sticky bottom-0 z-10 -mx-(--page-margin) mt-10 flex flex-wrap gap-2.5 *:flex-[1_1_max-content] border-t border-line bg-surface px-(--page-margin) pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden">
      <ConsultationButtons card={card} />
    </div>
  )
}

function ConsultationButtons({ card }: { card: ClinicCard }) {
  const { book } = clinicPage
  const look = { clinic: card, isWide: true, className: 'max-sm:px-2' }
  return (
    <>
      <ConsultationButton
        {...look}
        kind="consultation"
        label={book.bookNow}
        look={card.isSample ? 'plain' : 'primary'}
      />
      <ConsultationButton {...look} kind="question" label={book.requestInformation} look="plain" />
    </>
  )
}
