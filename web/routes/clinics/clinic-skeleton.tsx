import { LoadingArea, Skeleton, SkeletonText } from '#web/ui/loading/skeleton.tsx'

/** Shown while nothing is known about the clinic. */
export function ClinicSkeleton() {
  return (
    <LoadingArea className="page grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-12 pt-18 pb-20 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_27rem]">
      <div>
        <Skeleton className="aspect-3/2 rounded-panel! sm:aspect-[5/2]" />
        <Skeleton className="mt-10 h-12 w-3/5" />
        <Skeleton className="mt-4 h-5 w-2/5" />
        <SkeletonText lines={5} className="mt-14 max-w-[62ch]" />
      </div>
      <Skeleton className="h-96 rounded-panel!" />
    </LoadingArea>
  )
}
