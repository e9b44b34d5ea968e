import { LoadingArea, Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'

/** For who comes from another page while not even the code of this one is there. */
export function PageSkeleton() {
  return (
    <LoadingArea className="page py-14 md:py-20">
      <Skeleton className="h-12 w-3/5" />
      <SkeletonText lines={2} className="mt-5 max-w-[62ch]" />
      <Skeleton className="mt-8 h-72 rounded-panel!" />
    </LoadingArea>
  )
}
