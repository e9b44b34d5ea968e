import { dates } from '#locales/en/site/dates.ts'

function nightsOf(nights: number): string {
  return `${nights} ${nights === 1 ? 'night' : 'nights'}`
}

/** Messages of saved trips: the page, its dialogs, and the save button. */
export const savedTrips = {
  title: 'My Trips',
  korean: '나의 여행',
  lead: 'Your saved trips, on all your devices.',
  needsScripts: 'Saved trips need JavaScript. They are stored in your account or on this device.',
  dates: (from: string, to: string) => {
    const day = (date: string) => dates.writeBrief(new Date(date))
    return from === to ? `${day(from)} ${to.slice(0, 4)}` : `${day(from)} to ${day(to)} ${to.slice(0, 4)}`
  },
  length: (nights: number) => (nights === 0 ? '1 day' : `${nightsOf(nights)}, ${nights + 1} days`),
  stay: (city: string, nights: number) => (nights === 0 ? city : `${city}, ${nightsOf(nights)}`),
  stays: 'Cities in their order',
  stops: (count: number) => `${count} ${count === 1 ? 'stop' : 'stops'}`,
  changed: (moment: string) => `Changed ${dates.writeShort(new Date(moment))}`,
  isShared: 'Shared by link',
  isFollowed: 'In a calendar',
  open: 'Open',
  openNamed: (name: string) => `Open ${name}`,
  more: 'More',
  moreOf: (name: string) => `More for ${name}`,
  planOne: 'Plan a trip',
  planAnother: 'Plan another trip',
  cancel: 'Cancel',
  done: 'Done',
  undo: 'Undo',
  fromThisDevice: 'from this device',
  copyOf: 'copy',

  visitor: {
    text: 'With an account, your trips are on all your devices and you can share them. Without one, only your last trip stays, on this device.',
    logIn: 'Log In',
    signUp: 'Sign Up',
  },
  device: {
    title: 'On this device',
    text: 'This trip is on this device only. A new plan replaces it.',
    save: 'Save to my account',
  },
  empty: {
    title: 'No trip saved yet',
    text: 'Complete three short steps to get your plan. Once you save it, you will find it here.',
  },
  failed: {
    title: 'We cannot show your trips right now',
    text: 'They are safe in your account, but there is no connection.',
    again: 'Try again',
  },
  refused: {
    title: 'That did not work',
    offline: 'There is no connection right now. Please try again later.',
    other: 'Please reload the page and try again.',
    unreadable: 'This trip was saved by a newer version of this site. Reload the page.',
  },

  button: {
    save: 'Save trip',
    saveChanges: 'Save changes',
    saving: 'Saving…',
    saved: 'Saved',
    savedSpoken: (name: string) => `Saved as ${name}. Open my trips`,
    share: 'Share',
    calendar: 'Follow in a calendar',
  },
  kept: {
    title: 'Saved on this device',
    text: 'With an account, it is on all your devices.',
    logIn: 'Log In',
  },
  save: {
    title: 'Save this trip',
    label: 'Name of the trip',
    nameError: 'A name has 1 to 80 characters.',
    consent: 'Keep its clinic visits and treatments in my account',
    consentHint:
      'They are health data. We store them encrypted, show them only to you, and delete them with the trip. Without your consent, your account stores private time instead, and only this device keeps the whole trip, until you sign out.',
    confirm: 'Save trip',
    done: (name: string) => `Saved as “${name}”`,
    show: 'My trips',
  },
  conflict: {
    title: 'Changed on two devices',
    text: (name: string) =>
      `Another device changed this trip first. Your version is saved as “${name}”. Nothing is lost.`,
    gone: 'Deleted on another device',
    goneText: 'This trip is still on this device. Save it again to keep it in your account.',
    show: 'My trips',
  },
  replace: {
    title: 'Open this trip?',
    text: 'The trip on this device is not saved in your account. Opening another trip replaces it.',
    saveFirst: 'Save it first',
    open: 'Open without saving',
  },

  rename: { button: 'Rename', title: 'Rename the trip', confirm: 'Rename' },
  duplicate: { button: 'Make a copy', done: (name: string) => `Copied as “${name}”` },
  remove: {
    button: 'Delete',
    done: (name: string) => `“${name}” is deleted`,
    doneText: 'You can restore it for 30 days.',
  },
  unreadable: {
    title: (count: number) => (count === 1 ? 'One trip could not be read' : `${count} trips could not be read`),
    text: 'Something went wrong on our side. It may be readable again later. You can also delete it.',
    removeNamed: (when: string) => `Delete the trip that could not be read, ${when}`,
    removed: 'The trip that could not be read is deleted',
  },
  deleted: {
    title: 'Deleted trips',
    text: 'You can restore them for 30 days. After that, they are deleted permanently.',
    on: (moment: string) => `Deleted ${dates.writeShort(new Date(moment))}`,
    restore: 'Restore',
    restoreNamed: (name: string) => `Restore ${name}`,
    restored: (name: string) => `“${name}” is back`,
  },

  share: {
    button: 'Share',
    title: 'Share this trip',
    text: 'Anyone with the link can read the trip as it is at that time. They cannot change it or see whose it is. What you typed yourself and your contact details are never shown.',
    clinics: 'Show clinic visits and treatments',
    clinicsHint: 'If you leave this off, they are shown as private time, and the name of the trip is not shown.',
    make: 'Make a link',
    makeAnew: 'Make a new link',
    anew: 'This trip already has a link. For security, it was shown only once. A new link replaces the old one.',
    anewClinics: 'The current link shows clinic visits and treatments.',
    link: 'Link',
    once: 'Copy it now. For security, it is shown only once.',
    copy: 'Copy link',
    copied: 'Link copied',
    copyFailed: 'Your browser did not allow copying',
    code: 'QR code of the link',
    codeTooLong: 'The link is too long for a QR code.',
    revoke: 'Stop sharing',
    revoked: 'The link no longer works',
  },
  calendar: {
    button: 'Calendar',
    title: 'Follow in a calendar',
    text: 'Subscribe to this address in your calendar app. It shows every stop and updates when the plan changes.',
    clinics: 'Show clinic visits and treatments',
    clinicsHint: 'If you leave this off, they are shown as private time.',
    make: 'Make an address',
    makeAnew: 'Make a new address',
    anew: 'This trip already has a calendar address. For security, it was shown only once. A new address replaces the old one.',
    anewClinics: 'The current address shows clinic visits and treatments.',
    link: 'Calendar address',
    once: 'Copy it now. For security, it is shown only once.',
    copy: 'Copy address',
    copied: 'Address copied',
    copyFailed: 'Your browser did not allow copying',
    code: 'QR code of the address',
    codeTooLong: 'The address is too long for a QR code.',
    revoke: 'Stop the calendar',
    revoked: 'The calendar no longer follows the trip',
  },

  shared: {
    unnamed: 'A trip to Korea',
    lead: 'Someone planned this trip and shared it with you. You can read it, but not change it.',
    keep: 'Plan your own trip',
    gone: {
      title: 'This trip is no longer shared',
      text: 'The link no longer works or contains a typo. You can plan your own trip in three short steps.',
    },
  },
}
