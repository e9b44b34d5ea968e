import { grouped } from './figures.ts'

function places(count: number): string {
  return `${grouped(count)} ${count === 1 ? 'place' : 'places'}`
}

/** The words of the page of saved places, and of a list that somebody shared. */
export const savedPlaces = {
  title: 'Saved Places',
  korean: '찜한 장소',
  lead: 'The places you want to remember, in your own lists.',
  needsScripts: 'Saving places needs JavaScript: what you save stays on your device or in your account.',
  main: 'Saved',
  lists: 'Lists',
  count: places,
  details: 'Details',
  detailsOf: (place: string) => `Details of ${place}`,
  showMore: 'Show more',
  map: 'Saved places on the map',
  next: 'Next: a trip that visits them. Hours, ways and costs are worked out for you.',
  findPlaces: 'Find places',
  visitor: {
    text: 'These places are kept on this device alone. Log in to find them on every device, to sort them into lists and to share them.',
    logIn: 'Log In',
    signUp: 'Sign Up',
  },
  left: (count: number) =>
    `Your account’s list is full: ${places(count)} stayed on this device. Take some out of the list and load this page again.`,
  gone: (count: number) =>
    count === 1 ? 'One saved place is no longer in the guide.' : `${count} saved places are no longer in the guide.`,
  letGo: 'Remove',
  empty: {
    title: 'Nothing saved here yet',
    text: 'Press the heart on any place, and you will find it here.',
  },
  failed: {
    title: 'Your places cannot be shown right now',
    text: 'Your list is safe. Its cards need a network connection.',
    again: 'Try again',
  },
  newList: { button: 'New list', title: 'New list', label: 'Name of the list', save: 'Make the list' },
  rename: { button: 'Rename', title: 'Rename the list', save: 'Rename' },
  nameError: 'A name has 1 to 60 characters.',
  remove: {
    button: 'Delete list',
    title: 'Delete this list?',
    text: (name: string, count: number) =>
      `“${name}” and its ${places(count)} will be deleted, and its link will stop working.`,
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
    text: 'Anyone with the link can read this list as it is at that time. They cannot change it or see whose it is.',
    make: 'Make a link',
    makeAnew: 'Make a new link',
    anew: 'This list has a link already. For safety it was shown only once. A new link replaces the old one.',
    link: 'Link',
    copy: 'Copy link',
    copied: 'Link copied',
    copyFailed: 'Your browser did not allow copying',
    once: 'Copy it now: for safety it is not shown again.',
    revoke: 'Stop sharing',
    revoked: 'The link no longer works',
  },
  cancel: 'Cancel',
  done: 'Done',
  refused: {
    title: 'That did not work',
    offline: 'There is no connection right now. Please try again later.',
    other: 'Please load the page again and try once more.',
  },
  shared: {
    unnamed: 'A list of places',
    lead: 'Someone chose these places in Korea and shared them with you.',
    empty: 'This list is empty right now.',
    gone: {
      title: 'This list is no longer shared',
      text: 'The link was withdrawn or contains a typo. All places are still in the guide.',
      all: 'All places',
    },
  },
}
