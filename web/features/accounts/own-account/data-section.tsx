import { Button } from '#web/ui/button.tsx'
import { SectionRefusal } from './section-refusal.tsx'
import { readExport } from './calls.ts'
import { saveFile } from '#web/ui/save-file.ts'
import { Section } from './section.tsx'
import { useOwnAttempt } from './use-own-attempt.ts'
import { ownAccount } from '#locales/en/accounts/own-account.ts'

export function DataSection() {
  const { data: words } = ownAccount
  const attempt = useOwnAttempt()

  function download() {
    attempt.run(async () => {
      const text = JSON.stringify(await readExport(), null, 2)
      saveFile({ name: words.fileName, type: 'application/json', text })
    })
  }

  return (
    <Section id="data" heading={words.heading} lead={words.lead}>
      <SectionRefusal attempt={attempt} fields={[]} />
      <p className="max-w-[62ch]">{words.text}</p>
      <Button className="mt-5" isPending={attempt.isPending} pendingLabel={words.preparing} onClick={download}>
        {words.download}
      </Button>
    </Section>
  )
}
