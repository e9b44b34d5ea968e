import { ScriptsNote } from '#web/features/trips/steps/scripts-note.tsx'
import { tripLoading } from '#locales/en/trips/trip-loading.ts'
import { LoadingArea, Skeleton, SkeletonText } from '#web/ui/loading/skeleton.tsx'

/** Shown while this page's code or the stored trip is loading. */
export function TodaySkeleton({ title }: { title?: string }) {
  const { today } = tripLoading
  return (
    <div className="page pt-4 pb-28">
      <h1 className="text-h3">{title ?? today.title}</h1>
      <ScriptsNote of="trip" />
      <LoadingArea className="needs-scripts mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
        <Skeleton className="h-12 w-72 max-w-full" />
        <Skeleton className="h-28 w-full max-w-160" />
        <Skeleton className="h-44 w-full max-w-160" />
        <SkeletonText lines={3} />
      </LoadingArea>
    </div>
  )
}
