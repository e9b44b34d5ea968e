/** What the home page leads to and tells of: content, which its loader hands on. */
export const guides = {
  explore: {
    heading: 'Explore',
    korean: '둘러보기',
    lead: 'Six ways to start. Save what you like and add it to your plan later.',
    cards: {
      planner: {
        name: 'Trip Planner',
        korean: '여행 계획',
        text: 'Enter your dates, interests and budget, and get a plan for each day, with directions from stop to stop.',
      },
      places: { name: 'Places to Visit', korean: '가볼 만한 곳', text: 'Palaces, coasts and quiet corners.' },
      shopping: { name: 'Shopping Guide', korean: '쇼핑', text: 'Markets, malls and what to bring home.' },
      clinics: { name: 'Beauty & Clinics', korean: '뷰티 · 병원', text: 'Clinics by treatment, with sources.' },
      food: { name: 'Food & Cafes', korean: '맛집 · 카페', text: 'Bowls, street food and good coffee.' },
      map: {
        name: 'Interactive Map',
        korean: '지도',
        text: 'The whole country at a glance, with what to see first.',
      },
    },
  },
  clinics: {
    byTreatment: 'Clinics by treatment',
    byTreatmentKorean: '진료과목별 병원',
    byTreatmentText:
      'Plastic surgery, skin, eyes, teeth, stem cells and more: what we know about each clinic, and where it comes from.',
    finder: 'Clinic finder',
    finderKorean: '병원 찾기',
    finderText: 'Search every clinic in this directory, whatever it treats. Open the details to see what it offers.',
  },
  shopping: {
    heading: 'Shopping Guide',
    korean: '쇼핑',
    lead: 'Where to shop in Korea, and what is worth the space in your suitcase.',
    items: [
      {
        scene: 'market',
        name: 'Traditional markets',
        korean: '전통시장',
        text: 'Fabric, dried food, kitchenware and the best lunch counters. Bring cash, come hungry, look first and ask the price.',
      },
      {
        scene: 'beauty-shop',
        name: 'Skincare shops',
        korean: '화장품',
        text: 'Sunscreen, sheet masks and serums on every high street. You can try the testers, and sets are cheaper than single items.',
      },
      {
        scene: 'shopping-street',
        name: 'Streets and malls',
        korean: '쇼핑 거리',
        text: 'Young labels in Hongdae and Seongsu, department stores in Myeongdong and Gangnam, underground arcades on rainy days.',
      },
    ],
    link: 'Places to Visit',
  },
  food: {
    heading: 'Food & Cafe',
    korean: '맛집 · 카페',
    lead: 'Meals in Korea are shared, and small side dishes are included.',
    items: [
      {
        scene: 'bibimbap',
        name: 'A bowl',
        korean: '한 그릇',
        text: 'Bibimbap, cold noodles, ox-bone soup: one bowl, one price, eaten in half an hour. The easiest meal to order alone.',
      },
      {
        scene: 'barbecue',
        name: 'The grill',
        korean: '고기구이',
        text: 'Meat over coals for two or more, wrapped in leaves with garlic and paste. Most places require at least two portions.',
      },
      {
        scene: 'street-food',
        name: 'The street',
        korean: '길거리 음식',
        text: 'Rice cakes in red sauce, fish cake on sticks, sweet pancakes in winter. Eat standing and give the stick back.',
      },
      {
        scene: 'cafe',
        name: 'The cafe',
        korean: '카페',
        text: 'Koreans like iced coffee and take their time over it. Tea houses and hanok courtyards are quieter.',
      },
    ],
    link: 'Find restaurants and cafes',
  },
} as const
