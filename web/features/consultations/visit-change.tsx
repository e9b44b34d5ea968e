import { seoulZone, visitTimes } from '#domain/consultations/consultation-windows.ts'
import { Act } from './act.tsx'
import { visits } from '#locales/en/consultations/visits.ts'

type VisitChangeProps = {
  visit: { from: number; to: number }
  /** The visit has begun, or was changed by somebody else. */
  isRefused: boolean
}

/** A visit in Korean time, and the two ways to give its time back. */
export function VisitChange({ visit, isRefused }: VisitChangeProps) {
  const { change: words, problems, write } = visits
  return (
    <div className="page max-w-4xl py-10 md:py-14">
      <h1 className="text-h1">{words.title}</h1>
      <p className="mt-5 text-lead">{write(visitTimes(visit, seoulZone))}</p>
      <p className="mt-3 max-w-[62ch] text-soft">{words.lead}</p>
      {isRefused ? (
        <p role="alert" className="mt-5 border-s-4 border-vermilion bg-wash-vermilion p-4">
          {problems.refused}
        </p>
      ) : null}
      <div className="mt-6 flex flex-wrap gap-3">
        <Act intent="other_times">{words.other}</Act>
        <Act intent="cancel" kind="danger">
          {words.cancel}
        </Act>
      </div>
    </div>
  )
}
