import { type SubmitEvent, useState } from 'react'
import {
  type AnswerLanguage,
  answerLanguages,
  type AnswerTemplate,
  builtInAnswers,
  fillTemplate,
} from '#domain/consultations/answer-templates.ts'
import type { InboxDetail } from '#domain/consultations/request-inbox.ts'
import { messageLimits, type SentRequest } from '#domain/consultations/sent-requests.ts'
import { callApi } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { useApiCall } from '#web/use-api-call.ts'
import { requestInbox } from '#locales/en/consultations/request-inbox.ts'
import { answers as english } from '#locales/en/consultations/answer-templates.ts'
import { answers as korean } from '#locales/ko/consultations/answer-templates.ts'
import { useOwnTemplates } from './use-own-templates.ts'

/** The built-in answers, in the patient's language and not in the page's. */
const builtInTexts = { en: english, ko: korean } as const

type AnswerFormProps = {
  id: string
  request: SentRequest
  detail: Pick<InboxDetail, 'phone' | 'answers'>
  onSent: (text: string) => void
}

/** Writes to the patient, from a template or by hand. A chosen template can be changed before it is sent. */
export function AnswerForm({ id, request, detail: { phone, answers }, onSent }: AnswerFormProps) {
  const { answer: words, refused } = requestInbox
  const { isPending, run } = useApiCall(refused)
  const { templates } = useOwnTemplates()
  const [language, setLanguage] = useState<AnswerLanguage>(request.request.language === 'ko' ? 'ko' : 'en')
  const [chosen, setChosen] = useState('')
  const [text, setText] = useState('')
  /** What the last template wrote: it is replaced by the next one, and what was typed is not. */
  const [filled, setFilled] = useState('')
  const [key, setKey] = useState<string>(() => crypto.randomUUID())
  const [problem, setProblem] = useState<string>()
  const offered = listTemplates(language, templates ?? [], words)

  function choose(value: string) {
    setChosen(value)
    const template = offered.find((one) => one.value === value)
    if (!template) return
    const { name, clinic } = request
    const names = {
      name,
      clinic: (language === 'ko' ? clinic.ko : clinic.en) || clinic.en || clinic.ko,
      phone: phone === '' ? builtInTexts[language].unknown : phone,
    }
    const written = fillTemplate(template.text, names)
    setText(text.trim() === '' || text === filled ? written : `${text.trimEnd()}\n\n${written}`)
    setFilled(written)
    setProblem(undefined)
  }

  function send(event: SubmitEvent) {
    event.preventDefault()
    const message = text.trim()
    const mistake = message === '' ? words.missing : message.length > messageLimits.text ? words.tooLong : undefined
    setProblem(mistake)
    if (mistake) return
    void run(async () => {
      await callApi('POST /api/consultation-inbox/:id/messages', { params: { id }, body: { key, text: message } })
      showToast({ kind: 'success', title: words.sent })
      onSent(message)
      setText('')
      setFilled('')
      setChosen('')
      setKey(crypto.randomUUID())
    })
  }

  return (
    <form onSubmit={send} noValidate aria-labelledby={`answer-${id}`} className="grid gap-4">
      <h3 id={`answer-${id}`} className="text-h3">
        {words.title}
      </h3>
      <p className="max-w-[62ch] text-small text-soft">
        {words.lead} {answers === 'by_mail' ? words.byMail : null}
      </p>
      <div className="grid max-w-172 gap-4 sm:grid-cols-[10rem_1fr]">
        <SelectField
          id={`language-${id}`}
          label={words.language}
          options={answerLanguages.map((value) => ({ value, label: words.languages[value] }))}
          value={language}
          onChange={({ target }) => {
            setLanguage(target.value === 'ko' ? 'ko' : 'en')
            setChosen('')
          }}
        />
        <SelectField
          id={`template-${id}`}
          label={words.template}
          placeholder={words.noTemplate}
          options={offered.map(({ value, label }) => ({ value, label }))}
          value={chosen}
          onChange={({ target }) => choose(target.value)}
        />
      </div>
      <TextArea
        id={`answer-text-${id}`}
        label={words.label}
        lang={language}
        value={text}
        onChange={({ target }) => setText(target.value)}
        longest={messageLimits.text}
        error={problem}
      />
      <div>
        <Button type="submit" kind="primary" isPending={isPending}>
          {words.send}
        </Button>
      </div>
    </form>
  )
}

type TemplateWords = Pick<(typeof requestInbox)['answer'], 'builtIn' | 'own'>

function listTemplates(language: AnswerLanguage, own: readonly AnswerTemplate[], words: TemplateWords) {
  const texts = builtInTexts[language]
  const ofLanguage = own.filter((template) => template.language === language)
  return [
    ...builtInAnswers.map((value) => ({ value, label: words.builtIn[value], text: texts[value] })),
    ...ofLanguage.map(({ id, title, text }) => ({ value: id, label: words.own(title), text })),
  ]
}
