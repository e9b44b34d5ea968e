import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { X } from '#web/ui/icons/x.generated.ts'
import { Progress } from '#web/ui/progress.tsx'
import { LoadingArea, Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { galleryWords } from './gallery-words.ts'
import { Sample, Shelf } from './shelf.tsx'

const words = galleryWords.states

export function StatesShelf() {
  return (
    <Shelf title={words.title}>
      <Sample name={words.skeletons}>
        <LoadingArea className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {[0, 1].map((place) => (
            <div key={place}>
              <Skeleton className="aspect-4/3 w-full" />
              <Skeleton className="mt-4 h-6 w-2/3" />
              <SkeletonText lines={3} className="mt-2" />
            </div>
          ))}
        </LoadingArea>
      </Sample>
      <Sample name={words.empty}>
        <EmptyState
          picture={<div className="size-full bg-wash-indigo" />}
          title={words.emptyTitle}
          text={words.emptyText}
          causes={
            <>
              <p className="mb-2 text-mini text-soft">{words.causes}</p>
              <Button size="small">
                {words.vegan}
                <X aria-hidden className="size-4" />
              </Button>
            </>
          }
          ways={
            <>
              <Button kind="primary">{words.clearAll}</Button>
              <ButtonLink to="/gallery">{words.wider}</ButtonLink>
              <TextLink to="/gallery">{words.cafes}</TextLink>
            </>
          }
          level="h3"
        />
      </Sample>
      <Sample name={words.progress}>
        <div className="flex flex-col gap-4">
          <Progress label={words.planning} share={0.6} step={words.step} />
          <Progress label={words.waiting} />
        </div>
      </Sample>
    </Shelf>
  )
}
