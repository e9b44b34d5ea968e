import { type ComponentType, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { useOnDemand } from '#web/ui/loading/on-demand.ts'
import { tripStepDates } from '#locales/en/trips/steps/trip-step-dates.ts'
import { StepSection } from '#web/features/trips/steps/step-section.tsx'
import { useEarlyText } from '#web/features/trips/steps/use-early-text.ts'
import type { BriefAnswerProps } from './brief-answer.tsx'
import { keepBrief, readKeptBrief } from './brief-store.ts'

/** As long as the reader reads. */
const longest = 2000

/** A trip in one's own words. What reads it is loaded with the first press. */
export function BriefBox({ today }: { today: string }) {
  const { brief: words } = tripStepDates
  const [text, setText] = useState(() => readKeptBrief().text)
  const [reading, setReading] = useState(() => readKeptBrief().reading)
  const [state, setState] = useState<'idle' | 'reading' | 'failed'>('idle')
  const box = useEarlyText<HTMLTextAreaElement>(text, change)
  const { part: Answer } = useOnDemand<ComponentType<BriefAnswerProps>>(reading !== null, loadAnswer)
  const isTooLong = text.length > longest
  function change(typed: string) {
    setText(typed)
    keepBrief({ text: typed })
  }
  async function read() {
    // What stands in the box: a press from before hydration comes before the text that was typed then is adopted.
    const typed = box.current?.value ?? text
    if (typed.trim() === '' || typed.length > longest) return
    setState('reading')
    try {
      const { fillSteps } = await import('./fill-steps.ts')
      const found = await fillSteps(typed, today)
      if (found) setReading(found)
      setState(found ? 'idle' : 'failed')
    } catch {
      // The script could not be loaded, as offline before the first visit.
      setState('failed')
    }
  }
  return (
    <StepSection>
      <TextArea
        ref={box}
        id="brief"
        // A link to the box shows its question too.
        className="[&_textarea]:scroll-mt-32"
        // A heading is not allowed in a label.
        label={<span className="font-display text-h3 font-normal">{words.title}</span>}
        isOptional
        hint={words.hint}
        placeholder={words.placeholder}
        error={isTooLong ? words.tooLong(longest) : undefined}
        value={text}
        onChange={({ target }) => change(target.value)}
        onFocus={() => void prepare()}
        rows={3}
      />
      <div className="needs-scripts mt-3">
        <Button size="small" isPending={state === 'reading'} onClick={() => void read()}>
          {words.read}
        </Button>
      </div>
      <output className="block text-small">
        {state === 'failed' ? <span className="mt-3 block">{words.failed}</span> : null}
      </output>
      {Answer && reading ? <Answer reading={reading} onChange={setReading} /> : null}
    </StepSection>
  )
}

async function prepare(): Promise<void> {
  try {
    const { prepareReader } = await import('./read-brief-here.ts')
    await prepareReader()
  } catch {
    // Offline before the first visit: the press says that it could not be read.
  }
}

async function loadAnswer(): Promise<ComponentType<BriefAnswerProps>> {
  const { BriefAnswer } = await import('./brief-answer.tsx')
  return BriefAnswer
}
