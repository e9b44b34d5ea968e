import type { StatedPrice } from '#domain/clinics/price-sheets.ts'
import { webAddress } from '#domain/site/contact-links.ts'
import { tripTimeline } from '#locales/en/trips/trip-timeline.ts'
import { TextLink } from '#web/ui/text-link.tsx'

/** Where the fee of a treatment is from: the clinic, the day on which it stated it, and its page. */
export function FeeLine({ fees }: { fees: readonly StatedPrice[] }) {
  const { fees: words } = tripTimeline
  return (
    <p className="mt-0.5 text-small wrap-anywhere">
      {fees.map((fee) => {
        const source = webAddress(fee.source)
        return (
          <span key={`${fee.procedure} ${fee.unit}`}>
            {words.stated(fee)}
            {source ? (
              <>
                {', '}
                <TextLink to={source}>{words.page}</TextLink>
              </>
            ) : null}
            {'. '}
          </span>
        )
      })}
      {words.counted(fees)}
    </p>
  )
}
