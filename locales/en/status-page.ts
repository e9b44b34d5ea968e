/** The page on which administrators see how the installation is doing; its facts are written by status.ts. */
export const statusPage = {
  title: 'Status',
  korean: '운영 상태',
  lead: 'How this installation is doing. The command npm run status tells the same.',
  needsScripts: 'Reading the status needs JavaScript: switch it on in your browser and load the page again.',
  visitor: { text: 'Administrators see the status here. Log in to go on.', logIn: 'Log In' },
  member: 'This page is for administrators. Whoever runs this guide makes you one.',
  notLoaded: 'This part of the page could not be loaded.',
  secondFactor: {
    title: 'Two-step login needed',
    text: 'The status is shown after the second step of login.',
    link: 'Open the settings',
  },
  needs: { some: 'What needs a person', none: 'Nothing needs a person.' },
  taken: (moment: string, version: string) => `As of ${moment}, release ${version}.`,
  reload: 'Look again',
  loadFailed: 'The status could not be loaded.',
}
