import { Skeleton } from '#web/ui/loading/skeleton.tsx'

/** Shown while the code of a step is loading. */
export function StepSkeleton() {
  return (
    <div className="page min-h-[80dvh] pt-6 md:pt-10">
      <div className="mx-auto max-w-288">
        <Skeleton className="h-1 w-full max-w-168" />
        <Skeleton className="mt-12 h-10 w-72" />
      </div>
    </div>
  )
}
