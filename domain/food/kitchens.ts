import type { PlaceKind, PlaceName, PlaceTag } from '#domain/places/places.ts'

/**
 * What people search for that is no dish of the guide: a kind of cooking, an ingredient, a drink, food from elsewhere,
 * a kind of place, or a need. Places have it by their stated cuisine, their kind or their tag.
 */
export type Kitchen = {
  id: string
  /** Its name where places may lack it; null for what a cuisine, a kind or a tag states. */
  name: PlaceName | null
  /** What it is called in a search, in English and Korean. */
  words: readonly string[]
  /** Cuisines of the catalogue that state it. */
  cuisines: readonly string[]
  /** Cuisines that usually include it. */
  related: readonly string[]
  kinds: readonly PlaceKind[]
  tag: PlaceTag | null
}

const nothing = { name: null, cuisines: [], related: [], kinds: [], tag: null }

/** Every cuisine of a place to eat is one of a kitchen or of a dish; a test compares them with the catalogue. */
export const kitchens: readonly Kitchen[] = [
  cooking(
    'barbecue',
    'barbecue',
    'barbecue,barbeque,bbq,korean barbecue,korean barbeque,korean bbq,kbbq,k bbq,grill,grilled meat,meat,charcoal grill,' +
      'gogi,gogi gui,gogijip,고기구이,고기집,고깃집,고기,바비큐,바베큐,숯불구이,숯불,焼肉,烤肉,yakiniku',
  ),
  item('beef', 'Beef', '소고기', 'barbecue', 'hanwoo,korean beef,쇠고기,한우,steak,스테이크,牛肉', 'beef'),
  item('pork', 'Pork', '돼지고기', 'barbecue', '돼지,dwaeji,猪肉', 'pork,pork cutlet'),
  cooking('chicken', 'chicken,fried chicken,chicken soup', 'chicken,dak,닭,닭고기,닭요리,鶏肉,鸡肉'),
  item('duck', 'Duck', '오리고기', '', 'ori,오리,오리구이,유황오리'),
  cooking('seafood', 'seafood,fish,fish soup', 'seafood,haemul,해물,해산물,海鮮,海鲜'),
  item('fish', 'Fish', '생선', 'seafood', 'saengseon', 'fish,fish soup'),
  item('crab', 'Crab', '게', 'seafood', 'crabs,king crab,snow crab,daege,대게,킹크랩,꽃게,게요리'),
  item('abalone', 'Abalone', '전복', 'seafood', 'jeonbok'),
  item('eel', 'Eel', '장어', 'seafood,fish', 'jangeo,장어구이'),
  item('oysters', 'Oysters', '굴', 'seafood', 'oyster,gul,굴국밥,굴구이'),
  item('porridge', 'Rice Porridge', '죽', 'korean', 'porridge,congee,juk,rice gruel,죽집,お粥,粥'),
  cooking('tofu', 'tofu', 'tofu,dubu,두부'),
  cooking('noodles', 'noodles', 'noodle,noodles,guksu,국수,myeon,면,면요리,麺,面条'),
  cooking(
    'soup',
    'korean soup,fish soup,chicken soup,soybean soup',
    'soup,soups,korean soup,tang,guk,탕,국,국물,broth,スープ',
  ),
  cooking('stew', 'korean stew,tofu', 'stew,stews,korean stew,jjigae,찌개,hotpot,hot pot,jeongol,전골,鍋,火锅'),
  cooking(
    'pancakes',
    'pancakes',
    'korean pancake,pancake,pancakes,savoury pancake,savory pancake,jeon,전,부침개,buchimgae',
  ),
  cooking('snacks', 'tteokbokki,gimbap,street food,fishcake', 'bunsik,분식,korean snacks,snacks,snack'),
  cooking(
    'korean',
    'korean,modern korean,royal cuisine,korean soup,korean stew,bibimbap',
    'korean,korean food,hansik,한식,韓国料理,韩国料理,home cooking,baekban,백반,가정식,bapsang,밥상,rice and side dishes',
  ),
  cooking(
    'set-meal',
    'korean,modern korean,royal cuisine',
    'hanjeongsik,han jeongsik,한정식,korean set meal,set meal,set menu,정식,banchan,side dishes',
  ),
  cooking(
    'fine-dining',
    'contemporary,modern korean,royal cuisine',
    'fine dining,tasting menu,royal cuisine,court cuisine,royal court cuisine,궁중음식,궁중요리,파인다이닝',
  ),
  cooking('japanese', 'japanese', 'japanese,japanese food,일식,일본음식,izakaya,이자카야,日本料理'),
  item('sushi', 'Sushi', '초밥', 'japanese', '스시,chobap,寿司'),
  item('ramen', 'Ramen', '라멘', 'japanese', '일본라면,ラーメン'),
  item('udon', 'Udon', '우동', 'japanese,noodles', 'soba,소바,うどん'),
  cooking('chinese', 'chinese', 'chinese,chinese food,중식,중국집,중국음식,중화요리,中華,中餐'),
  item('mala', 'Mala Hotpot', '마라탕', 'chinese', 'malatang,mala,mala tang'),
  item('dim-sum', 'Dim Sum', '딤섬', 'chinese,dumplings', 'dimsum'),
  cooking(
    'western',
    'western,italian,pizza,burgers,mexican,sandwich',
    'western,western food,european,양식,경양식,french,프랑스,bistro',
  ),
  cooking('italian', 'italian,pizza', 'italian,italian food,이탈리안,이탈리아'),
  item('pasta', 'Pasta', '파스타', 'italian,western', 'spaghetti,risotto,스파게티'),
  item('pizza', 'Pizza', '피자', 'italian', 'pizzeria', 'pizza'),
  cooking('burgers', 'burgers', 'burger,burgers,hamburger,햄버거,버거,수제버거'),
  cooking('mexican', 'mexican', 'mexican,mexican food,taco,tacos,burrito,타코,멕시코'),
  cooking('sandwich', 'sandwich', 'sandwich,sandwiches,toast,egg toast,샌드위치,토스트'),
  cooking('indian', 'indian', 'indian,indian food,naan,tandoori,인도,인도음식'),
  item('curry', 'Curry', '카레', 'indian', '커리'),
  cooking('thai', 'thai', 'thai,thai food,pad thai,tom yum,태국,태국음식,팟타이'),
  cooking('vietnamese', 'vietnamese', 'vietnamese,vietnamese food,pho,banh mi,쌀국수,베트남,베트남음식,반미'),
  cooking(
    'middle-eastern',
    'middle eastern',
    'middle eastern,middle eastern food,kebab,kebabs,shawarma,falafel,hummus,turkish,arabic,케밥,중동음식,터키음식',
  ),
  cooking('buffet', 'buffet', 'buffet,all you can eat,뷔페,무한리필'),
  cooking(
    'coffee',
    'coffee',
    'coffee,latte,espresso,americano,cappuccino,roastery,커피,아메리카노,라떼,에스프레소,コーヒー,咖啡',
  ),
  cooking('tea', 'tea', 'tea,teas,tea house,teahouse,tearoom,tea room,차,전통차,찻집,전통찻집,dabang,다방,お茶,茶'),
  item('green-tea', 'Green Tea', '녹차', 'tea', 'matcha,말차'),
  cooking('bakery', 'bakery', 'bakery,bakeries,bread,pastry,pastries,빵,빵집,베이커리,제과점,パン,面包'),
  item('bagel', 'Bagels', '베이글', 'bakery', 'bagel'),
  item('croissant', 'Croissants', '크루아상', 'bakery', 'croissant,크로와상'),
  item('salt-bread', 'Salt Bread', '소금빵', 'bakery', 'sogeumppang'),
  item('cake', 'Cake', '케이크', 'bakery,dessert', 'cakes'),
  item('ice-cream', 'Ice Cream', '아이스크림', 'dessert', 'gelato,젤라또'),
  item('dessert', 'Desserts', '디저트', 'bakery', 'dessert,sweets,후식,甜品', 'dessert'),
  place('cafe', ['cafe'], 'cafe,cafes,café,coffee shop,coffee shops,coffeehouse,coffee house,카페,カフェ,咖啡厅'),
  place(
    'street-food',
    ['street-food', 'market'],
    'street food,street foods,street snacks,food street,food alley,food stall,food stalls,길거리음식,먹자골목,포장마차,' +
      'pojangmacha,night market,야시장',
  ),
  place('market', ['market'], 'market,markets,food market,traditional market,시장,전통시장,재래시장,sijang'),
  need(
    'vegan',
    'vegan',
    'vegan,vegans,vegan food,plant based,plantbased,비건,완전채식,ヴィーガン,ビーガン,纯素,純素',
    'vegan',
  ),
  need(
    'vegetarian',
    'vegetarian',
    'vegetarian,vegetarians,vegetarian food,veggie,meatless,meat free,no meat,채식,채식주의,ベジタリアン,素食',
    'vegetarian,vegan,temple food',
  ),
  need('halal', 'halal', 'halal,halal food,muslim friendly,muslim,할랄,무슬림,ハラル,清真', 'korean halal'),
  need('no-pork', 'no-pork', 'no pork,pork free,without pork'),
  need('solo-friendly', 'solo-friendly', 'solo,solo dining,eat alone,eating alone,for one,honbap,혼밥,혼자,1인분'),
  need('english-menu', 'english-menu', 'english menu,menu in english,영어메뉴'),
  need('family', 'family', 'family,families,kids,with kids,children,child friendly,family friendly,아이,가족'),
  need('date', 'date', 'date,date night,romantic,데이트'),
  need('study', 'study', 'study,laptop,work friendly,to study,카공,공부'),
  need('hidden-gem', 'hidden-gem', 'hidden gem,hidden gems,숨은맛집'),
  need('photogenic', 'photogenic', 'photogenic,instagrammable,instagram,인스타'),
  need('viral', 'viral', 'viral,trendy,핫플,핫플레이스'),
  need('alcohol', 'alcohol', 'drinks,alcohol,bar,pub,beer,soju,wine,맥주,소주,술,술집,호프,와인'),
]

function cooking(id: string, cuisines: string, words: string): Kitchen {
  return { ...nothing, id, words: list(words), cuisines: list(cuisines) }
}

/** What a place names, or may have by its related cuisine. */
function item(id: string, en: string, ko: string, related: string, words: string, cuisines = ''): Kitchen {
  const names = [en.toLowerCase(), ko, ...list(words)]
  return { ...nothing, id, name: { en, ko }, words: names, related: list(related), cuisines: list(cuisines) }
}

function place(id: string, kinds: readonly PlaceKind[], words: string): Kitchen {
  return { ...nothing, id, words: list(words), kinds }
}

function need(id: string, tag: PlaceTag, words: string, cuisines = ''): Kitchen {
  return { ...nothing, id, words: list(words), cuisines: list(cuisines), tag }
}

function list(text: string): string[] {
  return text.split(',').filter(Boolean)
}
