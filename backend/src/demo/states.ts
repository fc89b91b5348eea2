import type { StateEntry } from '@shop/contracts/places/views';

const TWO_HOURS_RULE = "Supreme Court's order of 23 Oct 2018 (Arjun Gopal v. Union of India)";
const MORNING_AND_EVENING = '6 to 7 am and 7 to 8 pm on the festival day';
const MORNING_AND_EVENING_TA = 'பண்டிகை நாளில் காலை 6 முதல் 7 வரை, மாலை 7 முதல் 8 வரை';
const CHECKED_ON = '2026-09-15';

type DemoState = Omit<StateEntry, 'served'> & { code: string };

/** The four states that are served, with four different rules; amounts in paise. */
export const DEMO_STATES: DemoState[] = [
  {
    // Tamil Nadu
    code: '33',
    allowed: true,
    reason: '',
    reasonTa: null,
    goods: 'all',
    minimumOrderPaise: 300_000,
    packingBasisPoints: 300,
    burstingHours: MORNING_AND_EVENING,
    burstingHoursTa: MORNING_AND_EVENING_TA,
    note: 'Please keep away from hospitals, schools and places of worship.',
    noteTa: 'ஆஸ்பத்திரி, பள்ளி, கோயில் பக்கத்தில் வெடிக்க வேண்டாம்.',
    source: `Government of Tamil Nadu and TNPCB, following the ${TWO_HOURS_RULE}`,
    checkedOn: CHECKED_ON,
    doorDeliveryPaise: 35_000,
  },
  {
    // Puducherry
    code: '34',
    allowed: true,
    reason: '',
    reasonTa: null,
    goods: 'all',
    minimumOrderPaise: 300_000,
    packingBasisPoints: 300,
    burstingHours: MORNING_AND_EVENING,
    burstingHoursTa: MORNING_AND_EVENING_TA,
    note: 'Goods are handed over at the pickup location only.',
    noteTa: 'பிக்கப் இடத்தில் மட்டுமே பெற்றுக்கொள்ளலாம்.',
    source: `Puducherry Pollution Control Committee, following the ${TWO_HOURS_RULE}`,
    checkedOn: CHECKED_ON,
    doorDeliveryPaise: null,
  },
  {
    // Karnataka
    code: '29',
    allowed: true,
    reason: '',
    reasonTa: null,
    goods: 'green',
    minimumOrderPaise: 500_000,
    packingBasisPoints: 400,
    burstingHours: '8 to 10 pm on the days of the festival',
    burstingHoursTa: 'பண்டிகை நாட்களில் இரவு 8 முதல் 10 வரை',
    note: 'Keep the boxes: their QR code shows that the crackers are green.',
    noteTa: 'பெட்டியைப் பத்திரமாக வையுங்கள்: அதில் உள்ள QR கோடுதான் பசுமைப் பட்டாசு என்று காட்டும்.',
    source: `Karnataka State Pollution Control Board, following the ${TWO_HOURS_RULE}`,
    checkedOn: CHECKED_ON,
    doorDeliveryPaise: null,
  },
  {
    // Delhi
    code: '07',
    allowed: false,
    reason:
      'Delhi does not allow crackers to be sold, delivered or burst, so we cannot send your order there. We are sorry.',
    reasonTa:
      'டெல்லியில் பட்டாசு விற்கவும், டெலிவரி செய்யவும், வெடிக்கவும் அனுமதி இல்லை. அங்கே எங்களால் அனுப்ப முடியாது. மன்னிக்கவும்.',
    goods: 'all',
    minimumOrderPaise: 0,
    packingBasisPoints: 0,
    burstingHours: '',
    burstingHoursTa: null,
    note: '',
    noteTa: null,
    source:
      'Delhi Pollution Control Committee: ban on manufacture, storage, sale (online delivery too) and bursting',
    checkedOn: CHECKED_ON,
    doorDeliveryPaise: null,
  },
];
