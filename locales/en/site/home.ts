export const home = {
  headline: 'Discover the Beauty of Korea',
  headlineKorean: '한국의 아름다움을 만나다',
  tagline: 'Your Ultimate Korea Travel Companion',
  planYourTrip: 'Plan Your Trip',
  exploreDestinations: 'Explore Destinations',
  scrollDown: 'Scroll down to the guide',
  planner: {
    heading: 'Plan your trip',
    korean: '여행 계획',
    lead: 'Tell us when you are coming and what you would like to do. The budget comes next, and you can change everything later.',
    ownWords: 'Or tell us about it in your own words',
    interestsLegend: 'What are you coming for?',
    generate: 'Generate Itinerary',
    missing: 'Please select dates and at least one interest to continue.',
    needsScripts: 'Planning needs JavaScript, which is turned off in this browser.',
  },
  places: {
    heading: 'Places to Visit',
    korean: '가볼 만한 곳',
    lead: 'Palaces, beaches, markets and quiet corners, with hours, prices and how to get there.',
  },
  map: {
    heading: 'Interactive Map',
    korean: '지도',
    lead: 'Numbers mark what to see first. Zoom in for more, or choose a region to see its places.',
  },
} as const
