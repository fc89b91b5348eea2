import type { QuestionView } from '@shop/contracts/places/views';

export interface DemoCity {
  slug: string;
  name: string;
  stateCode: string;
  deliveryDays: number;
  /** Rich text. */
  introduction: string;
  questions: QuestionView[];
  /** Of some, so that a newcomer sees both. */
  introductionTa?: string;
  questionsTa?: QuestionView[];
}

const ask = (question: string, answer: string): QuestionView => ({ question, answer });

/** What is true of each city; people and places are made up. */
export const DEMO_CITIES: DemoCity[] = [
  {
    slug: 'chennai',
    name: 'Chennai',
    stateCode: '33',
    deliveryDays: 3,
    introduction: `<p>Lorries from Sivakasi leave in the evening and reach Madhavaram, in the north of Chennai, on the third day after your order is packed. We send a message when your cartons are in, and you collect them within five days at the Madhavaram Lorry Hub. The freight is a flat amount that stands on your order; there is nothing to bargain at the counter.</p>
<p>Most of our Chennai customers share a lorry load: one person orders for a whole floor or street, so the packing and the trip to Madhavaram are paid once. Two cartons fit into the boot of a small car. An auto from Madhavaram to Perambur or Anna Nagar takes under an hour outside the evening traffic.</p>
<p>In the last ten days before the festival the road from the south is slow and the hub opens its gates late. Order by the date on this page and you are on the safe side; after it we still take your call, and tell you honestly whether it can arrive.</p>`,
    questions: [
      ask(
        'I live in Tambaram. Must I really go to Madhavaram?',
        'For now, yes: it is our only pickup location in Chennai. Tamil Nadu also allows delivery to the door for a flat charge; choose it in the order form.',
      ),
      ask(
        'Can my brother collect for me?',
        'Yes, if he is 18 or older and brings the LR number, a photo identity card, and a note with your name and signature.',
      ),
      ask(
        'May I take the cartons home by metro or suburban train?',
        'No. Crackers are not allowed in trains, buses or the metro. Come by car, or take an auto.',
      ),
      ask(
        'How long does the hub keep my parcels?',
        'Five days from our message. After that the transport office may charge for storage.',
      ),
    ],
    introductionTa: `<p>சிவகாசியிலிருந்து லாரி மாலையில் கிளம்பும். உங்கள் ஆர்டர் பேக் ஆன மூன்றாம் நாள் சென்னைக்கு வடக்கே மாதவரத்துக்கு வரும். பார்சல் வந்ததும் செய்தி அனுப்புவோம்; மாதவரம் லாரி ஹப்பில் ஐந்து நாளுக்குள் பெற்றுக்கொள்ளுங்கள். லாரி வாடகை எவ்வளவு என்று உங்கள் ஆர்டரிலேயே இருக்கும்; அங்கே பேரம் பேச வேண்டியதில்லை.</p>
<p>சென்னையில் பலர் சேர்ந்து வாங்குகிறார்கள்: ஒரு மாடிக்கோ தெருவுக்கோ ஒருவர் ஆர்டர் செய்தால், பேக்கிங்கும் மாதவரம் போகும் செலவும் ஒரு முறைதான். பண்டிகைக்கு முந்தைய பத்து நாட்களில் சாலை நெரிசலாக இருக்கும்; இந்தப் பக்கத்தில் உள்ள நாளுக்குள் ஆர்டர் செய்யுங்கள்.</p>`,
    questionsTa: [
      ask(
        'நான் தாம்பரத்தில் இருக்கிறேன். மாதவரம் வரை போக வேண்டுமா?',
        'இப்போதைக்கு ஆம்: சென்னையில் எங்கள் பிக்கப் இடம் அது ஒன்றுதான். தமிழ்நாட்டில் வீட்டுக்கே டெலிவரியும் உண்டு; ஆர்டர் செய்யும்போது அதைத் தேர்ந்தெடுங்கள்.',
      ),
      ask(
        'எனக்குப் பதில் என் அண்ணன் பெற்றுக்கொள்ளலாமா?',
        'பெற்றுக்கொள்ளலாம். அவருக்கு 18 வயது நிறைந்திருக்க வேண்டும். LR எண், போட்டோ உள்ள அடையாள அட்டை, உங்கள் பெயரும் கையெழுத்தும் உள்ள சீட்டு: மூன்றும் கொண்டு வர வேண்டும்.',
      ),
      ask(
        'பார்சலை மெட்ரோவில் அல்லது ரயிலில் கொண்டு போகலாமா?',
        'கூடாது. ரயில், பஸ், மெட்ரோவில் பட்டாசுக்கு அனுமதி இல்லை. காரில் வாருங்கள், அல்லது ஆட்டோ எடுங்கள்.',
      ),
      ask(
        'பார்சல் எத்தனை நாள் அங்கே இருக்கும்?',
        'எங்கள் செய்தி வந்த நாளிலிருந்து ஐந்து நாள். அதற்குப் பிறகு டிரான்ஸ்போர்ட் ஆபீஸ் வாடகை கேட்கலாம்.',
      ),
    ],
  },
  {
    slug: 'madurai',
    name: 'Madurai',
    stateCode: '33',
    deliveryDays: 1,
    introduction: `<p>Madurai is under two hours by road from our godown, so it is the quickest city we serve. What is packed before noon is usually at the Mattuthavani Transport Office the next day. The freight is the lowest on our list, and you collect when it suits you from Monday to Saturday.</p>
<p>Because the way is short, Madurai is also the city for late deciders: we can still send a few days before the festival when lorries to Chennai are long full. Please do not wait for the last evening all the same. The road past Thirumangalam stands still then, and so do we.</p>`,
    questions: [
      ask(
        'Can I come to Sivakasi and collect from your shop?',
        'You are welcome. Call first, so that your list is packed when you arrive.',
      ),
      ask(
        'Where exactly is the pickup location?',
        'On Melur Road, beside the Mattuthavani bus stand. The address and the phone are on this page and on your order.',
      ),
      ask(
        'Is the transport office open on Sunday?',
        'No, Monday to Saturday only. In the week before the festival we will tell you by message if that changes.',
      ),
    ],
    introductionTa: `<p>எங்கள் குடோனிலிருந்து மதுரைக்கு இரண்டு மணி நேரம்கூட ஆகாது; அதனால் இங்கேதான் மிகச் சீக்கிரம் வரும். மதியத்துக்குள் பேக் ஆனது மறுநாளே மாட்டுத்தாவணி டிரான்ஸ்போர்ட் ஆபீசுக்கு வந்துவிடும். லாரி வாடகையும் இங்கேதான் குறைவு. திங்கள் முதல் சனி வரை உங்களுக்கு வசதியான நேரத்தில் பெற்றுக்கொள்ளலாம்.</p>
<p>கடைசி நேரத்தில் முடிவு செய்தாலும், மதுரைக்குப் பண்டிகைக்குச் சில நாள் முன்பு வரை அனுப்ப முடியும். ஆனாலும் கடைசி மாலை வரை காத்திருக்க வேண்டாம்: திருமங்கலம் தாண்டினால் சாலை நெரிசலாக இருக்கும்.</p>`,
    questionsTa: [
      ask(
        'சிவகாசிக்கு வந்து கடையிலேயே வாங்கலாமா?',
        'வாருங்கள். முதலில் போன் செய்யுங்கள்; நீங்கள் வரும்போது உங்கள் பார்சல் தயாராக இருக்கும்.',
      ),
      ask(
        'பிக்கப் இடம் எங்கே இருக்கிறது?',
        'மேலூர் ரோட்டில், மாட்டுத்தாவணி பஸ் ஸ்டாண்டு பக்கத்தில். முகவரியும் போன் எண்ணும் இந்தப் பக்கத்திலும் உங்கள் ஆர்டரிலும் இருக்கிறது.',
      ),
      ask(
        'டிரான்ஸ்போர்ட் ஆபீஸ் ஞாயிற்றுக்கிழமை திறந்திருக்குமா?',
        'இல்லை. திங்கள் முதல் சனி வரை, பிக்கப் இடத்தின் கீழே எழுதியிருக்கும் நேரத்தில் வாருங்கள்.',
      ),
    ],
  },
  {
    slug: 'coimbatore',
    name: 'Coimbatore',
    stateCode: '33',
    deliveryDays: 2,
    introduction: `<p>Parcels for Coimbatore leave Sivakasi on Monday, Wednesday and Friday. Two days later they wait for you at the Ukkadam Parcel Office, which serves Coimbatore, Pollachi and Tiruppur alike. If you live in Tiruppur, choose Ukkadam too: it is the nearest place where we may hand crackers over.</p>
<p>Apartments in Coimbatore often order together. Write the flat numbers into the remarks and we pack one carton a family, each with its own label, under one order and one freight charge.</p>
<p>The office is small and stands in a busy street, so parcels do not stay there long. Please come within five days, and not between six and eight in the evening if you can help it.</p>`,
    questions: [
      ask(
        'My order was confirmed on Thursday. When does it leave?',
        'With the Friday lorry if it is paid by Thursday evening, otherwise on Monday.',
      ),
      ask(
        'Can you deliver to Tiruppur or Pollachi?',
        'To the pickup location at Ukkadam, or to your door for the flat charge of Tamil Nadu.',
      ),
      ask(
        'Do you pack for several families in one order?',
        'Yes. Write who gets what into the remarks. There is one bill and one freight charge for all.',
      ),
    ],
  },
  {
    slug: 'tiruchirappalli',
    name: 'Tiruchirappalli',
    stateCode: '33',
    deliveryDays: 2,
    introduction: `<p>We have no pickup location in Tiruchirappalli. The transport offices near Gandhi Market do not hold a licence to keep fireworks overnight, and we do not leave your cartons where they may not stand. Instead our own licensed lorry goes through the city twice a week in the season, on Tuesday and on Saturday, and brings the parcels to the door.</p>
<p>The driver calls an hour before he comes. Somebody of 18 or older must be at home, show an identity card and sign for the number of cartons. He stops on the street: in narrow lanes, as around the Rock Fort and in Srirangam, please come to the corner that you agree on by phone. He does not carry cartons up the stairs of an apartment house, and he cannot take cash; the delivery is a flat charge on your order and paid with it.</p>
<p>If you would rather collect yourself, choose the pickup location in Madurai. It is two and a half hours by car, the freight is lower, and the parcels are there a day earlier.</p>`,
    questions: [
      ask(
        'What if nobody is at home?',
        'The driver tries once more on his next round. After that the parcels go back to Sivakasi, and we refund the goods but not the delivery.',
      ),
      ask(
        'Do you come to Srirangam and Thiruverumbur?',
        'Yes. Both are on the round; in narrow lanes the driver stops at the next wide street.',
      ),
      ask(
        'Can I choose Tuesday or Saturday?',
        'Write it into the remarks. We try, and tell you on the phone when we confirm the order.',
      ),
      ask(
        'Is the minimum order higher for delivery to the door?',
        'No, it is the same as for all of Tamil Nadu.',
      ),
    ],
  },
  {
    slug: 'puducherry',
    name: 'Puducherry',
    stateCode: '34',
    deliveryDays: 3,
    introduction: `<p>Puducherry has permit rules of its own, so goods are handed over at our pickup location in Villianur and never at the door. Lorries take three days, because they come by Villupuram, where parcels for the coast are sorted by hand.</p>
<p>The hours for bursting are those of Tamil Nadu: one in the morning and one in the evening. In the Boulevard and along the beach the police close streets on the festival day and allow no crackers at all; ask your neighbours before you carry a box there.</p>
<p>For Karaikal we have no pickup location yet. Customers from there collect in Villianur, or send a friend with the LR number and a signed note.</p>`,
    questions: [
      ask(
        'Why is there no delivery to the door?',
        'The permit of Puducherry covers the pickup location only. We keep to it, and so do serious sellers elsewhere.',
      ),
      ask(
        'Is the minimum order the same as in Tamil Nadu?',
        'At the moment, yes. The order form always shows the minimum of the state you choose.',
      ),
      ask(
        'Is the pickup location open in the evening?',
        'Every day from 10 in the morning to 6 in the evening, Sundays too.',
      ),
    ],
  },
  {
    slug: 'bengaluru',
    name: 'Bengaluru',
    stateCode: '29',
    deliveryDays: 4,
    introduction: `<p>Karnataka allows <strong>green crackers only</strong>: those with a CSIR-NEERI certificate and a QR code on the box. Choose Karnataka above the price list, and it shows you those alone. Anything else would be taken away at the border, so the shop does not take it into an order.</p>
<p>Parcels go to the Attibele Transport Office, just inside Karnataka on the road from Hosur. You pay the freight there when you collect; the office charges by weight, usually between ₹300 and ₹600 for two cartons. From Electronic City it is half an hour, from Yelahanka the better part of a morning.</p>
<p>The minimum order is higher than in Tamil Nadu, since the paper work at the border costs the same for one carton as for ten. Neighbours who order together reach it easily.</p>`,
    questions: [
      ask(
        'How do I know which crackers are green?',
        'They carry a green mark in our list and a certificate number on their page. The box has a QR code that you can scan with the CSIR-NEERI app.',
      ),
      ask(
        'How much is the freight?',
        'It is paid to the transport office by weight. We cannot fix it, so your order says “to pay on collection”.',
      ),
      ask(
        'Do you deliver inside Bengaluru?',
        'No. Karnataka has no delivery to the door; Attibele is the only place where we may hand over.',
      ),
      ask(
        'When may I burst them?',
        'From 8 to 10 in the evening on the days of the festival. Your city may add rules of its own.',
      ),
    ],
  },
];
