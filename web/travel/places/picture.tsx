import { useState } from 'react'
import type { SceneName } from '#domain/site/scene-names.ts'
import { pictureAddress, type Ratio, ratios } from '#domain/site/scenes.ts'
import { useReducedData } from '#web/preferences/preferences.ts'
import { classes } from '#web/ui/classes.ts'
import { everywhere } from '#locales/en/everywhere.ts'

type Props = {
  scene: SceneName
  /** Selects the variation of the scene. */
  id: string
  ratio: Ratio
  /** The text alternative. By default the picture is decorative. */
  alt?: string
  /** It is in the first view of its page and loads even in reduced-data mode. */
  isFirst?: boolean
  /** Inside a link there can be no button: in reduced-data mode it stays unloaded. */
  isInLink?: boolean
  className?: string
}

/**
 * A drawing in a day and a dusk variant, for the two themes. Both are in the page and app.css shows one: a lazy image
 * that is not displayed is not loaded. In reduced-data mode a picture below the first view loads on request.
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
  const { showPicture } = everywhere
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
