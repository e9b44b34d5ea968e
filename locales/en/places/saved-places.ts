import { grouped } from '#locales/en/site/figures.ts'

function places(count: number): string {
  return `${grouped(count)} ${count === 1 ? 'place' : 'places'}`
}

/** The words of the page of saved places, and of a list that somebody shared. */
export const savedPlaces = {
  title: 'Saved Places',
  korean: '찜한 장소',
  lead: 'The places you want to remember, in your own lists.',
  needsScripts: 'Saving places needs JavaScript. Saved places stay on your device or in your account.',
  main: 'Saved',
  lists: 'Lists',
  count: places,
  details: 'Details',
  detailsOf: (place: string) => `Details of ${place}`,
  showMore: 'Show more',
  map: 'Saved places on the map',
  next: 'Next: plan a trip that visits them. We work out hours, routes and costs for you.',
  findPlaces: 'Find places',
  visitor: {
    text: 'These places are saved on this device only. Log in to see them on every device, sort them into lists and share them.',
    logIn: 'Log In',
    signUp: 'Sign Up',
  },
  left: (count: number) =>
    `The list in your account is full, so ${places(count)} stayed on this device. Remove some from the list and reload this page.`,
  gone: (count: number) =>
    count === 1 ? 'One saved place is no longer in the guide.' : `${count} saved places are no longer in the guide.`,
  letGo: 'Remove',
  empty: {
    title: 'Nothing saved here yet',
    text: 'Press the heart on any place, and you will find it here.',
  },
  failed: {
    title: 'We cannot show your places right now',
    text: 'Your list is safe, but you need a connection to see it.',
    again: 'Try again',
  },
  newList: { button: 'New list', title: 'New list', label: 'Name of the list', save: 'Create list' },
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
    title: (place: string) => `Lists for ${place}`,
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
    anew: 'This list already has a link. For security, it was shown only once. A new link replaces the old one.',
    link: 'Link',
    copy: 'Copy link',
    copied: 'Link copied',
    copyFailed: 'Your browser did not allow copying',
    once: 'Copy it now. For security, it is shown only once.',
    revoke: 'Stop sharing',
    revoked: 'The link no longer works',
  },
  cancel: 'Cancel',
  done: 'Done',
  refused: {
    title: 'That did not work',
    offline: 'There is no connection right now. Please try again later.',
    other: 'Please reload the page and try again.',
  },
  shared: {
    unnamed: 'A list of places',
    lead: 'Someone chose these places in Korea and shared them with you.',
    empty: 'This list is empty right now.',
    gone: {
      title: 'This list is no longer shared',
      text: 'The link no longer works or contains a typo. All places are still in the guide.',
      all: 'All places',
    },
  },
}
