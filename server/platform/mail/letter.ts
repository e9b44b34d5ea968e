/** The recipient and the content of a mail; the layout is the same for all. */
export type Letter = {
  to: string
  subject: string
  paragraphs: readonly string[]
  /** The one thing to do. Its URL belongs to the site. */
  action?: { label: string; url: string }
  /** Typed by hand instead of following the link. */
  code?: string
  /** Who gets the reply, if that is not the sender. */
  replyTo?: { name: string; address: string }
  /** An entry for the recipient's calendar, as iCalendar. It is attached as a file. */
  calendar?: string
}

export type Mail = Pick<Letter, 'to' | 'replyTo' | 'calendar'> & { subject: string; text: string; html: string }
