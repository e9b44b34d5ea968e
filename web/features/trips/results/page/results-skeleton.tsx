import { ScriptsNote } from '#web/features/trips/steps/scripts-note.tsx'
import { tripLoading } from '#locales/en/trips/trip-loading.ts'
import { LoadingArea, Skeleton, SkeletonText } from '#web/ui/loading/skeleton.tsx'

/** Shown while this page's code or the stored trip is loading. */
export function ResultsSkeleton() {
  const { results } = tripLoading
  return (
    <div className="page py-8">
      <h1 className="text-h2">{results.title}</h1>
      <ScriptsNote of="trip" />
      <LoadingArea className="needs-scripts mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
        <Skeleton className="h-5 w-72 max-w-full" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-14 w-full" />
        <SkeletonText lines={4} />
        <SkeletonText lines={4} />
      </LoadingArea>
    </div>
  )
}
