import { grouped } from './figures.ts'
import { weekdays } from './weekdays.ts'

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** What administrators read wherever they keep something true; loaded with the forms alone. */
export const editing = {
  moment: (at: string) => moment.format(new Date(at)),

  toolbar: {
    cancel: 'Cancel',
    edit: 'Edit',
    editOf: (name: string) => `Edit ${name}`,
    delete: 'Delete',
    deleteOf: (name: string) => `Delete ${name}`,
    history: 'History',
    tryAgain: 'Try again',
    messages: 'Messages from visitors',
  },
  secondFactor: { title: 'Show your second step first', link: 'Show it or set it up in Account Settings' },
  toasts: {
    invalid: { title: 'Validation Error', required: 'Please fill in all required fields' },
    invalidOther: (count: number) =>
      count === 1 ? 'One field needs another look' : `${count} fields need another look`,
    undo: 'Undo',
    versionRestored: (version: number) => `Version ${version} is back`,
    failed: 'Nothing was saved',
  },
  failures: {
    network: 'The server was not reached. Everything you typed is still here.',
    other: 'Something went wrong on our side. Everything you typed is still here.',
    signedOut: 'Your login has ended. Log in again: everything you typed is kept on this device.',
  },
  draft: {
    title: 'Your draft is back',
    text: (at: string) => `What you typed until ${at} and did not save stands in the form again.`,
    discard: 'Discard the draft',
    giveUpTitle: 'Discard what you typed?',
    giveUpText: 'It was not saved, and it cannot be brought back.',
    giveUp: 'Discard it',
    stay: 'Keep editing',
    kept: 'Everything you type is kept on this device until you save it.',
    notKept: 'This browser keeps no drafts: save before you leave.',
  },
  contents: { label: 'Sections of the form', known: (known: number, all: number) => `${known} of ${all}` },

  where: {
    addressEn: 'Address in English',
    addressKo: 'Address in Hangul',
    districtEn: 'District in English',
    districtKo: 'District in Hangul',
    coordinates: 'Paste both at once into either box: 37.5, 127.0',
    rough: (name: string) =>
      `By its address it is somewhere around here: ${name}. For the exact spot, paste the coordinates from a map page.`,
    unnamed: 'New entry',
  },
  wordLists: {
    remove: (word: string) => `Remove ${word}`,
    suggest: (word: string) => `Add ${word}`,
    double: (word: string) => `${word} is on the list already.`,
  },
  hours: {
    kinds: { unknown: 'Not known', weekly: 'By weekday', always: 'Open 24 hours, every day' },
    days: weekdays,
    day: { closed: 'Closed', open: 'Open', allDay: '24 hours' },
    from: (day: string, nth: number) => `${day} from${nth > 0 ? `, ${nth + 1}` : ''}`,
    to: (day: string, nth: number) => `${day} to${nth > 0 ? `, ${nth + 1}` : ''}`,
    span: (days: readonly string[]) => (days.length > 1 ? `${days[0]} to ${days.at(-1)}` : days.join('')),
    until: 'to',
    add: 'Add hours',
    addOf: (day: string) => `Add hours on ${day}`,
    removeOf: (day: string, nth: number) => `Remove hours ${nth + 1} on ${day}`,
    copy: 'As the day before',
    copyOf: (day: string) => `${day} as the day before`,
  },
  basis: {
    recalled: 'Recalled, not verified',
    recalledHint: 'The page says so: check before you go.',
    sourced: 'Said by a public page',
    sourcedHint: 'The pages below say so. The page of the place names them.',
    checked: 'Checked at a source',
    checkedHint: 'Somebody looked at the source below on the day below.',
    checkedOnHint: 'The day on which somebody looked',
  },

  mistakes: {
    lat: 'Enter a latitude in Korea, from 32.9 to 38.7',
    lng: 'Enter a longitude in Korea, from 124 to 132',
    link: (field: string) => `${field}: enter an address that begins with https://`,
    hours: (day: string) => `Enter both times of ${day}, or choose Closed`,
    equalHours: (day: string) => `${day} ends when it begins: enter another time, or choose 24 hours`,
    source: 'Say which source was looked at',
    checkedOn: 'Enter the day on which the source was looked at',
    future: (field: string) => `${field}: choose a day that has been`,
    long: (field: string, max: number) => `${field}: at most ${grouped(max)} characters`,
    many: (field: string, max: number) => `${field}: at most ${max}`,
    twice: (field: string) => `${field}: each only once`,
    other: (field: string) => `${field} needs another look`,
  },

  conflict: {
    by: (by: string, at: string) => `${by} saved it on ${at}. Nothing of yours is lost.`,
    somebody: 'Another editor',
    choose: (count: number) =>
      count === 1
        ? 'One field was changed by both of you. Which one counts?'
        : `${count} fields were changed by both of you. Which one counts?`,
    noClash: 'You did not change the same fields, so both changes can stand.',
    before: 'Before',
    theirs: 'Theirs',
    mine: 'Mine',
    takeTheirs: 'Take theirs',
    keepMine: 'Keep mine',
    takenTitle: 'Changed by them alone, and taken over',
    save: 'Save on top of theirs',
    saving: 'Updating...',
    back: 'Back to the form',
  },
  history: {
    title: (name: string) => `History of ${name}`,
    loadFailed: 'The history could not be loaded.',
    actions: { created: 'Added', updated: 'Changed', deleted: 'Deleted', restored: 'Restored', imported: 'Imported' },
    byProduct: 'by the product itself',
    by: (by: string) => `by ${by}`,
    version: (version: number) => `Version ${version}`,
    current: 'This is how it stands now.',
    restore: 'Restore this version',
    restoreOf: (version: number) => `Restore version ${version}`,
    restoring: 'Restoring...',
    changed: (count: number) => (count === 1 ? 'One field' : `${count} fields`),
    earlier: 'Earlier changes',
    first: 'As it came',
    untouched: 'Nobody has changed it yet.',
    before: 'Before',
    after: 'After',
  },
  deleted: {
    restore: 'Restore',
    restoreOf: (name: string) => `Restore ${name}`,
    earlier: 'Earlier deletions',
  },
  preview: 'Preview',
  values: { none: 'nothing', yes: 'yes', no: 'no', closed: 'closed' },
}

type Shared = typeof editing

/** What a form says beside that of the thing that it is about: a clinic, a place. */
export type EditingMessages = Shared & {
  toolbar: {
    add: string
    addTitle: string
    editTitle: (name: string) => string
    loadFailed: string
    gone: string
  }
  secondFactor: { text: string }
  submit: { add: string; adding: string; update: string; updating: string }
  toasts: {
    added: { title: string; description?: string }
    updated: { title: string; description?: string }
    deleted: string
    restored: string
    notDeleted: string
    notRestored: string
  }
  failures: { gone: string; refused: string }
  conflict: { title: string }
  deleted: { title: string; none: string; loadFailed: string }
  fields: Partial<Record<string, string>> & { hours: string }
  sections: Partial<Record<string, { title: string; lead: string }>>
}
