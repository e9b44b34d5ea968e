import { useState } from 'react'
import { isInKorea } from '#domain/korea/korea-box.ts'
import type { Point } from '#domain/korea/distances.ts'

export type PositionProblem = 'unsupported' | 'denied' | 'abroad'

const longestMilliseconds = 10_000
// Somebody who walks for a minute is still near.
const oldestMilliseconds = 60_000

/** The position of the phone. It is asked for only when `ask` is called, is not stored, and is sent nowhere. */
export function usePhonePosition() {
  const [point, setPoint] = useState<Point | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<PositionProblem | null>(null)

  async function ask(): Promise<void> {
    setProblem(null)
    if (!('geolocation' in navigator)) return setProblem('unsupported')
    setAsking(true)
    const found = await readPosition()
    setAsking(false)
    if (!found) return setProblem('denied')
    return isInKorea(found) ? setPoint(found) : setProblem('abroad')
  }

  return { point, isAsking, problem, ask, forget: () => setPoint(null) }
}

function readPosition(): Promise<Point | null> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      () => resolve(null),
      { timeout: longestMilliseconds, maximumAge: oldestMilliseconds },
    )
  })
}
