const ignoreIt = 'If you did not ask for this, you can ignore this email: nothing happens without the link or the code.'
const onceAndSoon = 'The link works once, within the next hour.'
const orCode = 'On another device? Type this code where you are asked for it. Never tell it to anybody.'

/** Mails about somebody's account. Not a part of `en`: no page says any of it. */
export const accountMails = {
  signup: {
    subject: 'Confirm your email',
    paragraphs: [
      'Welcome to My Guide Korea! Follow the link to confirm your email and finish your account.',
      onceAndSoon,
      ignoreIt,
      orCode,
    ],
    action: 'Confirm my email',
  },
  /** To whoever has an account: only they learn that somebody signed up with their address. */
  signupKnown: {
    subject: 'You already have an account',
    paragraphs: [
      'Somebody tried to sign up at My Guide Korea with this address. You already have an account, and nothing about it has changed.',
      'If this was you, log in with your password. If you have forgotten it, you can ask for a new one there.',
      'If this was not you, you can ignore this email.',
    ],
    action: 'Sign in',
  },
  factorRemoved: {
    subject: 'Your second step at login is off',
    paragraphs: [
      'The second step at login was switched off. From now on your password alone opens your account at My Guide Korea.',
      'If this was you, you can set up another app in your settings.',
      'If it was not, choose a new password at once: that signs out every other device.',
    ],
    action: 'Choose a new password',
  },
  recovery: {
    subject: 'Reset your password',
    paragraphs: [
      'You asked for a new password, or somebody did for you. Follow the link to choose one.',
      onceAndSoon,
      'If this was not you, you can ignore this email: your password stays as it is.',
      orCode,
    ],
    action: 'Reset my password',
  },
  magiclink: {
    subject: 'Your link to sign in',
    paragraphs: ['Follow the link to sign in to My Guide Korea.', onceAndSoon, ignoreIt, orCode],
    action: 'Sign in',
  },
  invite: {
    subject: 'You are invited to My Guide Korea',
    paragraphs: [
      'You have been invited to an account at My Guide Korea. Follow the link to accept.',
      onceAndSoon,
      ignoreIt,
      orCode,
    ],
    action: 'Accept the invitation',
  },
  emailChange: (from: string, to: string) => ({
    subject: 'Confirm your new email',
    paragraphs: [
      from === ''
        ? `Follow the link to use ${to} for your account.`
        : `Follow the link to change the address of your account from ${from} to ${to}.`,
      from === '' ? onceAndSoon : `Both mailboxes have to confirm the change. ${onceAndSoon}`,
      'If this was not you, ignore this email and change your password: your address stays as it is.',
      orCode,
    ],
    action: 'Confirm the change',
  }),
  passwordChanged: {
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your account was changed just now, and your other devices were signed out.',
      'If this was not you, choose a new password at once: the link leads to where you can ask for it.',
    ],
    action: 'Choose a new password',
  },
  reauthentication: {
    subject: 'Your code',
    paragraphs: [
      'Type this code to show that it is you who is changing your account. It works once, within the next hour. Never tell it to anybody.',
      'If this was not you, somebody is signed in to your account: change your password.',
    ],
  },
}

/** The page behind a mailed link, where a click is asked for before the link is used up. */
export const confirmClick = {
  title: 'One more click',
  text: 'Mail programs open links to look at them. To go on, press the button yourself.',
  button: 'Continue',
}
