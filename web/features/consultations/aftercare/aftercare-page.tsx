import { useRef } from 'react'
import { Form } from 'react-router'
import type { PlanRange } from '#domain/clinics/treatments.ts'
import { openFigures } from '#domain/clinics/treatments.ts'
import { TreatmentPages } from '#web/travel/places/treatment-pages.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useScripts } from '#web/ui/loading/use-scripts.ts'
import { saveFile } from '#web/ui/save-file.ts'
import { aftercarePage as words, aftercareSheet } from '#locales/en/consultations/aftercare.ts'
import { aftercareSheet as koreanSheet } from '#locales/ko/consultations/aftercare.ts'
import { type AftercareFacts, AftercareSheet } from './aftercare-sheet.tsx'
import { InTrip } from './in-trip.tsx'

type AftercarePageProps = {
  /** The secret of the request's link. */
  token: string
  facts: AftercareFacts
  ranges: readonly PlanRange[]
  visitOn: string
  /** A typed day that cannot be the day of the treatment. */
  wrongDay: string | null
}

/** The aftercare passport of a visit, to print or to save. */
export function AftercarePage({ token, facts, ranges, visitOn, wrongDay }: AftercarePageProps) {
  const hasScripts = useScripts()
  const passport = useRef<HTMLDivElement>(null)
  function save() {
    const sheet = passport.current
    if (sheet) saveFile({ name: words.fileName, type: 'text/html;charset=utf-8', text: writeFile(words.title, sheet) })
  }
  return (
    <div className="page py-10 md:py-14">
      <div>
        <h1 className="text-h1">{words.title}</h1>
        <p className="mt-4 max-w-[62ch] text-lead text-soft">{words.lead}</p>
        <Form method="post" noValidate className="mt-6 flex flex-wrap items-end gap-4">
          <TextField
            key={facts.treatedOn}
            name="treatedOn"
            type="date"
            label={words.treatedOn}
            hint={words.treatedOnHint}
            min={visitOn}
            defaultValue={wrongDay ?? facts.treatedOn}
            error={wrongDay === null ? null : words.wrongDay}
            required
          />
          <Button type="submit">{words.show}</Button>
        </Form>
        {hasScripts ? (
          <p className="mt-5 flex flex-wrap items-center gap-3">
            <Button kind="primary" onClick={() => globalThis.print()}>
              {words.print}
            </Button>
            <Button onClick={save}>{words.save}</Button>
            <span className="text-small text-soft">{words.saveHint}</span>
          </p>
        ) : null}
      </div>
      <div
        ref={passport}
        className="print-alone mt-8 grid items-start gap-6 lg:grid-cols-2 print:mt-0 print:grid-cols-1"
      >
        <AftercareSheet lang="en" words={aftercareSheet} facts={facts} />
        <AftercareSheet lang="ko" words={koreanSheet} facts={facts} />
      </div>
      {hasScripts && facts.treatments.length > 0 ? <InTrip token={token} facts={facts} /> : null}
      {ranges.length > 0 ? (
        <section aria-labelledby="aftercare-sources" className="mt-8 text-small text-soft">
          <h2 id="aftercare-sources" className="font-text text-small font-semibold">
            {words.sources}
          </h2>
          <TreatmentPages
            ranges={ranges.map((row) => ({
              id: row.id,
              name: row.name.en,
              pages: row.sources ?? [],
              open: openFigures(row),
            }))}
          />
        </section>
      ) : null}
    </div>
  )
}

const fileStyle =
  'body{font:16px/1.5 sans-serif;max-width:44rem;margin:1.5rem auto;padding:0 1rem}article{margin-bottom:3rem}' +
  'dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1.25rem}dd{margin:0}a{white-space:nowrap}' +
  'ul{list-style:none;padding:0}li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;' +
  'border-bottom:1px solid #999;padding:.4rem 0}article>p{border-bottom:1px solid #999;min-height:3rem}'

/** A page of its own, without scripts and without anything of this site, so that it opens anywhere. */
function writeFile(title: string, sheet: HTMLElement): string {
  const file = document.implementation.createHTMLDocument(title)
  const charset = file.createElement('meta')
  charset.setAttribute('charset', 'utf-8')
  const viewport = file.createElement('meta')
  viewport.name = 'viewport'
  viewport.content = 'width=device-width'
  const style = file.createElement('style')
  style.textContent = fileStyle
  file.head.prepend(charset, viewport)
  file.head.append(style)
  file.body.append(...[...sheet.children].map((child) => file.importNode(child, true)))
  for (const element of file.body.querySelectorAll('[class]')) element.removeAttribute('class')
  return `<!doctype html>${file.documentElement.outerHTML}`
}
