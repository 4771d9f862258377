/** Where a crop stays centred, in percent from the left and from the top. */
type Focal = readonly [x: number, y: number]

interface Picture {
  file: string
  title: string
  alt: string
  focal: Focal
}

export const pictures = [
  {
    file: 'hero.webp',
    title: 'Wedding in a haveli courtyard at blue hour',
    alt: 'A flower-covered wedding mandap glows in a Jaipur haveli courtyard at blue hour, with rows of diyas and marigold leading to it.',
    focal: [68, 52],
  },
  {
    file: 'hero-tall.webp',
    title: 'Wedding in a haveli courtyard at blue hour',
    alt: 'A flower-covered wedding mandap glows in a Jaipur haveli courtyard at blue hour, seen along a path of petals and diyas.',
    focal: [50, 24],
  },
  {
    file: 'mandap.webp',
    title: 'Mandap at dusk',
    alt: 'A wedding mandap with carved posts, cusped arches, marigold and jasmine garlands and brass lamps at dusk.',
    focal: [52, 50],
  },
  {
    file: 'mandap-detail.webp',
    title: 'Marigold on a mandap post',
    alt: 'Marigold garlands wound round a carved mandap post, with red silk and lamps out of focus.',
    focal: [35, 55],
  },
  {
    file: 'mandap-low.webp',
    title: 'Mandap from the aisle',
    alt: 'The mandap seen from the aisle floor, past petals and lit diyas.',
    focal: [50, 50],
  },
  {
    file: 'gala.webp',
    title: 'Corporate gala',
    alt: 'Round tables with white cloths, glasses and flowers in a ballroom, with a lit stage and a large screen behind.',
    focal: [38, 68],
  },
  {
    file: 'gala-stage.webp',
    title: 'Gala stage',
    alt: 'A gala hall with a wide lit stage and screens, seen over set round tables and guests.',
    focal: [50, 45],
  },
  {
    file: 'concert.webp',
    title: 'Concert night',
    alt: 'A concert stage with magenta and amber light beams in the haze, seen over the raised hands of the crowd.',
    focal: [50, 50],
  },
  {
    file: 'concert-crowd.webp',
    title: 'In the crowd',
    alt: 'Raised hands in a concert crowd against magenta and amber beams from the stage.',
    focal: [50, 50],
  },
  {
    file: 'haldi.webp',
    title: 'Haldi ceremony setup',
    alt: 'A haldi setting in morning light: a brass bowl of marigolds, turmeric paste, yellow drapes, marigold strings and a swing.',
    focal: [52, 55],
  },
  {
    file: 'mehndi.webp',
    title: 'Mehndi ceremony setup',
    alt: 'A mehndi setting under a pink, orange and green canopy with bolsters, tassels, marigolds and a brass plate of henna cones.',
    focal: [50, 60],
  },
  {
    file: 'mehndi-detail.webp',
    title: 'Henna and bangles',
    alt: 'Henna cones on a brass plate beside a card with a henna pattern, and a stack of bangles.',
    focal: [45, 60],
  },
  {
    file: 'birthday.webp',
    title: 'Birthday balloons',
    alt: 'A three-tier birthday cake with candles before a round backdrop and a garland of pink, marigold, ivory and gold balloons.',
    focal: [54, 58],
  },
  {
    file: 'birthday-wall.webp',
    title: 'Balloon garland',
    alt: 'A garland of balloons in pink, marigold, ivory and gold over a round pink backdrop.',
    focal: [40, 35],
  },
  {
    file: 'kitty.webp',
    title: 'Kitty party',
    alt: 'A pastel tea table with rose-painted cups, macarons, tambola tickets, coins and pink flowers in window light.',
    focal: [52, 50],
  },
  {
    file: 'ring.webp',
    title: 'Wedding rings in roses and mogra',
    alt: 'A gold wedding band and a solitaire ring lie in a wreath of red roses and jasmine on ivory silk.',
    focal: [48, 60],
  },
  {
    file: 'entrance.webp',
    title: 'Grand entrance with flower canopy',
    alt: 'A flower canopy on four poles waits on a petal aisle at night between fountains of cold sparklers and low fog.',
    focal: [50, 45],
  },
  {
    file: 'entrance-aisle.webp',
    title: 'Petal aisle with cold sparklers',
    alt: 'A petal aisle at night between fountains of cold sparklers, with a lit lantern in front.',
    focal: [50, 45],
  },
  {
    file: 'lighting.webp',
    title: 'Fairy-light ceiling and flower chandeliers',
    alt: 'Round dinner tables on a lawn at night under a ceiling of fairy lights and hanging flower chandeliers.',
    focal: [55, 45],
  },
  {
    file: 'theme.webp',
    title: 'Jaipur theme photo booth',
    alt: 'A painted wooden jharokha photo booth with paper flowers, hanging kites and lanterns, and a table of props in front.',
    focal: [48, 50],
  },
  {
    file: 'new_year.webp',
    title: 'New Year over Jaipur',
    alt: 'Mocktail glasses on a rooftop table under string lights, with a fort on the ridge and golden fireworks behind.',
    focal: [50, 45],
  },
  {
    file: 'thali.webp',
    title: 'Rajasthani thali',
    alt: 'A brass thali with dal, gatte, ker sangri, kadhi, baati, churma ladoo, roti and ghevar on a dark wooden table.',
    focal: [50, 50],
  },
  {
    file: 'thali-detail.webp',
    title: 'Baati, ghevar and ladoo',
    alt: 'Baati, ghevar, churma ladoo and roti on a brass thali, close, with a bowl of golden ghee.',
    focal: [55, 55],
  },
  {
    file: 'chaat_cart.webp',
    title: 'Chaat counter in the evening',
    alt: 'A pyramid of pani puri in a cane basket on a chaat counter with brass pots under a striped awning and glowing bulbs.',
    focal: [69, 55],
  },
  {
    file: 'chaat_cart-detail.webp',
    title: 'Pani puri',
    alt: 'Pani puris filled with potato and sprouts in leaf bowls, with brass pots and spices behind.',
    focal: [45, 65],
  },
  {
    file: 'tent_kitchen.webp',
    title: 'Outdoor kitchen under canvas',
    alt: 'Two big brass degchis on blue gas flames at golden hour, one heaped with saffron biryani, a crate of vegetables in front and a cook under a white canopy behind.',
    focal: [62, 58],
  },
  {
    file: 'tandoor.webp',
    title: 'Tandoor, live',
    alt: 'A glowing clay tandoor with paneer tikka, pepper and onion on skewers and a hot naan lifted out on an iron hook.',
    focal: [50, 55],
  },
  {
    file: 'tandoor-detail.webp',
    title: 'Naan from the tandoor',
    alt: 'A hot naan lifted over the embers of a clay tandoor on an iron hook.',
    focal: [35, 50],
  },
  {
    file: 'chaat_bowls.webp',
    title: 'Chaat in leaf bowls',
    alt: 'Raj kachori and papdi chaat in leaf bowls with yoghurt, chutneys, sev, pomegranate and coriander.',
    focal: [52, 52],
  },
  {
    file: 'buffet.webp',
    title: 'Wedding buffet',
    alt: 'A long wedding buffet: a row of copper and brass chafing dishes with flowers between, under silk drapes and warm lamps.',
    focal: [73, 55],
  },
  {
    file: 'buffet-detail.webp',
    title: 'Paneer curry',
    alt: 'Paneer curry with a swirl of cream in a copper chafing dish.',
    focal: [50, 55],
  },
  {
    file: 'cupcakes.webp',
    title: 'Birthday table',
    alt: 'Pastel cupcakes with piped swirls and sprinkles beside small sandwiches and a jar of lemonade on a birthday table.',
    focal: [68, 65],
  },
  {
    file: 'hi_tea.webp',
    title: 'Office lunch and hi-tea',
    alt: 'A lunch tray with rice, paneer curry, dal, mixed vegetables, salad and roti, beside cups of tea and a steel kettle on white linen.',
    focal: [50, 58],
  },
  {
    file: 'water.webp',
    title: 'Drinking water',
    alt: 'A clay matka with a copper lota, a 20-litre water jar with a blue cap and glasses of cool drinking water.',
    focal: [60, 50],
  },
  {
    file: 'wok.webp',
    title: 'Wok on fire',
    alt: 'Hakka noodles and vegetables tossed in the air above a flaming wok in a dark kitchen.',
    focal: [50, 50],
  },
  {
    file: 'wok-side.webp',
    title: 'Wok from the side',
    alt: 'Noodles leap above a flaming wok, seen from the side.',
    focal: [55, 45],
  },
  {
    file: 'fast_food.webp',
    title: 'Burger, fries and a shake',
    alt: 'A burger of two crumbed potato tikkis with cheese in a sesame bun, fries in a striped paper cone and a shake on a wooden board.',
    focal: [64, 52],
  },
  {
    file: 'handi.webp',
    title: 'Laal maas',
    alt: 'Laal maas, mutton in a fiery red chilli gravy, in a handi on glowing coals, with rotis beside it.',
    focal: [60, 48],
  },
  {
    file: 'mithai.webp',
    title: 'Mithai table',
    alt: 'Stacked ghevar with silver leaf and pistachio, a pyramid of ladoos and kaju katli on a tiered brass stand with rose petals.',
    focal: [55, 55],
  },
  {
    file: 'drinks.webp',
    title: 'Welcome drinks',
    alt: 'Rows of saffron thandai, rose sharbat and mint lemonade in coupes and tall glasses on mirrored tiers, lit from behind.',
    focal: [62, 62],
  },
  {
    file: 'paan.webp',
    title: 'Paan counter',
    alt: 'A silver tray of folded betel-leaf paan pinned with cloves and cherries, with brass boxes of fennel, gulkand and coconut.',
    focal: [45, 60],
  },
  {
    file: 'pottery_table.webp',
    title: 'Blue pottery table',
    alt: 'A table setting from above with blue and turquoise Jaipur pottery plates, brass cutlery, a block-print napkin and a marigold.',
    focal: [50, 52],
  },
  {
    file: 'haveli.webp',
    title: 'Haveli front at night',
    alt: 'The front of a Jaipur haveli at night, its jharokhas and jali windows lit warm and mirrored in wet stone.',
    focal: [50, 55],
  },
  {
    file: 'lawn.webp',
    title: 'Marriage garden at dusk',
    alt: 'A marriage garden from above at dusk, with lit paths, round tables, trees in fairy lights and a glowing stage at the far end.',
    focal: [52, 40],
  },
  {
    file: 'story.webp',
    title: 'Planning table by a window',
    alt: 'A hand-drawn venue plan with a brass inkpot, fabric swatches, marigolds and a glass of chai on a table by a window.',
    focal: [55, 60],
  },
  {
    file: 'diyas.webp',
    title: 'Petal rangoli with diyas',
    alt: 'A round rangoli of marigold, rose and jasmine petals, ringed with lit clay diyas on dark stone.',
    focal: [50, 50],
  },
  {
    file: 'lost.webp',
    title: 'Fallen kite on a terrace',
    alt: 'A fallen paper kite and an unlit brass lantern on a terrace at dusk above the blurred roofs of Jaipur.',
    focal: [35, 60],
  },
  {
    file: 'dance_floor.webp',
    title: 'Dance floor',
    alt: 'An empty mirror-tiled dance floor with coloured light, a mirror ball and a DJ booth.',
    focal: [48, 45],
  },
  {
    file: 'registration.webp',
    title: 'Registration desk',
    alt: 'Name badges with lanyards and a small vase of flowers on a registration desk before a panel with an arch motif.',
    focal: [45, 65],
  },
] as const satisfies readonly Picture[]

export type PictureFile = (typeof pictures)[number]['file']
