import { useState } from 'react'
import type { SceneName } from '#domain/scene-names.ts'
import { pictureAddress, type Ratio, ratios } from '#domain/scenes.ts'
import { useReducedData } from '#web/preferences/preferences.ts'
import { classes } from '#web/ui/classes.ts'
import { useMessages } from '#web/ui/messages.ts'

type Props = {
  scene: SceneName
  /** Decides how this one differs from others of the scene. */
  id: string
  ratio: Ratio
  /** What a picture says that the words beside it do not; by default it is decoration. */
  alt?: string
  /** It stands in the first view of its page and is loaded even where data is saved. */
  isFirst?: boolean
  /** Inside a link nothing can be pressed: where data is saved it stays unloaded. */
  isInLink?: boolean
  className?: string
}

/**
 * A drawing of ours, by day or at dusk as the theme is. Both are in the page and one is shown (app.css): a lazy image
 * that is not shown is not loaded. Where data is saved, one that is not in the first view waits to be asked for.
 */
export function Picture({ scene, id, ratio, alt = '', isFirst = false, isInLink = false, className = '' }: Props) {
  const isReduced = useReducedData()
  const [isWanted, setWanted] = useState(false)
  const mayWait = !isFirst && !isWanted
  const [width, height] = ratios[ratio]
  const shared = { width, height, loading: 'lazy', decoding: 'async' } as const
  return (
    <span className={classes('picture', mayWait && 'may-wait', className)}>
      <img {...shared} alt={alt} className="by-day" src={pictureAddress(scene, id, 'day', ratio)} />
      <img {...shared} alt={alt} className="at-dusk" src={pictureAddress(scene, id, 'dusk', ratio)} />
      {isReduced && mayWait && !isInLink ? <ShowButton onPress={() => setWanted(true)} /> : null}
    </span>
  )
}

function ShowButton({ onPress }: { onPress: () => void }) {
  const { showPicture } = useMessages()
  return (
    <button
      type="button"
      onClick={onPress}
      // Above the link that covers a card.
      className="relative z-1 min-h-11 cursor-pointer rounded-control border border-line-strong bg-surface px-4 text-small font-semibold text-ink hover:border-ink"
    >
      {showPicture}
    </button>
  )
}
