import type { FoodErrorCode } from '#domain/food-search.ts'
import type { ServiceDetails, ServiceId, ServiceState } from '#domain/outside-services.ts'
import type { PreferenceName, PreferenceValue } from '#domain/settings.ts'
import { grouped } from './figures.ts'

type PreferenceWords = {
  [Name in PreferenceName]: {
    label: string
    hint: string
    options: Record<PreferenceValue<Name>, string>
  }
}

const preferences: PreferenceWords = {
  theme: {
    label: 'Theme',
    hint: 'Paper by day, ink by night.',
    options: { system: 'Same as the device', light: 'Light', dark: 'Dark' },
  },
  textSize: {
    label: 'Text size',
    hint: 'On top of your browser’s own setting. Everything on the page grows with it.',
    options: { usual: 'Usual', large: 'Large', largest: 'Largest' },
  },
  placeNames: {
    label: 'Names of places',
    hint: 'On cards and on the map. The Korean name is the one on signs and the one a taxi driver reads.',
    options: { english: 'English first', korean: 'Korean first', both: 'Both equally' },
  },
  mapApp: {
    label: 'Map app',
    hint: 'Where "Map" on the card of a place leads. Walking and driving routes in Korea are complete in the first two only.',
    options: { naver: 'Naver Map', kakao: 'KakaoMap', google: 'Google Maps' },
  },
  dataUse: {
    label: 'Reduced data',
    hint: 'Pictures below the first view are not loaded until you press "Show picture". Pictures on links stay away.',
    options: { system: 'Same as the device', reduced: 'On', full: 'Off' },
  },
}

type ServiceWords = {
  [Id in ServiceId]: {
    name: string
    use: string
    states: Record<ServiceState<Id>, { label: string; text: string }>
  }
}

const foodProviderStates = {
  set: { label: 'On', text: 'Its results stand beside those of the built-in catalogue.' },
  none: { label: 'Not set up', text: 'It is not asked.' },
}

/** What an administrator does about each failure. */
const failures: Record<FoodErrorCode, string> = {
  not_configured: 'It is not set up.',
  bad_key: 'It does not accept the key. Compare the key with the one in your account there.',
  forbidden: 'The key is known and may not do this. Switch the search on for it in your account there.',
  quota: 'The calls of today are used up. It is asked again after midnight in Seoul.',
  bad_request: 'It did not understand the question. Its interface may have changed.',
  not_found: 'It is not where it was. Compare its address.',
  upstream_down: 'It is not answering, also when asked again.',
  timeout: 'It took too long to answer.',
  malformed: 'It gave an answer that cannot be read. Its interface may have changed.',
}

const services: ServiceWords = {
  mail: {
    name: 'Mail delivery',
    use: 'Confirming an account, setting a new password, changing an email, and messages to the operator.',
    states: {
      smtp: { label: 'On', text: 'Mails are handed to a mail server.' },
      outbox: {
        label: 'Off',
        text: 'Mails are kept on this server; whoever runs it reads them in its outbox.',
      },
      missing: { label: 'Off', text: 'No mail can be sent. Signing up and setting a new password need it.' },
    },
  },
  database: {
    name: 'Database',
    use: 'Accounts, sessions, preferences and the catalogue of places.',
    states: {
      embedded: { label: 'Built in', text: 'It runs together with this server; nothing leaves it.' },
      external: { label: 'On', text: 'A database server that the operator chose.' },
    },
  },
  naver: {
    name: 'Naver local search',
    use: 'Search for restaurants, cafes and street food beyond the built-in catalogue.',
    states: foodProviderStates,
  },
  kakao: {
    name: 'Kakao local search',
    use: 'Search for restaurants, cafes and street food beyond the built-in catalogue.',
    states: foodProviderStates,
  },
  google: {
    name: 'Google Places',
    use: 'Search for restaurants, cafes and street food beyond the built-in catalogue.',
    states: foodProviderStates,
  },
  foursquare: {
    name: 'Foursquare Places',
    use: 'Search for restaurants, cafes and street food beyond the built-in catalogue.',
    states: foodProviderStates,
  },
  clinicRegisters: {
    name: 'Public clinic registers',
    use: 'Lists of clinics by the Health Insurance Review & Assessment Service and the National Medical Center.',
    states: {
      key: { label: 'On', text: 'The operator can bring their lists into the directory with a key.' },
      none: { label: 'None set up', text: 'No key is set. Lists can still be brought in as files.' },
    },
  },
  clinicSource: {
    name: 'Outside clinic list',
    use: 'The list of plastic surgery clinics on the home page.',
    states: {
      answers: { label: 'On', text: 'The list comes from a source that the operator chose.' },
      fails: {
        label: 'Not answering',
        text: 'The source gave no list when it was last asked. The page shows the one before, or the directory.',
      },
      unused: { label: 'On', text: 'A source is set up and was not asked yet.' },
      none: { label: 'None set up', text: 'The list comes from the directory.' },
    },
  },
  languageModel: {
    name: 'Language model',
    use: 'Other words for the days of a trip. It gets places, times, costs and interests, and nothing of who travels.',
    states: {
      answers: { label: 'On', text: 'What it writes is checked against the plan, and marked as written by a model.' },
      fails: {
        label: 'Not answering',
        text: 'It gave nothing usable when it was last asked. Trips have our own words.',
      },
      unused: { label: 'On', text: 'A model is set up and was not asked yet.' },
      none: { label: 'None set up', text: 'Trips are told in our own words; nothing is sent anywhere.' },
    },
  },
}

/** The words of the settings page, loaded with it. What is said of one's own account stands in own-account.ts. */
export const settings = {
  title: 'Settings',
  korean: '설정',
  lead: 'Your account, how the guide looks and what it shows first, and the services behind it.',
  tabsLabel: 'Settings',
  tabs: { account: 'Account Settings', preferences: 'Preferences', api: 'API Configuration' },
  preferences: {
    heading: 'Preferences',
    onDevice: 'Kept in this browser. With an account they follow you to your other devices.',
    onAccount: 'Kept on your account and on this device. Of two changes the newer one holds.',
    needsScripts: 'Choosing needs JavaScript: switch it on in your browser and load the page again.',
    example: { en: 'Gyeongbokgung', ko: '경복궁' },
    each: preferences,
  },
  services: {
    heading: 'API Configuration',
    keys: 'API keys are held on the server and never reach a browser. Changes are made by a system administrator.',
    caption: 'Services outside of this site',
    columns: { name: 'Service', state: 'State', use: 'Used for' },
    each: services,
    details: {
      host: 'Server',
      sender: 'Sender',
      callsLeft: 'Calls left today',
      lastSuccess: 'Last answer',
      lastFailure: 'Last failure',
      failure: 'What failed',
      variables: 'Set by',
    } satisfies Record<keyof ServiceDetails, string>,
    moment: (at: string) =>
      new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at)),
    callsLeft: (calls: string) => grouped(Number(calls)),
    failure: failures,
    test: {
      button: (name: string) => `Test ${name}`,
      pending: 'Testing…',
      answered: ({ places, milliseconds }: { places: number; milliseconds: number }) =>
        `It answered in ${grouped(milliseconds)} ms with ${places} ${places === 1 ? 'place' : 'places'}.`,
      refused: 'The test could not be run.',
    },
    failed: 'The details for administrators could not be loaded. The states above are right.',
    needsSecondFactor: 'You are an administrator: with your second step you also see where each service is.',
  },
}

export type SettingsMessages = typeof settings
