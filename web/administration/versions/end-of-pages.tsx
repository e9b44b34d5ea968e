import { Button } from '#web/ui/button.tsx'
import { LoadingArea, SkeletonText } from '#web/ui/loading/skeleton.tsx'
import type { usePages } from './use-pages.ts'
import { editing } from '#locales/en/site/editing.ts'

type EndOfPagesProps = { pages: ReturnType<typeof usePages>; words: { loadFailed: string; earlier: string } }

/** The end of a paged list: loading, a failure, or a button for more. */
export function EndOfPages({ pages: { loaded, hasFailed, loadMore }, words }: EndOfPagesProps) {
  const { toolbar } = editing
  if (hasFailed) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p>{words.loadFailed}</p>
        <Button size="small" onClick={loadMore}>
          {toolbar.tryAgain}
        </Button>
      </div>
    )
  }
  if (!loaded) {
    return (
      <LoadingArea>
        <SkeletonText lines={6} />
      </LoadingArea>
    )
  }
  return loaded.next === null ? null : (
    <Button className="mt-4" onClick={loadMore}>
      {words.earlier}
    </Button>
  )
}
