import { grouped } from './figures.ts'
import { weekdays } from './weekdays.ts'

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** Messages of all forms for administrators; loaded only with them. */
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
  secondFactor: { title: 'Confirm with your app first', link: 'Go to Account Settings' },
  toasts: {
    invalid: { title: 'Validation Error', required: 'Please fill in all required fields' },
    invalidOther: (count: number) =>
      count === 1 ? 'One field needs another look' : `${count} fields need another look`,
    undo: 'Undo',
    versionRestored: (version: number) => `Version ${version} is back`,
    failed: 'Nothing was saved',
  },
  failures: {
    network: 'We could not reach the server. Everything you typed is still here.',
    other: 'Something went wrong on our side. Everything you typed is still here.',
    signedOut: 'You have been logged out. Log in again. Everything you typed is saved on this device.',
  },
  draft: {
    title: 'Your draft is back',
    text: (at: string) => `The form contains what you typed until ${at} and did not save.`,
    discard: 'Discard the draft',
    giveUpTitle: 'Discard what you typed?',
    giveUpText: 'It was not saved and cannot be restored.',
    giveUp: 'Discard it',
    stay: 'Keep editing',
    kept: 'Everything you type stays on this device until you save it.',
    notKept: 'This browser does not keep drafts. Save before you leave.',
  },
  contents: { label: 'Sections of the form', known: (known: number, all: number) => `${known} of ${all}` },

  where: {
    addressEn: 'Address in English',
    addressKo: 'Address in Hangul',
    districtEn: 'District in English',
    districtKo: 'District in Hangul',
    coordinates: 'Paste both at once into either box: 37.5, 127.0',
    rough: (name: string) =>
      `The address is somewhere in this area: ${name}. For the exact position, paste coordinates from a map.`,
    unnamed: 'New entry',
  },
  wordLists: {
    remove: (word: string) => `Remove ${word}`,
    suggest: (word: string) => `Add ${word}`,
    double: (word: string) => `${word} is already on the list.`,
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
    copy: 'Same as the day before',
    copyOf: (day: string) => `${day}: same as the day before`,
  },
  basis: {
    recalled: 'Recalled, not verified',
    recalledHint: 'Visitors see: check before you go.',
    sourced: 'Stated by a public page',
    sourcedHint: 'The pages below state it. The page of the place lists them.',
    checked: 'Checked at a source',
    checkedHint: 'Somebody checked the source below on the day below.',
    checkedOnHint: 'The day on which somebody checked it',
  },

  mistakes: {
    lat: 'Enter a latitude in Korea, from 32.9 to 38.7',
    lng: 'Enter a longitude in Korea, from 124 to 132',
    link: (field: string) => `${field}: enter an address that begins with https://`,
    hours: (day: string) => `Enter both times of ${day}, or choose Closed`,
    equalHours: (day: string) => `${day} ends when it begins: enter another time, or choose 24 hours`,
    source: 'Name the source that was checked',
    checkedOn: 'Enter the day on which the source was checked',
    future: (field: string) => `${field}: choose a day in the past`,
    long: (field: string, max: number) => `${field}: at most ${grouped(max)} characters`,
    many: (field: string, max: number) => `${field}: at most ${max}`,
    twice: (field: string) => `${field}: enter each one only once`,
    other: (field: string) => `${field} needs another look`,
  },

  conflict: {
    by: (by: string, at: string) => `${by} saved a change on ${at}. Your changes are not lost.`,
    somebody: 'Another editor',
    choose: (count: number) =>
      count === 1
        ? 'You both changed one field. Which value do you want to keep?'
        : `You both changed ${count} fields. Which values do you want to keep?`,
    noClash: 'You changed different fields, so both changes can be kept.',
    before: 'Before',
    theirs: 'Theirs',
    mine: 'Mine',
    takeTheirs: 'Take theirs',
    keepMine: 'Keep mine',
    takenTitle: 'Changed only by them, and included',
    save: 'Save on top of theirs',
    saving: 'Updating...',
    back: 'Back to the form',
  },
  history: {
    title: (name: string) => `History of ${name}`,
    loadFailed: 'The history could not be loaded.',
    actions: { created: 'Added', updated: 'Changed', deleted: 'Deleted', restored: 'Restored', imported: 'Imported' },
    byProduct: 'automatically',
    by: (by: string) => `by ${by}`,
    version: (version: number) => `Version ${version}`,
    current: 'This is the current version.',
    restore: 'Restore this version',
    restoreOf: (version: number) => `Restore version ${version}`,
    restoring: 'Restoring...',
    changed: (count: number) => (count === 1 ? 'One field' : `${count} fields`),
    earlier: 'Earlier changes',
    first: 'Original',
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
