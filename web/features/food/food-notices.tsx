import type { ReactNode } from 'react'
import { TriangleAlert, WifiOff } from 'lucide-react'
import { type Unanswered, UnansweredNotice } from '#web/ui/feedback/unanswered-notice.tsx'
import { describeProblem } from './describe-problem.ts'
import { describeSearch } from './describe-filter.ts'
import { takenFilters } from './food-address.ts'
import { food as foodMessages } from '#locales/en/food/food.ts'
import { type AnsweredFood, tabOf } from './listed-food.ts'
import { useOffline } from './use-offline.ts'

type FoodNoticesProps = AnsweredFood & { unanswered: Unanswered | null }

/** Errors of a search, and which results are shown instead. */
export function FoodNotices({ query, listing, isMissingWords, unanswered }: FoodNoticesProps) {
  const { error } = listing
  const { offline, required } = foodMessages
  const isOffline = useOffline()
  const problem = error && describeProblem(error, foodMessages)
  return (
    <>
      <UnansweredNotice
        unanswered={unanswered}
        text={offline.other(tabOf({ query, listing }), describeSearch(query, takenFilters(query), foodMessages))}
        className="mt-4 max-w-[76ch] rounded-control px-4"
      />
      <output className="block">
        {isOffline && !unanswered ? (
          <Notice sign={<WifiOff aria-hidden className={signLook} />} title={offline.title}>
            {offline.text}
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
    </>
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
