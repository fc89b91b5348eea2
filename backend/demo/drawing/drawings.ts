import * as aerials from './goods/aerials.ts';
import { bulletBomb, moneyBank, paperBomb, roundBomb } from './goods/bombs.ts';
import { dasaraBox, familyPack, giftBox, matchBox, rainbowBox } from './goods/boxes.ts';
import * as chakkars from './goods/chakkars.ts';
import { bijili, elephantCracker, oneSound, twoSound } from './goods/crackers.ts';
import { feather, peacock } from './goods/feathers.ts';
import { colourKoti, flowerPot, tricolourPots } from './goods/flower-pots.ts';
import * as fountains from './goods/fountains.ts';
import { fruit, lemonTree } from './goods/fruits.ts';
import { loveDose, multiShot, musicalWorld } from './goods/multi-shots.ts';
import * as novelties from './goods/novelties.ts';
import * as pencils from './goods/pencils.ts';
import { rocket } from './goods/rockets.ts';
import { colourSmoke, smokeStick } from './goods/smoke.ts';
import { rotatingSparkler, sparkler, type Spark } from './goods/sparklers.ts';
import * as toys from './goods/toys.ts';

export interface Drawing {
  readonly key: string;
  readonly alt: string;
  readonly svg: string;
}

const drawing = (key: string, alt: string, svg: string): Drawing => ({ key, alt, svg });

