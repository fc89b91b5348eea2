/** Which picture stands beside which line of the price list: the codes of a category, in their order. */
const lists: Readonly<Record<string, readonly string[]>> = {
  SP: [
    'sparkler-electric', 'sparkler-crackling', 'sparkler-red', 'sparkler-electric', 'sparkler-colour', 'sparkler-red',
    'sparkler-electric', 'sparkler-crackling', 'sparkler-electric', 'sparkler-crackling', 'sparkler-red',
    'sparkler-electric-long', 'sparkler-crackling-long', 'sparkler-electric-long', 'sparkler-crackling-long',
    'sparkler-rotating',
  ],
  FP: [
    'flower-pot-small', 'flower-pot-big', 'flower-pot-special', 'flower-pot-ashoka', 'flower-pot-deluxe', 'colour-koti',
    'colour-koti-deluxe', 'tricolour-pots',
  ],
  GC: [
    'ground-chakkar', 'ground-chakkar', 'ground-chakkar-ashoka', 'ground-chakkar-special', 'ground-chakkar-deluxe',
    'four-wheel', 'wire-chakkar', 'disco-wheel', 'whistling-chakkar', 'plastic-chakkar',
  ],
  OS: [
    'kuruvi', 'lakshmi', 'lakshmi', 'lakshmi-deluxe', 'lakshmi-gold', 'mega-deluxe', 'mega-deluxe', 'two-sound',
    'elephant-cracker',
  ],
  BJ: ['bijili-red', 'bijili-striped', 'bijili-super-striped'],
  BM: [
    'bullet-bomb', 'atom-bomb', 'hydro-bomb', 'king-bomb', 'classic-bomb', 'agni-bomb', 'paper-bomb-quarter',
    'paper-bomb-half', 'paper-bomb-full', 'money-bank',
  ],
  RK: ['rocket-baby', 'rocket-bomb', 'rocket-colour', 'rocket-lunik', 'rocket-whistling', 'rocket-two-sound'],
  TP: [
    'twinkling-star', 'twinkling-star-deluxe', 'magic-pencil', 'pencil', 'pencil-long', 'ultra-pencil',
    'popcorn-pencil', 'lollipop-pencil', 'selfie-stick',
  ],
  KN: [
    'butterfly', 'helicopter', 'photo-flash', 'spinning-top', 'electric-stone', 'zee-boomba', 'magic-land',
    'snake-tablet', 'smoke-stick', 'smoke-colour', 'sword', 'cricket-bat', 'roll-cap', 'ring-caps', 'ring-gun',
  ],
  CM: ['colour-match-box', 'royal-match-box', 'rainbow-box', 'dasara-box'],
  FT: [
    'sun-light-fountain', 'star-light-fountain', 'moon-light-fountain', 'peacock-feather', 'golden-feather',
    'king-star', 'red-apple', 'carnival', 'tango-red', 'tango-gold', 'ultra-voltage', 'cock-fight', 'jazz-music',
    'big-bang', 'double-decker', 'bada-peacock', 'peacock-mixed', 'apple-fountain', 'mango-fountain', 'lemon-tree',
    'water-queen',
  ],
  AM: [
    'chotta-fancy', 'penta-magic', 'fancy-chennai', 'fancy-paris', 'sky-out', 'double-ball', 'three-step-pipe',
    'niagara-scorpion', 'love-dose', 'shots-12', 'shots-25', 'shots-30', 'shots-30-deluxe', 'shots-60', 'shots-120',
    'shots-240', 'musical-world',
  ],
  GB: ['gift-box-ganapathy', 'gift-box-murugan', 'gift-box-krishna', 'gift-box-lakshmi', 'gift-box-thirupathy'],
  FM: ['family-pack-hero', 'family-pack-king', 'family-pack-vip'],
};

/** Item code to picture key, `SP-01` to `sparkler-electric`. */
export const productPictures: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(lists).flatMap(([prefix, keys]) =>
    keys.map((key, at) => [`${prefix}-${String(at + 1).padStart(2, '0')}`, key]),
  ),
);

/** Category slug to the picture that stands for the whole category. */
export const categoryPictures: Readonly<Record<string, string>> = {
  sparklers: 'sparkler-electric',
  'flower-pots': 'flower-pot-big',
  'ground-chakkars': 'ground-chakkar',
  'one-sound-crackers': 'lakshmi',
  bijili: 'bijili-red',
  bombs: 'atom-bomb',
  rockets: 'rocket-colour',
  'twinkling-stars-and-pencils': 'pencil',
  'kids-and-novelties': 'butterfly',
  'colour-matches': 'colour-match-box',
  fountains: 'bada-peacock',
  'aerial-and-multi-shots': 'shots-60',
  'gift-boxes': 'gift-box-lakshmi',
  'family-packs': 'family-pack-king',
};
