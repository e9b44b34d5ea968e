import { grouped } from './figures.ts'

function places(count: number): string {
  return `${grouped(count)} ${count === 1 ? 'place' : 'places'}`
}

/** The words of the page of saved places, and of a list that somebody shared. */
export const savedPlaces = {
  title: 'Saved Places',
  korean: '찜한 장소',
  lead: 'The places that you keep for a trip, in lists of your own.',
  needsScripts: 'Saving places needs scripts: what you save stays on your device or in your account.',
  main: 'Saved',
  lists: 'Lists',
  count: places,
  details: 'Details',
  detailsOf: (place: string) => `Details of ${place}`,
  showMore: 'Show more',
  findPlaces: 'Find places',
  visitor: {
    text: 'These places are kept on this device alone. Log in to find them on every device, to sort them into lists and to share them.',
    logIn: 'Log In',
    signUp: 'Sign Up',
  },
  left: (count: number) =>
    `Your account’s list is full: ${places(count)} stayed on this device. Take some out of the list and load this page again.`,
  gone: (count: number) =>
    count === 1
      ? 'One saved place is not in the guide any more.'
      : `${count} saved places are not in the guide any more.`,
  letGo: 'Take out',
  empty: {
    title: 'Nothing saved here yet',
    text: 'Press the heart of a place, and it waits for you here.',
  },
  failed: {
    title: 'The places cannot be shown just now',
    text: 'Your list is kept. What stands on its cards comes over the network.',
    again: 'Try again',
  },
  newList: { button: 'New list', title: 'New list', label: 'Name of the list', save: 'Make the list' },
  rename: { button: 'Rename', title: 'Rename the list', save: 'Rename' },
  nameError: 'A name has 1 to 60 characters.',
  remove: {
    button: 'Delete list',
    title: 'Delete this list?',
    text: (name: string, count: number) =>
      `“${name}” and its ${places(count)} go, and its link opens nothing any more.`,
    confirm: 'Delete list',
    done: 'List deleted',
  },
  sort: {
    button: 'Lists',
    spoken: (place: string) => `Lists of ${place}`,
    title: (place: string) => `In which lists is ${place}?`,
    none: 'You have no other list yet.',
    keep: 'Save',
  },
  share: {
    button: 'Share',
    isShared: 'Shared by link',
    title: 'Share this list',
    text: 'Whoever has the link can read this list as it is at that time. They can change nothing and are not told whose it is.',
    make: 'Make a link',
    makeAnew: 'Make a new link',
    anew: 'A link of this list is in use. For safety it was shown once alone. A new link takes the place of the old one.',
    link: 'Link',
    copy: 'Copy link',
    copied: 'Link copied',
    copyFailed: 'Your browser did not let it be copied',
    once: 'Copy it now: for safety it is not shown again.',
    revoke: 'Take the link back',
    revoked: 'The link opens nothing any more',
  },
  cancel: 'Cancel',
  done: 'Done',
  refused: {
    title: 'That did not work',
    offline: 'There is no connection just now. Please try again later.',
    other: 'Please load the page again and try once more.',
  },
  shared: {
    unnamed: 'A list of places',
    lead: 'Somebody chose these places in Korea and shared them with you.',
    empty: 'There is nothing in this list just now.',
    gone: {
      title: 'This list is not shared any more',
      text: 'Its link was taken back, or it has a slip in it. The places of the guide are all still there.',
      all: 'All places',
    },
  },
}
