import type { StateEntry } from '@shop/contracts/places/views';

const TWO_HOURS_RULE = "Supreme Court's order of 23 Oct 2018 (Arjun Gopal v. Union of India)";
const MORNING_AND_EVENING = '6 to 7 am and 7 to 8 pm on the festival day';
const CHECKED_ON = '2026-09-15';

type DemoState = Omit<StateEntry, 'served'> & { code: string };

/** The four states that are served, with four different rules; amounts in paise. */
export const DEMO_STATES: DemoState[] = [
  {
    // Tamil Nadu
    code: '33',
    allowed: true,
    reason: '',
    goods: 'all',
    minimumOrderPaise: 300_000,
    packingBasisPoints: 300,
    burstingHours: MORNING_AND_EVENING,
    note: 'Please keep away from hospitals, schools and places of worship.',
    source: `Government of Tamil Nadu and TNPCB, following the ${TWO_HOURS_RULE}`,
    checkedOn: CHECKED_ON,
    doorDeliveryPaise: 35_000,
  },
  {
    // Puducherry
    code: '34',
    allowed: true,
    reason: '',
    goods: 'all',
    minimumOrderPaise: 300_000,
    packingBasisPoints: 300,
    burstingHours: MORNING_AND_EVENING,
    note: 'Goods are handed over at the pickup location only.',
    source: `Puducherry Pollution Control Committee, following the ${TWO_HOURS_RULE}`,
    checkedOn: CHECKED_ON,
    doorDeliveryPaise: null,
  },
  {
    // Karnataka
    code: '29',
    allowed: true,
    reason: '',
    goods: 'green',
    minimumOrderPaise: 500_000,
    packingBasisPoints: 400,
    burstingHours: '8 to 10 pm on the days of the festival',
    note: 'Keep the boxes: their QR code shows that the crackers are green.',
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
    goods: 'all',
    minimumOrderPaise: 0,
    packingBasisPoints: 0,
    burstingHours: '',
    note: '',
    source:
      'Delhi Pollution Control Committee: ban on manufacture, storage, sale (online delivery too) and bursting',
    checkedOn: CHECKED_ON,
    doorDeliveryPaise: null,
  },
];
