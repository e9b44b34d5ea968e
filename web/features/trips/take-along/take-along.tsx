import { useMemo, useState } from 'react'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { writePlainText, writeShortDays } from '#domain/trips/exports/plain-text.ts'
import { hasClinics } from '#domain/trips/document/trip-privacy.ts'
import { tripExports } from '#locales/en/trips/trip-exports.ts'
import { writeSharedWords } from '#web/features/trips/results/page/write-shared-words.ts'
import { useSharedAddress } from '#web/features/trips/saved/shared-address.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { CalendarPlus, Copy, FileText, Printer, QrCode, Route, Share2 } from 'lucide-react'
import { TodayLink } from '#web/features/trips/today/today-link.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { calendarKeyOf } from './calendar-key.ts'
import { takeAlong } from '#locales/en/trips/take-along.ts'
import { TripCode } from './trip-code.tsx'
import { makeTripFile, type TripFileFormat, tripFileFormats } from './trip-files.ts'

const fileIcons = { ics: CalendarPlus, gpx: Route, geojson: FileText } satisfies Record<TripFileFormat, unknown>

/** All ways to take a trip along. They are made on the device and work offline. */
export function TakeAlong({ document }: { document: TripDocument }) {
  const sharedUrl = useSharedAddress()
  const asksForClinics = useMemo(() => hasClinics(document), [document])
  const [showsClinics, setShowsClinics] = useState(false)
  const [showsCode, setShowsCode] = useState(false)
  const options = { words: tripExports, showsClinics, writeWords: writeSharedWords }
  async function save(format: TripFileFormat): Promise<void> {
    const file = makeTripFile(format, document, { ...options, calendarKey: await calendarKeyOf(document) })
    saveFile(file)
    showToast({ kind: 'success', title: takeAlong.saved(file.name) })
  }
  return (
    <section aria-label={takeAlong.title}>
      <TodayLink days={document.plan.days} className="mb-4 w-full" />
      <p className="text-small text-soft">{takeAlong.lead}</p>
      {asksForClinics ? (
        <Checkbox
          label={takeAlong.clinics}
          hint={takeAlong.clinicsHint}
          checked={showsClinics}
          onChange={(event) => setShowsClinics(event.target.checked)}
        />
      ) : null}
      <div className="mt-3 grid gap-2 sm:grid-cols-2">
        <ButtonLink to={`/trip-planner/print${showsClinics ? '#clinics' : ''}`} className={row}>
          <Printer aria-hidden className="size-5 shrink-0" />
          {takeAlong.print}
        </ButtonLink>
        {'share' in navigator ? (
          <ShareTripButton
            title={tripExports.title(document)}
            text={() => writePlainText(document, options)}
            sharedUrl={sharedUrl}
          />
        ) : null}
        <Button aria-expanded={showsCode} className={row} onClick={() => setShowsCode(!showsCode)}>
          <QrCode aria-hidden className="size-5 shrink-0" />
          {showsCode ? takeAlong.code.hide : takeAlong.code.show}
        </Button>
      </div>
      {showsCode ? <TripCode sharedUrl={sharedUrl} days={writeShortDays(document, options)} /> : null}
      <details className="mt-3">
        <summary className="cursor-pointer py-2.5 font-semibold text-jade">{takeAlong.more}</summary>
        <div className="mt-1 grid gap-2 sm:grid-cols-2">
          {tripFileFormats.map((format) => (
            <FileButton key={format} format={format} onPress={() => void save(format)} />
          ))}
          <CopyTripButton text={() => writePlainText(document, textOptions(options, sharedUrl))} />
        </div>
      </details>
    </section>
  )
}

const row = 'justify-start! text-start!'

function textOptions(options: Parameters<typeof writePlainText>[1], sharedUrl: string | null) {
  return sharedUrl === null ? options : { ...options, url: sharedUrl }
}

function FileButton({ format, onPress }: { format: TripFileFormat; onPress: () => void }) {
  const words = takeAlong.files[format]
  const Icon = fileIcons[format]
  return (
    <Button className={row} onClick={onPress}>
      <Icon aria-hidden className="size-5 shrink-0" />
      <span>
        {words.label}
        <span className="block text-mini font-normal text-soft">{words.hint}</span>
      </span>
    </Button>
  )
}

function CopyTripButton({ text }: { text: () => string }) {
  const words = takeAlong.text
  async function copy() {
    try {
      await navigator.clipboard.writeText(text())
      showToast({ kind: 'success', title: words.copied })
    } catch {
      // The browser denied access to the clipboard.
      showToast({ kind: 'failure', title: words.copyFailed })
    }
  }
  return (
    <Button className={row} onClick={() => void copy()}>
      <Copy aria-hidden className="size-5 shrink-0" />
      {words.copy}
    </Button>
  )
}

type ShareTripButtonProps = { title: string; text: () => string; sharedUrl: string | null }

/** Opens the system's share sheet with the link if there is one, otherwise with the whole text. */
function ShareTripButton({ title, text, sharedUrl }: ShareTripButtonProps) {
  async function share() {
    try {
      await navigator.share(sharedUrl === null ? { title, text: text() } : { title, url: sharedUrl })
    } catch (error) {
      // The share sheet was cancelled.
      if (error instanceof DOMException && error.name === 'AbortError') return
      showToast({ kind: 'failure', title: takeAlong.shareFailed })
    }
  }
  return (
    <Button className={row} onClick={() => void share()}>
      <Share2 aria-hidden className="size-5 shrink-0" />
      {takeAlong.share}
    </Button>
  )
}
