/** Said before signing out would remove something that the account does not have. */
export const signOutWarnings = {
  changes: {
    title: 'Not everything is in your account yet',
    description: 'Your last changes are only on this device. Signing out removes them.',
    action: 'Sign out anyway',
  },
  treatments: {
    title: 'Your treatments are only on this device',
    description: 'Your account has this trip without them. Signing out removes them.',
    action: 'Sign out anyway',
  },
}
