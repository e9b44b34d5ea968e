import { festivalsAhead, festivalsBetween, listFestival } from '#domain/festivals/festivals.ts'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import { sitePages } from '#domain/site/site-pages.ts'
import { en } from '#locales/en.ts'
import { readFestivalQuery } from '#web/features/festivals/festival-query.ts'
import { FestivalsPage } from '#web/features/festivals/festivals-page.tsx'
import { loadedHead } from '#web/loaded-head.ts'
import { sitePageHead } from '#web/page-head.ts'
import { createLastAnswer, type ShownAnswer, unansweredIn, useLastAnswer } from '#web/routes/last-answer.ts'
import { servicesContext } from '#web/services-context.ts'
import { breadcrumbs } from '#web/structured-data.ts'
import { UnansweredNotice } from '#web/ui/feedback/unanswered-notice.tsx'
import type { Route } from './+types/festivals.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  const { festivals, siteOrigin } = context.get(servicesContext)
  const query = readFestivalQuery(new URL(request.url).searchParams)
  const crumbs = breadcrumbs([
    { name: en.siteLinks.home, path: sitePages.home.path },
    { name: en.heads.festivals.picture, path: sitePages.festivals.path },
  ])
  const today = seoulDay(Date.now())
  const shownFrom = query.days?.[0] ?? today
  const yearly = festivals.filter(({ month }) => month !== null)
  const shown = query.days ? festivalsBetween(yearly, query.days) : yearly
  return {
    head: sitePageHead(siteOrigin, 'festivals', { structured: [crumbs] }),
    query,
    ahead: festivalsAhead(shown, shownFrom, today),
    shows: festivals.filter(({ month }) => month === null).map((show) => listFestival(show, shownFrom, today)),
    today,
  }
}

type Answer = ReturnType<typeof loader>

const lastFestivals = createLastAnswer<Answer>()

export function clientLoader(asked: Route.ClientLoaderArgs): Promise<ShownAnswer<Answer>> {
  return lastFestivals.ask(asked)
}

export const meta = loadedHead

export default function FestivalsRoute({ loaderData }: Route.ComponentProps) {
  const { query, ahead, shows, today } = loaderData
  useLastAnswer(lastFestivals, loaderData)
  return (
    <>
      <UnansweredNotice unanswered={unansweredIn(loaderData)} />
      <FestivalsPage query={query} ahead={ahead} shows={shows} today={today} />
    </>
  )
}
