import type { ReactNode } from 'react'
import type { FoodQuery } from '#domain/food/food-query.ts'
import { TriangleAlert, WifiOff } from 'lucide-react'
import { TextLink } from '#web/ui/text-link.tsx'
import { describeProblem } from './describe-problem.ts'
import { describeSearch } from './describe-filter.ts'
import { foodAddress, takenFilters } from './food-address.ts'
import { useFoodMessages } from './food-messages.ts'
import { type AnsweredFood, tabOf } from './listed-food.ts'
import { useOffline } from './use-offline.ts'

type FoodNoticesProps = AnsweredFood & { unanswered: FoodQuery | null }

/** Errors of a search, and which results are shown instead. */
export function FoodNotices({ query, listing, isMissingWords, unanswered }: FoodNoticesProps) {
  const { error } = listing
  const words = useFoodMessages()
  const { offline, required } = words
  const isOffline = useOffline()
  const problem = error && describeProblem(error, words)
  return (
    <output className="block">
      {isOffline || unanswered ? (
        <Notice
          sign={<WifiOff aria-hidden className={signLook} />}
          title={isOffline ? offline.title : offline.unanswered}
        >
          {unanswered
            ? offline.other(tabOf({ query, listing }), describeSearch(query, takenFilters(query), words))
            : offline.text}{' '}
          {unanswered ? (
            <TextLink to={foodAddress(unanswered)} replace>
              {offline.again}
            </TextLink>
          ) : null}
        </Notice>
      ) : null}
      {isMissingWords ? (
        <Notice sign={<TriangleAlert aria-hidden className={signLook} />} title={required.title}>
          {required.description}
        </Notice>
      ) : null}
      {problem ? (
        <Notice sign={<TriangleAlert aria-hidden className={signLook} />} title={problem.title}>
          {problem.description}
        </Notice>
      ) : null}
    </output>
  )
}

const signLook = 'mt-0.5 size-5 shrink-0 text-ochre'

function Notice({ sign, title, children }: { sign: ReactNode; title: string; children: ReactNode }) {
  return (
    <span className="mt-4 flex max-w-[76ch] items-start gap-3 rounded-control bg-wash-ochre px-4 py-2.5 text-small">
      {sign}
      <span className="min-w-0">
        <strong className="me-1">{title}</strong> {children}
      </span>
    </span>
  )
}