/** Every picture of the demonstration shop, in the order of its price list. */
export const drawings: readonly Drawing[] = [
  ...sparklers('electric', 'golden sparks', [7, 10, 12, 15, 30, 50]),
  ...sparklers('colour', 'sparks of many colours', [10]),
  ...sparklers('crackling', 'coloured, crackling stars', [7, 12, 15, 30, 50]),
  ...sparklers('red', 'red sparks', [7, 10, 15]),
  drawing('sparkler-rotating', 'Five sparklers on a turning hub', rotatingSparkler()),
  drawing('flower-pot-small', 'A small paper cone with a golden fountain', flowerPot('small')),
  drawing('flower-pot-big', 'A red paper cone with a tall golden fountain', flowerPot('big')),
  drawing('flower-pot-special', 'A green paper cone with a tall golden fountain', flowerPot('special')),
  drawing(
    'flower-pot-ashoka',
    'A blue paper cone with a star and a white-gold fountain',
    flowerPot('ashoka'),
  ),
  drawing('flower-pot-deluxe', 'A large violet paper cone with a wide fountain', flowerPot('deluxe')),
  drawing('colour-koti', 'A paper cone with a fountain of many colours', colourKoti(false)),
  drawing('colour-koti-deluxe', 'A violet paper cone with a full fountain of many colours', colourKoti(true)),
  drawing('tricolour-pots', 'Three paper cones: saffron, white and green', tricolourPots()),
  drawing('ground-chakkar', 'A coiled ground wheel throwing golden sparks', chakkars.groundChakkar('big')),
  drawing('ground-chakkar-ashoka', 'A blue ground wheel with spokes', chakkars.groundChakkar('ashoka')),
  drawing('ground-chakkar-special', 'A green coiled ground wheel', chakkars.groundChakkar('special')),
  drawing(
    'ground-chakkar-deluxe',
    'A violet ground wheel with coloured sparks',
    chakkars.groundChakkar('deluxe'),
  ),
  drawing('four-wheel', 'Four coloured cases driving a wheel', chakkars.fourWheel()),
  drawing('wire-chakkar', 'A wheel of wire with sparks', chakkars.wireChakkar()),
  drawing('disco-wheel', 'A wheel of bright wedges', chakkars.discoWheel()),
  drawing('whistling-chakkar', 'A ground wheel with waves of sound', chakkars.whistlingChakkar()),
  drawing('plastic-chakkar', 'A moulded wheel with pink fins', chakkars.plasticChakkar()),
  drawing('kuruvi', 'A small green cracker with a sparrow on its label', oneSound('kuruvi')),
  drawing('lakshmi', 'A red cracker with a lotus on its label', oneSound('lakshmi')),
  drawing('lakshmi-deluxe', 'A violet cracker with a lotus on its label', oneSound('deluxe-lakshmi')),
  drawing('lakshmi-gold', 'A golden cracker with a lotus on its label', oneSound('gold-lakshmi')),
  drawing('mega-deluxe', 'A big blue cracker with a star on its label', oneSound('mega')),
  drawing('two-sound', 'Two crackers side by side', twoSound()),
  drawing('elephant-cracker', 'A broad red cracker with an elephant on its label', elephantCracker()),
  drawing('bijili-red', 'A bundle of thin red crackers', bijili('red')),
  drawing('bijili-striped', 'A bundle of thin crackers striped red and white', bijili('striped')),
  drawing('bijili-super-striped', 'A bundle of thin crackers striped in many colours', bijili('super')),
  drawing('bullet-bomb', 'A pointed case wound in twine', bulletBomb()),
  drawing('atom-bomb', 'A round green bomb wound in twine', roundBomb('atom')),
  drawing('hydro-bomb', 'A round blue-green bomb with a white band', roundBomb('hydro')),
  drawing('king-bomb', 'A round violet bomb with a crown', roundBomb('king')),
  drawing('classic-bomb', 'A round brown bomb with a star', roundBomb('classic')),
  drawing('agni-bomb', 'A round red bomb with a flame', roundBomb('agni')),
  drawing('paper-bomb-quarter', 'A small paper parcel with a fuse', paperBomb('quarter')),
  drawing('paper-bomb-half', 'A paper parcel with a fuse', paperBomb('half')),
  drawing('paper-bomb-full', 'A big paper parcel with a fuse', paperBomb('full')),
  drawing('money-bank', 'A clay saving pot throwing paper notes', moneyBank()),
  drawing('rocket-baby', 'A small red rocket on its stick', rocket('baby')),
  drawing('rocket-bomb', 'A rocket with a round bomb for its head', rocket('bomb')),
  drawing('rocket-colour', 'A striped rocket and a coloured flower of light', rocket('colour')),
  drawing('rocket-lunik', 'A blue rocket before the moon', rocket('lunik')),
  drawing('rocket-whistling', 'A rocket with waves of sound', rocket('whistling')),
  drawing('rocket-two-sound', 'A violet rocket and two flowers of light', rocket('two-sound')),
  drawing('twinkling-star', 'A hanging strip that flickers with stars', pencils.twinklingStar(false)),
  drawing('twinkling-star-deluxe', 'A long pink strip that flickers with stars', pencils.twinklingStar(true)),
  drawing('magic-pencil', 'A violet pencil with sparks and gleams', pencils.pencil('magic')),
  drawing('pencil', 'A green pencil with golden sparks', pencils.pencil('pencil')),
  drawing('pencil-long', 'A long red pencil with golden sparks', pencils.pencil('long-pencil')),
  drawing('ultra-pencil', 'A thick blue pencil with bright sparks', pencils.pencil('ultra')),
  drawing('popcorn-pencil', 'A striped tub of popcorn on a stick', pencils.popcornPencil()),
  drawing('lollipop-pencil', 'A turning pink lollipop', pencils.lollipopPencil()),
  drawing('selfie-stick', 'A telephone on a stick, flashing', pencils.selfieStick()),
  drawing('butterfly', 'A pink and golden butterfly', novelties.butterfly()),
  drawing('helicopter', 'A green helicopter', novelties.helicopter()),
  drawing('photo-flash', 'A camera with its flash', novelties.photoFlash()),
  drawing('spinning-top', 'A spinning top', novelties.spinningTop()),
  drawing('electric-stone', 'A stone with a bolt of lightning', novelties.electricStone()),
  drawing('zee-boomba', 'A little drum with zigzags of light', novelties.zeeBoomba()),
  drawing('magic-land', "A magician's hat full of sparks", novelties.magicLand()),
  drawing('snake-tablet', 'An ash snake growing from a black pellet', novelties.snakeTablet()),
  drawing('smoke-stick', 'A stick with pink smoke', smokeStick()),
  drawing('smoke-colour', 'Three pots with smoke of three colours', colourSmoke()),
  drawing('sword', 'A toy sword with sparks at its point', toys.sword()),
  drawing('cricket-bat', 'A cricket bat and a red ball', toys.cricketBat()),
  drawing('roll-cap', 'A roll of caps', toys.rollCap()),
  drawing('ring-caps', 'Nine caps on a ring', toys.ringCaps()),
  drawing('ring-gun', 'A bright green toy cap gun', toys.ringGun()),
  drawing('colour-match-box', 'A matchbox with coloured heads', matchBox('colour')),
  drawing('royal-match-box', 'A violet matchbox with a crown', matchBox('royal')),
  drawing('rainbow-box', 'A rainbow over a box', rainbowBox()),
  drawing('dasara-box', 'Ten coloured matches fanned out of a box', dasaraBox()),
  drawing('sun-light-fountain', 'A red fountain with a sun', fountains.fountain('sun-light')),
  drawing('star-light-fountain', 'A blue fountain with a star', fountains.fountain('star-light')),
  drawing('moon-light-fountain', 'A violet fountain with a moon', fountains.fountain('moon-light')),
  drawing('peacock-feather', 'A peacock feather of light', feather('peacock')),
  drawing('golden-feather', 'A golden feather of light', feather('golden')),
  drawing('king-star', 'A green fountain with a crown', fountains.fountain('king-star')),
  drawing('red-apple', 'A red apple with red sparks', fruit('red-apple')),
  drawing('carnival', 'A striped tent of the fair', fountains.carnival()),
  drawing('tango-red', 'A red striped fountain with red sparks', fountains.fountain('tango-red')),
  drawing('tango-gold', 'A golden striped fountain with golden sparks', fountains.fountain('tango-gold')),
  drawing('ultra-voltage', 'A black fountain with a bolt of lightning', fountains.fountain('ultra-voltage')),
  drawing('cock-fight', 'A fountain with a rooster', fountains.fountain('cock-fight')),
  drawing('jazz-music', 'A pink fountain with notes of music', fountains.fountain('jazz-music')),
  drawing('big-bang', 'A squat tin going off all at once', fountains.bigBang()),
  drawing('double-decker', 'Two fountains, one on the other', fountains.doubleDecker()),
  drawing('bada-peacock', 'A peacock with its tail of light', peacock('bada')),
  drawing('peacock-mixed', 'A peacock with a tail of many colours', peacock('mixed')),
  drawing('apple-fountain', 'A green apple with sparks', fruit('apple')),
  drawing('mango-fountain', 'A mango with golden sparks', fruit('mango')),
  drawing('lemon-tree', 'A lemon tree with gleams of light', lemonTree()),
  drawing('water-queen', 'A crowned fountain of blue light', fountains.waterQueen()),
  drawing('chotta-fancy', 'A small mortar and a pink flower of light', aerials.chottaFancy()),
  drawing('penta-magic', 'Five flowers of light at once', aerials.pentaMagic()),
  drawing('fancy-chennai', 'A green flower of light with a palm', aerials.cityFancy('chennai')),
  drawing('fancy-paris', 'A violet flower of light with a tower', aerials.cityFancy('paris')),
  drawing('sky-out', 'A great flower of light in every colour', aerials.skyOut()),
  drawing('double-ball', 'Two shells and their two flowers of light', aerials.doubleBall()),
  drawing('three-step-pipe', 'A pipe with three storeys of light', aerials.stepPipe()),
  drawing('niagara-scorpion', 'A scorpion in a fall of light', aerials.niagara()),
  drawing('love-dose', 'Three hearts over a pink box', loveDose()),
  drawing('shots-12', 'A small box of shots', multiShot('12')),
  drawing('shots-25', 'A red box of shots with two flowers of light', multiShot('25')),
  drawing('shots-30', 'A blue box of shots with two flowers of light', multiShot('30')),
  drawing('shots-30-deluxe', 'A violet box of shots with three flowers of light', multiShot('30-deluxe')),
  drawing('shots-60', 'A wide box of shots with three flowers of light', multiShot('60')),
  drawing('shots-120', 'A large box of shots with four flowers of light', multiShot('120')),
  drawing('shots-240', 'The largest box of shots with a sky full of light', multiShot('240')),
  drawing('musical-world', 'A box of shots with notes of music', musicalWorld()),
  drawing('gift-box-ganapathy', 'A red gift box with a modak', giftBox('modak')),
  drawing('gift-box-murugan', 'A green gift box with a spear', giftBox('vel')),
  drawing('gift-box-krishna', 'A blue gift box with a flute and a feather', giftBox('flute')),
  drawing('gift-box-lakshmi', 'A pink gift box with a lotus', giftBox('lotus')),
  drawing('gift-box-thirupathy', 'A golden gift box with a temple tower', giftBox('temple')),
  drawing('family-pack-hero', 'A green carton with a little of everything', familyPack('hero')),
  drawing('family-pack-king', 'A red carton with a little of everything', familyPack('king')),
  drawing('family-pack-vip', 'A violet carton with a little of everything', familyPack('vip')),
];

/** The same sparkler in its lengths, cm. */
function sparklers(spark: Spark, sparks: string, lengths: readonly number[]): Drawing[] {
  return lengths.map((length) =>
    drawing(
      `sparkler-${spark}-${length}`,
      `A sparkler of ${length} cm with ${sparks}`,
      sparkler(spark, length),
    ),
  );
}
