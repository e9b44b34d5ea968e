/** How to get somewhere: clinics and places say it in the same words. */
export const gettingThere = {
  copyAddress: {
    copy: 'Copy address',
    copied: 'Address copied',
    copyFailed: 'The address could not be copied',
  },
  maps: 'Open in a map app',
}
