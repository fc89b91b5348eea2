interface DemoCategory {
  /** The letters before the dash of its products' codes. */
  prefix: string;
  description: string;
  descriptionTa: string;
  /** How one of its products is used: every product's description. */
  use: string;
  /** By their names; one that is new is the demonstration’s own. */
  tags: string[];
  /** Other words by which its products are looked for. */
  aliases?: string[];
}

/** What the price list does not say of its fourteen categories. */
export const demoCategories: DemoCategory[] = [
  {
    prefix: 'SP',
    description:
      'Hand-held sparklers, from the short 7 cm ones, lit with a grown-up, to the long 50 cm ones that burn for over a minute. Electric ones are golden, crackling ones snap softly.',
    descriptionTa:
      'கையில் பிடிக்கும் கம்பி மத்தாப்பு. 7 செ.மீ. முதல் 50 செ.மீ. வரை; நீளமானது ஒரு நிமிடத்துக்கு மேல் எரியும். பெரியவர் ஒருவர் கூட இருக்கட்டும்.',
    use: 'Hold it at arm’s length and a little to the side, light the tip, and put the hot wire into a bucket of water when it is out.',
    tags: ['With a grown-up', 'Low noise', 'For the night'],
    aliases: ['phuljhari', 'fuljhari', 'phooljhadi', 'kambi mathapu'],
  },
  {
    prefix: 'FP',
    description:
      'The clay pots that open every evening: a fountain of golden rain, one to three metres high. The larger the pot, the taller and the longer.',
    descriptionTa:
      'தங்க மழை போலப் பொழியும் புஸ்வாணம், ஒன்று முதல் மூன்று மீட்டர் உயரம். பெரிது வாங்கினால் உயரமும் நேரமும் கூடும்.',
    use: 'Stand it on level ground, light the top with a long sparkler and step back three metres. Never bend over it.',
    tags: ['Low noise', 'For the night'],
    aliases: ['anar', 'புஸ்வாணம்', 'pusvanam', 'poochatti'],
  },
  {
    prefix: 'GC',
    description:
      'Wheels that spin on the ground in a ring of sparks. They want a flat, hard floor: cement or stone, not sand or grass.',
    descriptionTa:
      'தரையில் தீப்பொறியோடு சுற்றும் சக்கரம். சமமான கெட்டித் தரையில் வையுங்கள்: சிமெண்ட் அல்லது கல். மணலிலும் புல்லிலும் சுற்றாது.',
    use: 'Lay it flat on hard ground, light the fuse with a long sparkler and step back two metres. Wear shoes.',
    tags: ['Low noise', 'For the night'],
    aliases: ['zameen chakkar', 'சங்குசக்கரம்', 'sangu chakkaram', 'chakri'],
  },
  {
    prefix: 'OS',
    description:
      'Single-sound crackers: one fuse, one report. The inches are the length of the cracker; the longer, the louder, and all stay under the legal 125 dB(AI).',
    descriptionTa:
      'ஒரு திரி, ஒரு சத்தம். எத்தனை இஞ்ச் என்பது வெடியின் நீளம்; நீளம் கூடினால் சத்தமும் கூடும். எல்லாமே 125 dB(AI) அளவுக்குள்தான்.',
    use: 'Set it upright on open ground, light the fuse with a long agarbathi and step back five metres. One at a time.',
    tags: ['Sound', 'For the day'],
  },
  {
    prefix: 'BJ',
    description: 'Small single crackers, a hundred loose pieces a box, lit one by one. They are not joined.',
    descriptionTa: 'சின்ன வெடிகள், பெட்டியில் நூறு. ஒவ்வொன்றாகப் பற்ற வையுங்கள்; சரவெடி இல்லை.',
    use: 'Lay one on the ground, light it with a long agarbathi and step back three metres. Never in the hand.',
    tags: ['Sound', 'For the day'],
  },
  {
    prefix: 'BM',
    description:
      'The loud ones, wound in thread and paper. For grown-ups, on open ground, away from houses, hospitals and animals.',
    descriptionTa:
      'நூலும் காகிதமும் சுற்றிய பெரிய சத்தம். பெரியவர்களுக்கு மட்டும்: திறந்த வெளியில், வீடு, ஆஸ்பத்திரி, விலங்குகளிடமிருந்து தள்ளி.',
    use: 'Place it on open ground, light the fuse with a long agarbathi and step back ten metres. Never cover it.',
    tags: ['Sound', 'For the day'],
  },
  {
    prefix: 'RK',
    description: 'Rockets on a stick, with stars, a whistle or a report at the top. They want open sky.',
    descriptionTa:
      'குச்சியில் ஏறும் ராக்கெட்: மேலே நட்சத்திரம், விசில் அல்லது வெடி. மேலே மரமும் கம்பியும் இல்லாத இடத்தில் விடுங்கள்.',
    use: 'Stand the stick loosely in a bottle that is dug in, point it to the open sky, light the fuse and step back ten metres.',
    tags: ['For the night'],
  },
  {
    prefix: 'TP',
    description:
      'Twinkling stars and pencils: sparks on a string or a stick, held away from the body, with a grown-up beside.',
    descriptionTa:
      'மின்னும் நட்சத்திரமும் பென்சிலும். உடம்பிலிருந்து தள்ளிப் பிடியுங்கள்; பெரியவர் ஒருவர் பக்கத்தில் இருக்கட்டும்.',
    use: 'Hold the end at arm’s length, light the tip and keep it pointing away from people. Drop it into water when it is out.',
    tags: ['With a grown-up', 'Low noise', 'For the night'],
  },
  {
    prefix: 'KN',
    description:
      'Butterflies, helicopters, spinners, snakes and smoke: little things that make an afternoon long. A grown-up lights them.',
    descriptionTa:
      'பட்டாம்பூச்சி, ஹெலிகாப்டர், பாம்பு, புகை: குழந்தைகள் பார்த்து மகிழும் சின்னப் பட்டாசு. பற்ற வைப்பது பெரியவர்.',
    use: 'Place it on flat ground in the open, light it with a long agarbathi and step back two metres.',
    tags: ['With a grown-up', 'Low noise'],
  },
  {
    prefix: 'CM',
    description: 'Matches that burn red, green, blue and gold. Struck like any match, one after the other.',
    descriptionTa: 'சிவப்பு, பச்சை, நீலம், தங்க நிறத்தில் எரியும் தீக்குச்சிகள். சாதாரணத் தீக்குச்சி போல ஒவ்வொன்றாக உரசுங்கள்.',
    use: 'Strike it away from the body, hold it level and drop it into water before it reaches the fingers.',
    tags: ['With a grown-up', 'Low noise', 'For the night'],
    aliases: ['matchbox'],
  },
  {
    prefix: 'FT',
    description:
      'Showers of colour from a paper tube: stars, feathers, fruits and tall showers that change colour on the way up.',
    descriptionTa:
      'காகிதக் குழலிலிருந்து பொழியும் வண்ண மழை: நட்சத்திரம், இறகு, பழ நிறங்கள். மேலே போகும்போது நிறம் மாறும்.',
    use: 'Stand it on level ground, weigh it down with a stone, light the fuse and step back five metres.',
    tags: ['Low noise', 'For the night'],
  },
  {
    prefix: 'AM',
    description:
      'Shells and cakes that fill the sky, from a single fancy shot to 240 in a row. One fuse, then only looking up.',
    descriptionTa:
      'வானத்தை நிறைக்கும் வாணவேடிக்கை: ஒரு ஷாட் முதல் 240 ஷாட் வரை. ஒரு திரி பற்ற வைத்தால் போதும், பிறகு மேலே பாருங்கள்.',
    use: 'Stand it on level ground with stones around, light the fuse at arm’s length and step back twenty metres. Never go back to one that stopped.',
    tags: ['For the night', 'Sound'],
  },
  {
    prefix: 'GB',
    description: 'A festive mix in one box, from twenty items to fifty: the present for a whole house.',
    descriptionTa: 'இருபது முதல் ஐம்பது வகை ஒரே பெட்டியில்: ஒரு வீட்டுக்கே தரும் பரிசு.',
    use: 'A mix of sparklers, pots, wheels and small crackers. Read the words on each item before you light it.',
    tags: ['A present'],
  },
  {
    prefix: 'FM',
    description:
      'One pack for the whole family and the whole week: sparklers, pots, wheels, sound and sky, put together by us.',
    descriptionTa: 'வீட்டில் எல்லோருக்கும், தீபாவளி வாரம் முழுவதுக்கும் ஒரே பேக்: மத்தாப்பு, புஸ்வாணம், சக்கரம், சத்தம், வானம்.',
    use: 'A mix of everything on the list, packed in a carton. Read the words on each item before you light it.',
    tags: ['A present'],
  },
];

