import { ChevronDown } from 'lucide-react'
import { useMemo } from 'react'
import { Form } from 'react-router'
import type { FestivalsAhead, ListedFestival } from '#domain/festivals/festivals.ts'
import { sitePages } from '#domain/site/site-pages.ts'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { TitleWithKorean } from '#web/ui/title-with-korean.tsx'
import type { FestivalQuery } from './festival-query.ts'
import { festivals as festivalMessages } from '#locales/en/places/festivals.ts'
import { FestivalRow } from '#web/travel/festivals/festival-row.tsx'
import { TripFestivalsLink } from '#web/travel/festivals/trip-festivals-link.tsx'
import { FestivalsMap, festivalsMapId } from './festivals-map.tsx'

// So many rows stand open on a phone before the rest is asked for.
const mostOpen = 6

type FestivalsPageProps = {
  query: FestivalQuery
  /** Those of the days that were asked for, or all. */
  ahead: FestivalsAhead
  shows: readonly ListedFestival[]
  today: string
}

/** What is on, what comes next and what each month brings, or what may be on some days; and shows of many months. */
export function FestivalsPage({ query, ahead, shows, today }: FestivalsPageProps) {
  const all = useMemo(
    () => [...ahead.now, ...ahead.next, ...ahead.months.flatMap(({ festivals }) => festivals)],
    [ahead],
  )
  return (
    <div className="page py-14 md:py-20">
      <h1 className="text-h1">
        <TitleWithKorean title={festivalMessages.title} korean={festivalMessages.korean} />
      </h1>
      <p className="mt-5 max-w-[62ch] text-lead text-soft">{festivalMessages.lead}</p>
      <DatesForm query={query} today={today} />
      {query.days ? <Asked days={query.days} ahead={ahead} count={all.length} /> : <Year ahead={ahead} />}
      {/* Below the list: a phone loads its scripts only where it comes into view. */}
      <FestivalsMap festivals={all} />
      <Rows
        id="shows"
        title={festivalMessages.shows.title}
        lead={festivalMessages.shows.lead}
        listed={shows}
        more={festivalMessages.shows.more}
      />
    </div>
  )
}

function Year({ ahead: { now, next, months } }: { ahead: FestivalsAhead }) {
  const parts = [
    ...(now.length > 0 ? [{ id: 'now', title: festivalMessages.now }] : []),
    ...(next.length > 0 ? [{ id: 'next', title: festivalMessages.next.title }] : []),
    ...(months.length > 0 ? [{ id: 'months', title: festivalMessages.months.title }] : []),
    { id: festivalsMapId, title: festivalMessages.map.title },
    { id: 'shows', title: festivalMessages.shows.title },
  ]
  return (
    <>
      <nav aria-label={festivalMessages.parts} className="mt-4 flex flex-wrap gap-x-5">
        {parts.map(({ id, title }) => (
          <TextLink key={id} to={`#${id}`}>
            {title}
          </TextLink>
        ))}
      </nav>
      <Rows id="now" title={festivalMessages.now} listed={now} more={festivalMessages.next.more} />
      <Rows id="next" title={festivalMessages.next.title} listed={next} more={festivalMessages.next.more} />
      <Months title={festivalMessages.months.title} lead={festivalMessages.months.lead} months={months} />
    </>
  )
}

type AskedProps = { days: readonly [from: string, to: string]; ahead: FestivalsAhead; count: number }

function Asked({ days, ahead: { now, next, months }, count }: AskedProps) {
  return (
    <>
      <output className="mt-6 block font-semibold">
        {count > 0 ? festivalMessages.asked.count(count, ...days) : festivalMessages.asked.none}
      </output>
      <Rows
        id="dated"
        title={festivalMessages.asked.dated}
        listed={[...now, ...next]}
        more={festivalMessages.next.more}
      />
      <Months title={festivalMessages.asked.undated} lead={festivalMessages.months.lead} months={months} />
    </>
  )
}

type RowsProps = {
  id: string
  title: string
  lead?: string
  listed: readonly ListedFestival[]
  more: (count: number) => string
}

/** The first rows, and the others behind a disclosure. Nothing is rendered without rows. */
function Rows({ id, title, lead, listed, more }: RowsProps) {
  const others = listed.slice(mostOpen)
  if (listed.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-14">
      <h2 id={id} className="scroll-mt-24 text-h2">
        {title}
      </h2>
      {lead ? <p className="mt-2 text-soft">{lead}</p> : null}
      <Grid listed={listed.slice(0, mostOpen)} />
      {others.length > 0 ? (
        <details className="mt-4">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-jade underline underline-offset-4">
            {more(others.length)}
          </summary>
          <Grid listed={others} />
        </details>
      ) : null}
    </section>
  )
}

type MonthsProps = { title: string; lead: string; months: FestivalsAhead['months'] }

/** A line for each month, which opens without scripts; open where together they are few. */
function Months({ title, lead, months }: MonthsProps) {
  const { months: words } = festivalMessages
  const isShort = months.reduce((sum, { festivals }) => sum + festivals.length, 0) <= mostOpen
  if (months.length === 0) return null
  return (
    <section aria-labelledby="months" className="mt-14">
      <h2 id="months" className="scroll-mt-24 text-h2">
        {title}
      </h2>
      <p className="mt-2 max-w-[62ch] text-soft">{lead}</p>
      <div className="mt-5 border-t border-line">
        {months.map(({ month, festivals }) => (
          <details key={month} open={isShort} className="group border-b border-line">
            <summary className="flex min-h-14 cursor-pointer list-none items-center gap-4 py-3 hover:text-jade [&::-webkit-details-marker]:hidden">
              <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4 wrap-anywhere">
                <span className="font-display text-h3">{words.name(month)}</span>{' '}
                <span className="text-small text-soft">{words.count(festivals.length)}</span>
              </span>
              <ChevronDown aria-hidden className="size-5 shrink-0 text-soft group-open:rotate-180" />
            </summary>
            <Grid listed={festivals} className="pb-8" />
          </details>
        ))}
      </div>
    </section>
  )
}

function Grid({ listed, className = 'mt-5' }: { listed: readonly ListedFestival[]; className?: string }) {
  return (
    <div className={classes('grid gap-x-10 gap-y-6 lg:grid-cols-2', className)}>
      {listed.map((festival) => (
        <FestivalRow key={festival.id} festival={festival} />
      ))}
    </div>
  )
}

/** A plain form with an address, so that it works without scripts and can be shared. */
function DatesForm({ query, today }: Pick<FestivalsPageProps, 'query' | 'today'>) {
  const { asked: words } = festivalMessages
  const { from, to, days, isWrong } = query
  return (
    <search aria-label={words.label} className="mt-8 block border-y border-line py-6">
      <Form
        // The key resets the form when the query changes elsewhere, such as by Back.
        key={`${from} ${to}`}
        action={sitePages.festivals.path}
        preventScrollReset
        className="grid max-w-172 grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] items-end gap-4 md:grid-cols-[1fr_1fr_auto]"
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
