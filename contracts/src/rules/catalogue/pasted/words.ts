/** Numbers as people say them: English, Tamil, and Tamil in Latin letters. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  [
    'one 1 two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 eleven 11 twelve 12 thirteen 13 fourteen 14',
    'fifteen 15 sixteen 16 seventeen 17 eighteen 18 nineteen 19 twenty 20 thirty 30 forty 40 fifty 50 sixty 60 single 1',
    'ஒன்று 1 ஒன்னு 1 ஒண்ணு 1 ஒரு 1 இரண்டு 2 ரெண்டு 2 மூன்று 3 மூணு 3 நான்கு 4 நாலு 4 ஐந்து 5 அஞ்சு 5 ஆறு 6 ஏழு 7 எட்டு 8',
    'ஒன்பது 9 பத்து 10 பன்னிரண்டு 12 பதினைந்து 15 இருபது 20 ஐம்பது 50',
    'onnu 1 ondru 1 oru 1 rendu 2 randu 2 irandu 2 moonu 3 munu 3 moondru 3 mundru 3 naalu 4 nalu 4 naangu 4 nangu 4 anju 5',
    'ainthu 5 aindhu 5 aaru 6 ezhu 7 yezhu 7 ettu 8 onbathu 9 onbadhu 9 ombathu 9 pathu 10 paththu 10 irupathu 20',
  ]
    .join(' ')
    .match(/\S+ \d+/g)
    ?.map((pair): [string, number] => {
      const [word = '', value] = pair.split(' ');
      return [word, Number(value)];
    }),
);

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

export const DOZEN = set('dozen dozens doz டஜன் dazan');
/** A part of one, and what is no number at all. */
export const HALF = set('half quarter அரை கால் arai paathi பாதி');
export const VAGUE = set(
  'few some several many more கொஞ்சம் konjam சில sila niraya நிறைய couple hundred hundreds nooru நூறு thousand',
);

/** How goods are counted: boxes, packets and numbers are what one of a product is. */
export const UNIT_WORDS = set(
  'box boxes bx boxs petti pettigal பெட்டி பெட்டிகள் பாக்ஸ் dabba டப்பா pkt pkts packet packets pack packs paket பாக்கெட் ' +
    'பாக்கட் no nos number numbers எண்ணம் ennam',
);
/** One of them is less than what is sold, if that is a box. */
export const PIECE_WORDS = set('pc pcs piece pieces பீஸ் peece peeces');
/** One of them is more than anything on the list. */
export const WHOLESALE_WORDS = set('case cases carton cartons bundle bundles bag bags gross கேஸ் set sets');

/** Beside goods these say nothing of what is wanted. */
export const FILLERS = set(
  'please pls plz plse kindly send need needed want wanted required give get i we us me my the a an of for item items order ' +
    'sir madam anna akka bro bhai ji thambi qty quantity count total also only and with from in no nos each ' +
    'venum vendum venumanna வேண்டும் வேணும் kodunga kudunga podunga anuppunga அனுப்புங்க அனுப்பவும் குடுங்க கொடுங்க போடுங்க நம்பர்',
);

/** What is said with goods that are not, or not simply, wanted. */
export const AGAINST = set(
  'not dont don cancel cancelled remove removed without except instead vendam venda வேண்டாம் illa illai illama இல்லை ' +
    'இல்லாமல் no sorry change changed replace if or அல்லது either maybe rate price stock available evlo evvalavu எவ்வளவு ' +
    'விலை ரேட் கேன்சல் already free extra offer discount quality',
);

/** With these a line begins that is about money or parcels. */
export const ABOUT_MONEY = set(
  'total totals grand subtotal sum amount balance discount packing freight transport advance paid gst tax upi gpay phonepe ' +
    'மொத்தம் motham deposit less round',
);

/** For every one of the things before it. */
export const EACH = set('each ea தலா ஒவ்வொன்றும் ovvondrum every');

/** Between one thing and the next. */
export const BETWEEN = set('and மற்றும் matrum then next அப்புறம் apuram appuram plus');

/** With two letters these are words sooner than the beginning of an item code. */
export const SHORT_WORDS = set(
  'am pm no in at to of or is on an as by it me my so up us we he do go be if rs cm kg mm',
);

/** One spelling of words that are spelt in two ways. */
export const SPELLINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    color: 'colour',
    colors: 'colour',
    tricolor: 'tricolour',
    laxmi: 'lakshmi',
    cms: 'cm',
    centimeter: 'cm',
    centimetre: 'cm',
    செமீ: 'cm',
    சென்டிமீட்டர்: 'cm',
    inches: 'inch',
    இன்ச்: 'inch',
    அங்குலம்: 'inch',
    kgs: 'kg',
    kilo: 'kg',
    grams: 'gm',
    gram: 'gm',
  }),
);

/** A number before one of these is a size, whatever there is. */
export const MEASURES = set('cm mm inch kg gm shot');
