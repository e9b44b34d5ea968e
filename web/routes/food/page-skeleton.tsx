import { LoadingArea, Skeleton, SkeletonText } from '#web/ui/loading/skeleton.tsx'

/** Shown while this page's code is still loading. */
export function PageSkeleton() {
  return (
    <LoadingArea className="page py-14 md:py-20">
      <Skeleton className="h-12 w-3/5" />
      <SkeletonText lines={2} className="mt-5 max-w-[62ch]" />
      <Skeleton className="mt-8 h-72 rounded-panel!" />
    </LoadingArea>
  )
}
