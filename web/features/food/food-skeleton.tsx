import { LoadingArea, Skeleton, SkeletonText } from '#web/ui/loading/skeleton.tsx'

const cards = [0, 1, 2]
const rows = [0, 1, 2, 3]

/** Shown instead of the results while a search takes long. */
export function ResultsSkeleton() {
  return (
    <LoadingArea className="grid gap-8 pt-6">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map((card) => (
          <div key={card} className="nth-2:max-sm:hidden nth-3:max-lg:hidden">
            <Skeleton className="aspect-4/3" />
            <SkeletonText lines={5} className="mt-4" />
          </div>
        ))}
      </div>
      <div className="grid gap-3">
        {rows.map((row) => (
          <Skeleton key={row} className="h-10" />
        ))}
      </div>
    </LoadingArea>
  )
}
