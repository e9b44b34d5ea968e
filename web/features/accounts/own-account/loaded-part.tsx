import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { LoadingArea, SkeletonText } from '#web/ui/loading/skeleton.tsx'
import { ownAccount as words } from '#locales/en/accounts/own-account.ts'

type LoadedPartProps<Value> = {
  loaded: { value: Value | null; hasFailed: boolean; reload: () => void }
  lines: number
  children: (value: Value) => ReactNode
}

/** Shows the loaded value, a skeleton, or an error. */
export function LoadedPart<Value>({ loaded: { value, hasFailed, reload }, lines, children }: LoadedPartProps<Value>) {
  if (hasFailed) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p>{words.loadFailed}</p>
        <Button size="small" onClick={reload}>
          {words.tryAgain}
        </Button>
      </div>
    )
  }
  if (value !== null) return children(value)
  return (
    <LoadingArea>
      <SkeletonText lines={lines} />
    </LoadingArea>
  )
}
