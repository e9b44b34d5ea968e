import { pictureAddress, type Ratio, ratios, type SceneName } from '#domain/scenes.ts'

type Props = {
  scene: SceneName
  /** Decides how this one differs from others of the scene. */
  id: string
  ratio: Ratio
  /** What a picture says that the words beside it do not; by default it is decoration. */
  alt?: string
  className?: string
}

/**
 * A drawing of ours, by day or at dusk as the theme is. Both are in the page and one is shown (app.css): a
 * lazy image that is not shown is not loaded.
 */
export function Picture({ scene, id, ratio, alt = '', className = '' }: Props) {
  const [width, height] = ratios[ratio]
  const shared = { width, height, loading: 'lazy', decoding: 'async' } as const
  return (
    <span className={`picture ${className}`}>
      <img {...shared} alt={alt} className="by-day" src={pictureAddress(scene, id, 'day', ratio)} />
      <img {...shared} alt={alt} className="at-dusk" src={pictureAddress(scene, id, 'dusk', ratio)} />
    </span>
  )
}
