import { dates } from './dates.ts'

function nightsOf(nights: number): string {
  return `${nights} ${nights === 1 ? 'night' : 'nights'}`
}

/** Messages of saved trips: the page, its dialogs, and the save button. */
export const savedTrips = {
  title: 'My Trips',
  korean: '나의 여행',
  lead: 'The trips that you keep, under names of your own and on all your devices.',
  needsScripts: 'Saved trips need scripts: they lie in your account or on this device.',
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
  hidesClinics: 'Without treatments',
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
    text: 'An account keeps your trips on all your devices and lets you share them. Without one, the last trip stays on this device alone.',
    logIn: 'Log In',
    signUp: 'Sign Up',
  },
  device: {
    title: 'On this device',
    text: 'This trip is on this device alone. A new plan takes its place.',
    save: 'Save to my account',
  },
  empty: {
    title: 'No trip saved yet',
    text: 'Answer three short steps, and a plan is there at once. Save it, and it waits for you here.',
  },
  failed: {
    title: 'Your trips cannot be shown just now',
    text: 'They are kept in your account. They come over the network, which does not answer.',
    again: 'Try again',
  },
  refused: {
    title: 'That did not work',
    offline: 'There is no connection just now. Please try again later.',
    other: 'Please load the page again and try once more.',
    unreadable: 'This trip was saved by a newer version of this site. Load the page again.',
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
    title: 'Kept on this device',
    text: 'With an account it is on all your devices.',
    logIn: 'Log In',
  },
  save: {
    title: 'Save this trip',
    label: 'Name of the trip',
    nameError: 'A name has 1 to 80 characters.',
    consent: 'Keep its clinic visits and treatments in my account',
    consentHint:
      'They are health data. They are stored encrypted, shown to nobody but you, and go when you delete the trip. Without your consent the account keeps private time in their place, and this device alone keeps the whole trip.',
    confirm: 'Save trip',
    done: (name: string) => `Saved as “${name}”`,
    show: 'My trips',
  },
  conflict: {
    title: 'Changed on two devices',
    text: (name: string) =>
      `Another device changed this trip first. Your version is kept beside it as “${name}”; nothing is lost.`,
    gone: 'Deleted on another device',
    goneText: 'This trip is still on this device. Save it again to keep it in your account.',
    show: 'My trips',
  },
  replace: {
    title: 'Open this trip?',
    text: 'The trip on this device is not saved in your account. Opening another one takes its place.',
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
  deleted: {
    title: 'Deleted trips',
    text: 'They can be restored for 30 days and are then gone for good.',
    on: (moment: string) => `Deleted ${dates.writeShort(new Date(moment))}`,
    restore: 'Restore',
    restoreNamed: (name: string) => `Restore ${name}`,
    restored: (name: string) => `“${name}” is back`,
  },

  share: {
    button: 'Share',
    title: 'Share this trip',
    text: 'Whoever has the link reads the trip as it is at that time. They can change nothing and are not told whose it is. What you typed yourself and your contact data are never shown.',
    clinics: 'Show clinic visits and treatments',
    clinicsHint: 'Without it, private time stands in their place.',
    make: 'Make a link',
    makeAnew: 'Make a new link',
    anew: 'A link of this trip is in use. For safety it was shown once alone. A new link takes the place of the old one.',
    anewClinics: 'The link in use shows clinic visits and treatments.',
    link: 'Link',
    once: 'Copy it now: for safety it is not shown again.',
    copy: 'Copy link',
    copied: 'Link copied',
    copyFailed: 'Your browser did not let it be copied',
    code: 'The link as a code for the camera of a phone',
    codeTooLong: 'The link is too long for a code.',
    revoke: 'Take the link back',
    revoked: 'The link opens nothing any more',
  },
  calendar: {
    button: 'Calendar',
    title: 'Follow in a calendar',
    text: 'Add this address to your calendar program as a subscription. It shows every stop and follows each change of the plan.',
    clinics: 'Show clinic visits and treatments',
    clinicsHint: 'Without it, private time stands in their place.',
    make: 'Make an address',
    makeAnew: 'Make a new address',
    anew: 'A calendar follows this trip. For safety its address was shown once alone. A new address takes the place of the old one.',
    anewClinics: 'The address in use shows clinic visits and treatments.',
    link: 'Calendar address',
    once: 'Copy it now: for safety it is not shown again.',
    copy: 'Copy address',
    copied: 'Address copied',
    copyFailed: 'Your browser did not let it be copied',
    code: 'The address as a code for the camera of a phone',
    codeTooLong: 'The address is too long for a code.',
    revoke: 'Take the address back',
    revoked: 'The calendar follows the trip no more',
  },

  shared: {
    unnamed: 'A trip to Korea',
    lead: 'Somebody planned this trip and shared it with you. You can read it; nothing here can be changed.',
    keep: 'Plan your own trip',
    gone: {
      title: 'This trip is not shared any more',
      text: 'Its link was taken back, or there is a mistake in it. You can plan a trip of your own in three short steps.',
    },
  },
}
