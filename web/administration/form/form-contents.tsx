import { editing as editingMessages } from '#locales/en/site/editing.ts'
import { classes } from '#web/ui/classes.ts'

type FormContentsProps = {
  /** `facts` says for each question of the section whether it is answered. */
  sections: readonly { id: string; title: string; facts: readonly boolean[] }[]
  className?: string
}

/** Links to the sections, with the number of known facts of each. */
export function FormContents({ sections, className }: FormContentsProps) {
  const { contents } = editingMessages
  return (
    <nav aria-label={contents.label} className={classes('border-t-3 border-ink pt-4', className)}>
      <ol className="grid gap-0.5">
        {sections.map(({ id, title, facts }) => {
          const known = facts.filter(Boolean).length
          return (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(id)?.scrollIntoView()
                }}
                className="flex min-h-9 items-center justify-between gap-4 rounded-control px-2 text-small hover:bg-sunk pointer-coarse:min-h-11"
              >
                <span className="font-medium">{title}</span>
                <span className={classes('text-mini tabular-nums', known === facts.length ? 'text-jade' : 'text-soft')}>
                  {contents.known(known, facts.length)}
                </span>
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
