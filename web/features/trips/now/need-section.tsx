import type { ReactNode } from 'react'
import type { MapSpot } from '#domain/places/map-apps.ts'
import type { FoundNow, NeedNow } from '#domain/trips/now/what-now.ts'
import type { Diet } from '#domain/wishes/diet-words.ts'
import type { WhatNowHere } from '#web/features/trips/planning/planner-messages.ts'
import { FoundRow } from './found-row.tsx'
import { KoreanWord } from './korean-word.tsx'
import { whatNow } from '#locales/en/trips/what-now.ts'

type NeedSectionProps = { need: NeedNow; answer: WhatNowHere; from: MapSpot; Icon: SignIcon; children?: ReactNode }

export type SignIcon = (props: { 'aria-hidden': true; className: string }) => ReactNode

/** The nearest places for one need: the first one in full, the others behind a disclosure. */
export function NeedSection({ need, answer: { now, places }, from, Icon, children }: NeedSectionProps) {
  const { near, farther } = now.found[need]
  const [first, ...others] = near
  const row = (found: FoundNow) => {
    const place = places[found.placeId]
    if (!place) return null
    const note = need === 'toilet' ? { note: whatNow.toiletSource } : {}
    return <FoundRow found={found} place={place} from={from} diets={now.diets} {...note} />
  }
  return (
    <NowSection id={need} title={whatNow.heading(need, now.meal)} Icon={Icon}>
      {first ? row(first) : <p className="text-small">{sayNone(need, now.diets.length > 0)}</p>}
      {farther ? (
        <>
          <p className="mt-1 mb-2 text-small text-soft">{whatNow.farther}</p>
          {row(farther)}
        </>
      ) : null}
      {others.length > 0 ? (
        <details className="mt-1">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-small font-semibold text-jade underline underline-offset-4">
            {whatNow.more(others.length)}
          </summary>
          <ul className="grid gap-4 pt-1">
            {others.map((found) => (
              <li key={found.placeId}>{row(found)}</li>
            ))}
          </ul>
        </details>
      ) : null}
      {children}
      {need === 'meal' && !first ? <EatAnyway diets={now.diets} /> : null}
    </NowSection>
  )
}

/** For who is hungry where this guide knows no kitchen. */
function EatAnyway({ diets }: { diets: readonly Diet[] }) {
  const { eat } = whatNow
  return (
    <div className="mt-3">
      <p className="text-small">{eat.search}</p>
      {[eat.korean(diets), eat.store].map(({ ko, means }) => (
        <KoreanWord key={ko} korean={ko} means={means} />
      ))}
    </div>
  )
}

function sayNone(need: NeedNow, hasDiet: boolean): string {
  return need === 'meal' && hasDiet ? whatNow.noneForDiet : whatNow.none[need]
}

export function NowSection({
  id,
  title,
  Icon,
  children,
}: {
  id: string
  title: string
  Icon: SignIcon
  children: ReactNode
}) {
  return (
    <section aria-labelledby={`now-${id}`} className="border-t border-line py-4">
      <h3
        id={`now-${id}`}
        tabIndex={-1}
        className="mb-1.5 scroll-mt-4 flex items-center gap-2 font-text text-body font-semibold"
      >
        <Icon aria-hidden className="size-5 shrink-0 text-jade" />
        {title}
      </h3>
      {children}
    </section>
  )
}
