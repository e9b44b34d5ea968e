/** The page on which administrators see how the installation is doing; its facts are written by status.ts. */
export const statusPage = {
  title: 'Status',
  korean: '운영 상태',
  lead: 'The state of this installation. The command npm run status shows the same.',
  needsScripts: 'Reading the status needs JavaScript. Turn it on in your browser and reload the page.',
  visitor: { text: 'Administrators see the status here. Log in to continue.', logIn: 'Log In' },
  member: 'This page is for administrators. Ask the operator of this guide for access.',
  notLoaded: 'This part of the page could not be loaded.',
  secondFactor: {
    title: 'Two-step login needed',
    text: 'Log in with the code from your app to see the status.',
    link: 'Open the settings',
  },
  needs: { some: 'What needs your attention', none: 'Nothing needs your attention.' },
  taken: (moment: string, version: string) => `As of ${moment}, release ${version}.`,
  reload: 'Reload',
  loadFailed: 'The status could not be loaded.',
}
