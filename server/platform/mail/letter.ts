/** What is to be said to whom; how it looks is decided here for all. */
export type Letter = {
  to: string
  subject: string
  paragraphs: readonly string[]
  /** The one thing to do. Its address is the site's own. */
  action?: { label: string; url: string }
  /** Typed by hand instead of following a link. */
  code?: string
  /** Who gets the answer, where it is not the sender. */
  replyTo?: { name: string; address: string }
}

export type Mail = Pick<Letter, 'to' | 'replyTo'> & { subject: string; text: string; html: string }