/** Where a product is more, or less, than its category says. */
export const demoTags: Record<string, string[]> = {
  'RK-02': ['For the night', 'Sound'],
  'RK-05': ['For the night', 'Sound'],
  'RK-06': ['For the night', 'Sound'],
  'KN-09': ['With a grown-up', 'Low noise', 'For the day'],
  'KN-10': ['With a grown-up', 'Low noise', 'For the day'],
  'KN-08': ['With a grown-up', 'Low noise', 'For the day'],
  'KN-13': ['With a grown-up', 'Sound', 'For the day'],
  'KN-14': ['With a grown-up', 'Sound', 'For the day'],
};

/** Other words by which one product of its category is looked for. */
export const demoAliases: Record<string, string[]> = {
  'OS-02': ['laxmi'],
  'OS-03': ['laxmi'],
  'OS-04': ['laxmi'],
  'OS-05': ['laxmi'],
  'BM-02': ['sutli'],
  'BM-03': ['sutli'],
  'BM-04': ['sutli'],
  'BM-05': ['sutli'],
  'BM-06': ['sutli'],
  'GB-04': ['laxmi'],
};

/** Measured at 4 m, in dB(AI): made up for the demonstration, below the legal 125. */
export const demoNoise: Record<string, number> = {
  'OS-01': 96,
  'OS-02': 102,
  'OS-03': 106,
  'OS-04': 108,
  'OS-05': 110,
  'OS-06': 113,
  'OS-07': 116,
  'OS-08': 108,
  'OS-09': 112,
  'BJ-01': 92,
  'BJ-02': 94,
  'BJ-03': 96,
  'BM-01': 114,
  'BM-02': 118,
  'BM-03': 119,
  'BM-04': 120,
  'BM-05': 121,
  'BM-06': 122,
};

/** Green crackers of the demonstration: the numbers are no real certificates and say so. */
export const demoGreen = [
  'SP-01',
  'SP-04',
  'SP-07',
  'SP-09',
  'SP-12',
  'FP-01',
  'FP-02',
  'FP-03',
  'GC-01',
  'GC-02',
  'TP-04',
  'FT-01',
];

export const demoFeatured = ['SP-09', 'FP-02', 'GC-01', 'TP-04', 'CM-01', 'FT-04', 'AM-11', 'GB-03'];

/** Boxes on the shelf; the rest of the list has 500. */
export const demoStock: Record<string, number> = {
  'AM-15': 24,
  'AM-16': 12,
  'GB-05': 16,
  'FM-01': 60,
  'FM-02': 40,
  'FM-03': 25,
};
