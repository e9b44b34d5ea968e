import type { ClinicPrice } from '#domain/clinics/price-sheets.ts'
import { webAddress } from '#domain/site/contact-links.ts'
import { Part } from '#web/ui/loading/part.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { clinicPage } from '#locales/en/clinics/clinic-page.ts'

/** What the clinic stated that its procedures cost, each with its day. */
export function PriceSheet({ prices }: { prices: readonly ClinicPrice[] }) {
  const { prices: words } = clinicPage
  return (
    <Part heading={words.heading}>
      <ul className="max-w-[62ch] border-t border-line">
        {prices.map((price) => (
          <li key={`${price.procedure} ${price.unit} ${price.sessions}`} className="border-b border-line py-4">
            <PriceRow price={price} />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-mini text-soft">{words.note}</p>
    </Part>
  )
}

function PriceRow({ price }: { price: ClinicPrice }) {
  const { prices: words } = clinicPage
  const { procedure, unit, sessions, includes, tax, refund, statedOn } = price
  const source = webAddress(price.source)
  const facts = [
    [words.includes, includes],
    [words.tax, tax === 'unknown' ? '' : words.taxes[tax]],
    [words.refund, refund],
  ] as const
  const known = facts.filter(([, value]) => value !== '')
  const unknown = facts.flatMap(([name, value]) => (value === '' ? [name] : []))
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5">
        <h3 className="font-text text-body font-semibold wrap-anywhere">{procedure}</h3>
        <p className="tabular-nums">
          {words.amount(price)}{' '}
          <span className="text-small text-soft">
            {sessions === null ? words.units[unit] : `${words.units[unit]}, ${words.sessions(sessions)}`}
          </span>
        </p>
      </div>
      <dl className="mt-1.5 grid gap-x-4 gap-y-0.5 text-small sm:grid-cols-[auto_1fr]">
        {known.map(([name, value]) => (
          <Term key={name} name={name}>
            {value}
          </Term>
        ))}
      </dl>
      <p className="mt-1.5 text-mini text-soft">
        {unknown.length > 0 ? `${words.notStated(unknown)} ` : null}
        {words.statedOn(statedOn)}
        {source ? (
          <>
            {', '}
            <TextLink to={source}>{words.page}</TextLink>
          </>
        ) : null}
      </p>
    </>
  )
}

function Term({ name, children }: { name: string; children: string }) {
  return (
    <div className="contents max-sm:block">
      <dt className="text-soft max-sm:inline max-sm:after:content-[':_']">{name}</dt>
      <dd className="wrap-anywhere max-sm:inline">{children}</dd>
    </div>
  )
}
