import type { ProductStatus } from '#domain/site/product-status.ts'
import { listStatusNeeds } from '#domain/site/status-needs.ts'
import { writeNeed } from '#locales/en/site/status-needs.ts'
import { minute, type StatusSection, writeStatus } from '#locales/en/site/status.ts'
import { callApi } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadingArea, SkeletonText } from '#web/ui/loading/skeleton.tsx'
import { useLoadedStatus } from './use-loaded-status.ts'
import { statusPage } from '#locales/en/site/status-page.ts'

/** The status of the installation: first what needs attention, then all facts. */
export function StatusFacts() {
  const { status, isAsking, hasFailed, reload } = useLoadedStatus(readStatus)
  return (
    <>
      {hasFailed ? <p role="alert">{statusPage.loadFailed}</p> : null}
      {status ? <Facts status={status} /> : null}
      {status || hasFailed ? (
        <p className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-2 text-small text-soft">
          <Button size="small" isPending={isAsking} onClick={reload}>
            {statusPage.reload}
          </Button>
          <output>{status ? statusPage.taken(minute(status.takenAt), status.version) : null}</output>
        </p>
      ) : (
        <LoadingArea>
          <SkeletonText lines={12} />
        </LoadingArea>
      )}
    </>
  )
}

function Facts({ status }: { status: ProductStatus }) {
  return (
    <>
      <Needs sentences={listStatusNeeds(status).map(writeNeed)} />
      <div className="mt-8 grid max-w-240 gap-x-10 gap-y-8 md:grid-cols-2">
        {writeStatus(status).map((section) => (
          <Section key={section.id} section={section} />
        ))}
      </div>
    </>
  )
}

function Needs({ sentences }: { sentences: string[] }) {
  const { needs: words } = statusPage
  if (sentences.length === 0) return <p className="text-lead">{words.none}</p>
  return (
    <section aria-labelledby="needs" className="max-w-172 border-s-4 border-ochre bg-wash-ochre p-4 sm:p-5">
      <h2 id="needs" className="text-h3">
        {words.some}
      </h2>
      <ul className="mt-2 list-disc ps-5">
        {sentences.map((sentence) => (
          <li key={sentence} className="mt-1 wrap-anywhere">
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Section({ section: { id, heading, facts } }: { section: StatusSection }) {
  return (
    <section aria-labelledby={`status-${id}`}>
      <h2 id={`status-${id}`} className="border-b border-line pb-2 text-h3">
        {heading}
      </h2>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label} className="grid gap-x-4 border-b border-line py-2 text-small sm:grid-cols-[10rem_1fr]">
            <dt className="text-soft">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function readStatus(signal: AbortSignal): Promise<ProductStatus> {
  return callApi('GET /api/status', { signal })
}
