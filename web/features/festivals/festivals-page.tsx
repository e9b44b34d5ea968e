import { Form } from 'react-router'
import type { ListedFestival } from '#domain/festivals/festivals.ts'
import { sitePages } from '#domain/site/site-pages.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { TitleWithKorean } from '#web/ui/title-with-korean.tsx'
import type { FestivalQuery } from './festival-query.ts'
import { useFestivalMessages } from '#web/travel/festivals/festival-messages.ts'
import { FestivalRow } from '#web/travel/festivals/festival-row.tsx'
import { TripFestivalsLink } from '#web/travel/festivals/trip-festivals-link.tsx'
import { FestivalsMap, festivalsMapId } from './festivals-map.tsx'

type FestivalsPageProps = {
  query: FestivalQuery
  /** Those of the days that were asked for, or all, by the month in which they begin. */
  months: readonly { month: number; festivals: readonly ListedFestival[] }[]
  shows: readonly ListedFestival[]
  today: string
}

/** The festivals of the year from this month on, or those of some days, and shows that run for many months. */
export function FestivalsPage({ query, months, shows, today }: FestivalsPageProps) {
  const words = useFestivalMessages()
  const count = months.reduce((sum, { festivals }) => sum + festivals.length, 0)
  return (
    <div className="page py-14 md:py-20">
      <h1 className="text-h1">
        <TitleWithKorean title={words.title} korean={words.korean} />
      </h1>
      <p className="mt-5 max-w-[62ch] text-lead text-soft">{words.lead}</p>
      <DatesForm query={query} today={today} />
      {query.days ? (
        <output className="mt-6 block font-semibold">
          {count > 0 ? words.asked.count(count, ...query.days) : words.asked.none}
        </output>
      ) : (
        <nav aria-label={words.months.label} className="mt-6 flex flex-wrap gap-x-4">
          {months.map(({ month }) => (
            <TextLink key={month} to={`#${monthId(month)}`}>
              {words.months.name(month)}
            </TextLink>
          ))}
          <TextLink to={`#${festivalsMapId}`}>{words.map.title}</TextLink>
        </nav>
      )}
      {months.map(({ month, festivals }) => (
        <Rows key={month} id={monthId(month)} title={words.months.name(month)} listed={festivals} />
      ))}
      {/* Below the list: a phone loads its scripts only where it comes into view. */}
      <FestivalsMap months={months} />
      <Rows id="shows" title={words.shows.title} lead={words.shows.lead} listed={shows} />
    </div>
  )
}

function monthId(month: number): string {
  return `month-${month}`
}

type RowsProps = { id: string; title: string; lead?: string; listed: readonly ListedFestival[] }

function Rows({ id, title, lead, listed }: RowsProps) {
  return (
    <section aria-labelledby={id} className="mt-14">
      <h2 id={id} className="scroll-mt-24 text-h2">
        {title}
      </h2>
      {lead ? <p className="mt-2 text-soft">{lead}</p> : null}
      <div className="mt-5 grid gap-x-10 gap-y-6 lg:grid-cols-2">
        {listed.map((festival) => (
          <FestivalRow key={festival.id} festival={festival} />
        ))}
      </div>
    </section>
  )
}

/** A plain form with an address, so that it works without scripts and can be shared. */
function DatesForm({ query, today }: Pick<FestivalsPageProps, 'query' | 'today'>) {
  const { asked: words } = useFestivalMessages()
  const { from, to, days, isWrong } = query
  return (
    <search aria-label={words.label} className="mt-8 block border-y border-line py-6">
      <Form
        // The key resets the form when the query changes elsewhere, such as by Back.
        key={`${from} ${to}`}
        action={sitePages.festivals.path}
        preventScrollReset
        className="grid max-w-172 grid-cols-[minmax(0,1fr)] items-end gap-4 min-[26rem]:grid-cols-2 md:grid-cols-[1fr_1fr_auto]"
      >
        <TextField label={words.from} name="from" type="date" min={today} defaultValue={from} required />
        <TextField label={words.to} name="to" type="date" min={today} defaultValue={to} required />
        <Button kind="primary" type="submit" className="col-span-full md:col-span-1">
          {words.show}
        </Button>
      </Form>
      {isWrong ? (
        <p role="alert" className="mt-3 text-small font-semibold text-vermilion">
          {words.wrong}
        </p>
      ) : null}
      <p className="mt-3 flex flex-wrap gap-x-6">
        {days || isWrong ? <TextLink to={sitePages.festivals.path}>{words.all}</TextLink> : <TripFestivalsLink />}
      </p>
    </search>
  )
}
