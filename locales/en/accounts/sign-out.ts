const action = 'Sign out anyway'

/** What is said when an account leaves this device. */
export const signOut = {
  done: { title: 'Signed out', description: 'You have been successfully signed out.' },
  /** Before signing out would remove something that the account does not have. */
  warnings: {
    changes: {
      title: 'Not everything is in your account yet',
      description: 'Your last changes are only on this device. Signing out removes them.',
      action,
    },
    treatments: {
      title: 'Your treatments are only on this device',
      description: 'Your account has this trip without them. Signing out removes them.',
      action,
    },
  },
  removed: {
    title: 'Removed from this device',
    signedOut: 'You are signed out. The trip, answers and saved places of your account are no longer in this browser.',
    replaced: 'The trip, answers and saved places of the account before are no longer in this browser.',
  },
}
