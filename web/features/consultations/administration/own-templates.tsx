import { type SubmitEvent, useState } from 'react'
import { answerLanguages, type AnswerTemplate, templateLimits } from '#domain/consultations/answer-templates.ts'
import { callApi } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useApiCall } from '#web/use-api-call.ts'
import { requestInbox } from '#locales/en/consultations/request-inbox.ts'
import { useOwnTemplates } from './use-own-templates.ts'

/** The administrators' own templates of answers: a button that opens the list. */
export function OwnTemplates() {
  const { templates: words } = requestInbox
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="mt-6">
      <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? words.close : words.open}
      </Button>
      {isOpen ? <TemplateList /> : null}
    </div>
  )
}

function TemplateList() {
  const { templates: words, answer, refused } = requestInbox
  const { isPending, run } = useApiCall(refused)
  const { templates, loadAgain } = useOwnTemplates()
  const [edited, setEdited] = useState<AnswerTemplate | null>(null)

  function save(template: AnswerTemplate) {
    const { id, ...body } = template
    return run(async () => {
      await callApi('PUT /api/answer-templates/:id', { params: { id }, body })
      setEdited(null)
      loadAgain()
    })
  }

  function remove(id: string) {
    return run(async () => {
      await callApi('DELETE /api/answer-templates/:id', { params: { id } })
      loadAgain()
    })
  }

  return (
    <section aria-label={words.title} className="mt-4 grid gap-4 rounded-panel border border-line bg-surface p-5">
      <p className="max-w-[62ch] text-small text-soft">{words.lead}</p>
      {templates?.length === 0 ? <p>{words.none}</p> : null}
      <ul className="divide-y divide-line empty:hidden">
        {templates?.map((template) => (
          <li key={template.id} className="grid gap-2 py-4">
            <h3 className="text-body font-medium wrap-anywhere">{template.title}</h3>
            <p className="text-small text-soft">{answer.languages[template.language]}</p>
            <p lang={template.language} className="line-clamp-3 text-small wrap-anywhere whitespace-pre-wrap">
              {template.text}
            </p>
            <p className="flex flex-wrap gap-3">
              <Button size="small" onClick={() => setEdited(template)}>
                {words.change}
                <span className="sr-only"> {template.title}</span>
              </Button>
              <Button size="small" isPending={isPending} onClick={() => void remove(template.id)}>
                {words.remove}
                <span className="sr-only"> {template.title}</span>
              </Button>
            </p>
          </li>
        ))}
      </ul>
      {edited ? (
        <TemplateForm
          key={edited.id}
          template={edited}
          isPending={isPending}
          onSave={(template) => void save(template)}
          onCancel={() => setEdited(null)}
        />
      ) : (
        <div>
          <Button
            size="small"
            onClick={() => setEdited({ id: crypto.randomUUID(), language: 'en', title: '', text: '' })}
          >
            {words.add}
          </Button>
        </div>
      )}
    </section>
  )
}

type TemplateFormProps = {
  template: AnswerTemplate
  isPending: boolean
  onSave: (template: AnswerTemplate) => void
  onCancel: () => void
}

function TemplateForm({ template, isPending, onSave, onCancel }: TemplateFormProps) {
  const { templates: words, answer } = requestInbox
  const [typed, setTyped] = useState(template)
  const [isTried, setTried] = useState(false)
  const mistakeIn = (field: 'title' | 'text') => {
    const { length } = typed[field].trim()
    if (!isTried || (length > 0 && length <= templateLimits[field])) return undefined
    return length === 0 ? words.missing : words.tooLong(templateLimits[field])
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setTried(true)
    const [title, text] = [typed.title.trim(), typed.text.trim()]
    const isWhole = title !== '' && text !== ''
    if (isWhole && title.length <= templateLimits.title && text.length <= templateLimits.text) {
      onSave({ ...typed, title, text })
    }
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <div className="grid max-w-172 gap-4 sm:grid-cols-[10rem_1fr]">
        <SelectField
          id="own-template-language"
          label={answer.language}
          options={answerLanguages.map((value) => ({ value, label: answer.languages[value] }))}
          value={typed.language}
          onChange={({ target }) => setTyped({ ...typed, language: target.value === 'ko' ? 'ko' : 'en' })}
        />
        <TextField
          id="own-template-title"
          label={words.name}
          value={typed.title}
          error={mistakeIn('title')}
          onChange={({ target }) => setTyped({ ...typed, title: target.value })}
        />
      </div>
      <TextArea
        id="own-template-text"
        label={words.text}
        lang={typed.language}
        value={typed.text}
        longest={templateLimits.text}
        error={mistakeIn('text')}
        onChange={({ target }) => setTyped({ ...typed, text: target.value })}
      />
      <p className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" size="small" isPending={isPending}>
          {words.save}
        </Button>
        <Button size="small" onClick={onCancel}>
          {words.cancel}
        </Button>
      </p>
    </form>
  )
}
