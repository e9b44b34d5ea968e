/* oxlint-disable react/no-array-index-key -- nothing in the text moves or keeps state, so a position is a key */
import type { WordWriter } from '#domain/trips/document/trip-documents.ts'
import { type MarkdownBlock, type MarkdownRun, parseTripMarkdown } from '#domain/trips/document/trip-markdown.ts'
import { classes } from '#web/ui/classes.ts'
import { tripWordParts as messages } from '#locales/en/trips/trip-word-parts.ts'

type Props = {
  /** Markdown with headings, paragraphs, lists, strong and emphasis; HTML, links and images are plain text. */
  text: string
  by: WordWriter
  /** The heading level for `#`. */
  topLevel?: 1 | 2 | 3
  className?: string
}

/** Renders a trip's text or a part of it. */
export function TripWords({ text, by, topLevel = 2, className }: Props) {
  const blocks = parseTripMarkdown(text)
  if (blocks.length === 0) return null
  return (
    <div className={classes('grid max-w-[64ch] gap-4 text-[1rem] leading-[1.625]', className)}>
      {by === 'model' && <WrittenByModel />}
      {blocks.map((block, index) => (
        // The text does not change, and its blocks keep no state.
        <Block key={index} block={block} topLevel={topLevel} />
      ))}
    </div>
  )
}

/** The label of text by a language model. */
function WrittenByModel() {
  return <p className="text-mini text-soft">{messages.byModel}</p>
}

function Block({ block, topLevel }: { block: MarkdownBlock; topLevel: number }) {
  switch (block.kind) {
    case 'heading':
      return <Heading level={Math.min(6, topLevel + block.level - 1)} isTitle={block.level === 1} runs={block.runs} />
    case 'paragraph':
      return (
        <p className="wrap-anywhere">
          <Runs runs={block.runs} />
        </p>
      )
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul'
      return (
        <List className={classes('grid gap-1.5 ps-5', block.isOrdered ? 'list-decimal' : 'list-disc')}>
          {block.items.map((runs, index) => (
            <li key={index} className="wrap-anywhere">
              <Runs runs={runs} />
            </li>
          ))}
        </List>
      )
    }
  }
}

const tags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

function Heading({ level, isTitle, runs }: { level: number; isTitle: boolean; runs: MarkdownRun[] }) {
  const Tag = tags[level - 1] ?? 'h6'
  return (
    <Tag className={classes('wrap-anywhere', isTitle ? 'text-h3' : 'mt-4 text-[1.125rem] leading-snug font-semibold')}>
      <Runs runs={runs} />
    </Tag>
  )
}

function Runs({ runs }: { runs: readonly MarkdownRun[] }) {
  return runs.map(({ text, isStrong, isEmphasis }, index) => {
    const words = <WithHangul text={text} />
    if (isStrong)
      return (
        <strong key={index} className="font-semibold">
          {isEmphasis ? <em>{words}</em> : words}
        </strong>
      )
    return isEmphasis ? (
      <em key={index} className="text-soft not-italic">
        {words}
      </em>
    ) : (
      <WithHangul key={index} text={text} />
    )
  })
}

const hangul = /(\p{Script=Hangul}+(?:[\s·,0-9-]+\p{Script=Hangul}+)*)/u

/** Marks Korean text, so that screen readers pronounce it and names do not break across lines. */
function WithHangul({ text }: { text: string }) {
  const pieces = text.split(hangul)
  if (pieces.length === 1) return text
  return pieces.map((piece, index) =>
    index % 2 === 1 ? (
      <span key={index} lang="ko" className="break-keep text-soft">
        {piece}
      </span>
    ) : (
      piece
    ),
  )
}
