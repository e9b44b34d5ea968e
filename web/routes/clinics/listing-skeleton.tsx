import { LoadingArea, Skeleton, SkeletonText } from '#web/ui/loading/skeleton.tsx'

const cards = [0, 1, 2, 3]

/** Shown while this page's code is still loading. */
export function ListingSkeleton() {
  return (
    <LoadingArea className="page grid gap-6 pt-16 pb-12">
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="h-10" />
      <div className="grid gap-6 md:grid-cols-2">
        {cards.map((card) => (
          <div key={card} className="rounded-panel border border-line p-4">
            <Skeleton className="h-36" />
            <SkeletonText lines={5} className="mt-4" />
          </div>
        ))}
      </div>
    </LoadingArea>
  )
}
