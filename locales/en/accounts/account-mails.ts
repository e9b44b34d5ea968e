const ignoreIt =
  'If you did not ask for this, you can ignore this email. Nothing happens unless you use the link or the code.'
const onceAndSoon = 'The link works once and expires after one hour.'
const orCode = 'On another device? Enter this code when asked. Never share it with anyone.'

/** Mails about somebody's account. Not a part of `en`: no page says any of it. */
export const accountMails = {
  signup: {
    subject: 'Confirm your email',
    paragraphs: [
      'Welcome to My Guide Korea! Open the link to confirm your email and finish creating your account.',
      onceAndSoon,
      ignoreIt,
      orCode,
    ],
    action: 'Confirm my email',
  },
  /** To the owner of an account, who alone learns that somebody signed up with the address. */
  signupKnown: {
    subject: 'You already have an account',
    paragraphs: [
      'Somebody tried to sign up at My Guide Korea with this address. You already have an account, and nothing about it has changed.',
      'If this was you, log in with your password. If you have forgotten it, you can reset it there.',
      'If this was not you, you can ignore this email.',
    ],
    action: 'Sign in',
  },
  factorRemoved: {
    subject: 'Two-step login is off',
    paragraphs: [
      'Two-step login was turned off. From now on, only your password protects your account at My Guide Korea.',
      'If this was you, you can set up another app in your settings.',
      'If it was not, choose a new password now. This signs out all other devices.',
    ],
    action: 'Choose a new password',
  },
  recovery: {
    subject: 'Reset your password',
    paragraphs: [
      'You, or somebody else, asked to reset your password. Open the link to choose a new one.',
      onceAndSoon,
      'If this was not you, you can ignore this email. Your password will not change.',
      orCode,
    ],
    action: 'Reset my password',
  },
  magiclink: {
    subject: 'Your link to sign in',
    paragraphs: ['Open the link to log in to My Guide Korea.', onceAndSoon, ignoreIt, orCode],
    action: 'Sign in',
  },
  invite: {
    subject: 'You are invited to My Guide Korea',
    paragraphs: [
      'You have been invited to create an account at My Guide Korea. Open the link to accept.',
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
        ? `Open the link to use ${to} for your account.`
        : `Open the link to change the email of your account from ${from} to ${to}.`,
      from === '' ? onceAndSoon : `Both addresses have to confirm the change. ${onceAndSoon}`,
      'If this was not you, ignore this email and change your password. Your email will not change.',
      orCode,
    ],
    action: 'Confirm the change',
  }),
  passwordChanged: {
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your account has just been changed, and your other devices were signed out.',
      'If this was not you, choose a new password now. The link takes you to the page where you can reset it.',
    ],
    action: 'Choose a new password',
  },
  reauthentication: {
    subject: 'Your security code',
    paragraphs: [
      'Enter this code to confirm that you are changing your account. It works once and expires after one hour. Never share it with anyone.',
      'If this was not you, somebody is logged in to your account. Change your password.',
    ],
  },
}

/** The page behind a mailed link, where a click is asked for before the link is used up. */
export const confirmClick = {
  title: 'One more click',
  text: 'Some mail programs open links to check them. To continue, press the button.',
  button: 'Continue',
}
