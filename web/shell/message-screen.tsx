import type { ReactNode } from 'react'
import type { SceneName } from '#domain/site/scene-names.ts'
import { Picture } from '#web/travel/places/picture.tsx'

type Props = { title: string; text: string; scene: SceneName; children: ReactNode }

/** A page with one message, one action and an illustration. */
export function MessageScreen({ title, text, scene, children }: Props) {
  return (
    <div className="page grid items-center gap-x-16 gap-y-10 py-14 md:grid-cols-2 md:py-20">
      <div>
        <h1 className="text-h1">{title}</h1>
        <p className="mt-5 max-w-[44ch] text-lead text-soft">{text}</p>
        <div className="mt-8">{children}</div>
      </div>
      <Picture scene={scene} id={scene} ratio="card" isFirst className="aspect-4/3" />
    </div>
  )
}
