import { LoadingArea, Skeleton, SkeletonText } from '#web/ui/loading/skeleton.tsx'

/** Two placeholder cards, shown while the trips are loading. */
export function TripsSkeleton() {
  return (
    <LoadingArea className="needs-scripts">
      {[1, 2].map((number) => (
        <div
          key={number}
          className="mt-8 grid gap-x-8 gap-y-4 border-t border-line pt-8 sm:grid-cols-[14rem_minmax(0,1fr)] lg:grid-cols-[18rem_minmax(0,1fr)]"
        >
          <Skeleton className="aspect-video sm:aspect-4/3" />
          <SkeletonText lines={4} />
        </div>
      ))}
    </LoadingArea>
  )
}
