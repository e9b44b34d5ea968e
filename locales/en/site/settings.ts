import type { ServiceDetails, ServiceId, ServiceState, OutsideProblemCode } from '#domain/site/outside-services.ts'
import type { PreferenceName, PreferenceValue } from '#domain/site/settings.ts'
import { tripNeeds } from '#locales/en/trips/steps/trip-needs.ts'
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
    hint: 'Light like paper, or dark like ink.',
    options: { system: 'Same as the device', light: 'Light', dark: 'Dark' },
  },
  textSize: {
    label: 'Text size',
    hint: 'In addition to your browser’s own setting. It enlarges everything on the page.',
    options: { usual: 'Normal', large: 'Large', largest: 'Largest' },
  },
  placeNames: {
    label: 'Names of places',
    hint: 'On cards and on the map. Signs and taxi drivers use the Korean name.',
    options: { english: 'English first', korean: 'Korean first', both: 'Both equally' },
  },
  mapApp: {
    label: 'Map app',
    hint: 'The app that "Map" on a place opens. Only the first two have complete walking and driving routes in Korea.',
    options: { naver: 'Naver Map', kakao: 'KakaoMap', google: 'Google Maps' },
  },
  dataUse: {
    label: 'Reduced data',
    hint: 'Pictures further down the page load only when you press "Show picture". Pictures on links are not shown.',
    options: { system: 'Same as the device', reduced: 'On', full: 'Off' },
  },
  pace: {
    label: 'Pace of a day',
    hint: 'New trips begin with it. You can change it in each trip.',
    options: {
      open: 'I choose for each trip',
      light: 'Light',
      balanced: 'Balanced',
      packed: 'Packed',
    },
  },
  diet: {
    label: 'What you eat',
    hint: 'New trips begin with it. Allergies and other food are part of each trip.',
    options: { open: 'Nothing special', ...tripNeeds.diet.names },
  },
  mobility: {
    label: 'Getting around',
    hint: 'New trips begin with it, and leave out stairs where they are known.',
    options: { open: 'Nothing special', ...tripNeeds.party.mobilities },
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
  set: { label: 'On', text: 'Its results are shown with those of the built-in catalogue.' },
  none: { label: 'Not set up', text: 'It is not used.' },
}

/** What an administrator does about each failure. */
const failures: Record<OutsideProblemCode, string> = {
  not_configured: 'It is not set up.',
  bad_key: 'It does not accept the key. Compare the key with the one in your account there.',
  forbidden: 'The key is valid but not allowed to do this. Enable the search for it in your account there.',
  quota: 'Today’s calls are used up. It will be used again after midnight in Seoul.',
  bad_request: 'It rejected the request. Its interface may have changed.',
  not_found: 'It was not found. Check its address.',
  upstream_down: 'It is not answering, even after several attempts.',
  timeout: 'It took too long to answer.',
  malformed: 'Its answer could not be read. Its interface may have changed.',
}

const services: ServiceWords = {
  mail: {
    name: 'Mail delivery',
    use: 'Confirming an account, setting a new password, changing an email, and messages to the operator.',
    states: {
      smtp: { label: 'On', text: 'A mail server sends the mails.' },
      outbox: {
        label: 'Off',
        text: 'Mails are kept on this server. The operator can read them in the outbox.',
      },
      missing: { label: 'Off', text: 'No mail can be sent. Signing up and setting a new password need mail.' },
    },
  },
  database: {
    name: 'Database',
    use: 'Accounts, sessions, preferences and the catalogue of places.',
    states: {
      embedded: { label: 'Built in', text: 'It runs together with this server. No data leaves it.' },
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
      key: { label: 'On', text: 'The operator can import their lists with a key.' },
      none: { label: 'None set up', text: 'No key is set. Lists can still be imported as files.' },
    },
  },
  clinicSource: {
    name: 'Outside clinic list',
    use: 'The list of plastic surgery clinics on the home page.',
    states: {
      answers: { label: 'On', text: 'The list comes from a source that the operator chose.' },
      fails: {
        label: 'Not answering',
        text: 'The source returned no list last time. The page shows the previous list, or the directory.',
      },
      unused: { label: 'On', text: 'A source is set up but has not been used yet.' },
      none: { label: 'None set up', text: 'The list comes from the directory.' },
    },
  },
  languageModel: {
    name: 'Language model',
    use: 'It rewrites the text of a trip’s days from places, times, costs and interests. A wish that comes over the API in one’s own words is read by it where our rules leave something open, without contact data and anything medical.',
    states: {
      answers: { label: 'On', text: 'Its text is checked against the plan and marked as written by a model.' },
      fails: {
        label: 'Not answering',
        text: 'It returned nothing usable last time. Trips use our own text.',
      },
      unused: { label: 'On', text: 'A model is set up but has not been used yet.' },
      none: { label: 'None set up', text: 'Trips use our own text. Nothing is sent anywhere.' },
    },
  },
  forecast: {
    name: 'Weather forecast',
    use: 'The forecast beside the next 16 days of a trip. It gets the position of a city, but nothing about the travellers.',
    states: {
      answers: { label: 'On', text: 'It is asked at most once an hour for a city.' },
      fails: {
        label: 'Not answering',
        text: 'It returned nothing usable last time. Trips show what the weather usually is.',
      },
      unused: { label: 'On', text: 'A service is set up but has not been used yet.' },
      none: { label: 'None set up', text: 'Trips show what the weather usually is. Nothing is sent anywhere.' },
    },
  },
}

/** The words of the settings page, loaded with it. What is said of one's own account stands in own-account.ts. */
export const settings = {
  title: 'Settings',
  korean: '설정',
  lead: 'Your account, how the guide looks, and the services it uses.',
  tabsLabel: 'Settings',
  tabs: { account: 'Account Settings', preferences: 'Preferences', api: 'API Configuration (operators)' },
  preferences: {
    heading: 'Preferences',
    onDevice: 'Stored in this browser. With an account, they follow you to your other devices.',
    onAccount: 'Stored in your account and on this device. The newer of two changes applies.',
    needsScripts: 'Preferences need JavaScript. Turn it on in your browser and reload the page.',
    groups: { travel: 'How you travel', look: 'How the guide looks' },
    example: { en: 'Gyeongbokgung', ko: '경복궁' },
    each: preferences,
  },
  services: {
    heading: 'API Configuration',
    keys: 'API keys are held on the server and never reach a browser. Changes are made by a system administrator.',
    caption: 'Outside services',
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
      new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at)),
    callsLeft: (calls: string) => grouped(Number(calls)),
    failure: failures,
    test: {
      button: (name: string) => `Test ${name}`,
      pending: 'Testing…',
      answered: ({ places, milliseconds }: { places: number; milliseconds: number }) =>
        `It answered in ${grouped(milliseconds)} ms with ${places} ${places === 1 ? 'place' : 'places'}.`,
      refused: 'The test could not be run.',
    },
    failed: 'We could not load the details for administrators. The states above are correct.',
    needsSecondFactor: 'You are an administrator. With two-step login you also see the details of each service.',
  },
}
