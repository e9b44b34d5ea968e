import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { SectionRefusal } from './section-refusal.tsx'
import { countRecoveryCodes, makeRecoveryCodes } from './calls.ts'
import { LoadedPart } from './loaded-part.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { useLoaded } from './use-loaded.ts'
import { useOwnAttempt } from './use-own-attempt.ts'
import { ownAccount } from '#locales/en/accounts/own-account.ts'

/** The number of unused recovery codes, and a button for new ones. */
export function RecoveryCodes({ onMade }: { onMade: (codes: readonly string[]) => void }) {
  const { recoveryCodes: words } = ownAccount
  const loaded = useLoaded(countRecoveryCodes)
  const attempt = useOwnAttempt()
  const make = () => attempt.run(async () => onMade(await makeRecoveryCodes()))
  return (
    <div className="mt-6">
      <h3 className="text-h3">{words.heading}</h3>
      <SectionRefusal attempt={attempt} fields={[]} />
      <LoadedPart loaded={loaded} lines={1}>
        {(left) => (
          <p className="mt-2 max-w-[62ch] text-small">
            {words.left(left)} {left > 0 ? words.remake : null}
          </p>
        )}
      </LoadedPart>
      <Button size="small" className="mt-3" isPending={attempt.isPending} pendingLabel={words.making} onClick={make}>
        {words.make}
      </Button>
    </div>
  )
}

type ShownCodesProps = { codes: readonly string[]; email: string; onDone: () => void }

/**
 * Shows the codes once. Afterwards nobody can read them, not even the server. In print only the codes are visible
 * (parts.css).
 */
export function ShownCodes({ codes, email, onDone }: ShownCodesProps) {
  const { recoveryCodes: words, secondFactor } = ownAccount
  const [isCopied, setCopied] = useState(false)
  const text = codes.join('\n')
  const frame = useRef<HTMLElement>(null)
  // The pressed button was removed, and the codes are shown only now.
  useEffect(() => frame.current?.focus(), [])
  async function copy() {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  function download() {
    saveFile({ name: words.fileName, type: 'text/plain', text: `${words.fileHead(email)}\n\n${text}\n` })
  }
  return (
    <section
      ref={frame}
      tabIndex={-1}
      aria-label={words.title}
      className="print-alone mt-6 rounded-panel border border-s-4 border-line border-s-ochre bg-surface p-5 sm:p-6"
    >
      <h3 className="text-h3">{words.title}</h3>
      <p className="mt-2 max-w-[54ch] text-small print:hidden">{words.once}</p>
      <p className="hidden text-small print:block">{words.fileHead(email)}</p>
      <ul className="mt-4 grid gap-x-8 gap-y-1.5 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        <Button size="small" onClick={() => void copy()}>
          <span aria-live="polite">{isCopied ? secondFactor.copied : words.copy}</span>
        </Button>
        <Button size="small" onClick={download}>
          {words.download}
        </Button>
        <Button size="small" onClick={() => print()}>
          {words.print}
        </Button>
        <Button size="small" kind="primary" onClick={onDone}>
          {words.done}
        </Button>
      </div>
    </section>
  )
}
