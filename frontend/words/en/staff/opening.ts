import type { OpeningStep, Placeholder } from '@shop/contracts/rules/season/opening';

/** The first steps of a shop. */
export const words = {
  title: 'Open your shop',
  intro: 'In any order; each step ticks itself off once it is really there.',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  done: 'done',
  steps: {
    identity: {
      name: 'Name, address and phones',
      why: 'They stand at the top and the foot of every page, and on every bill.',
    },
    licence: {
      name: 'GSTIN and licence',
      why: 'The law asks for both on the shop’s pages and bills; the state of the shop follows from the GSTIN.',
    },
    payment: {
      name: 'Bank and UPI',
      why: 'Where customers pay.',
    },
    sale: {
      name: 'How orders come in',
      why: 'As requests that you confirm by phone, or as orders with the payment details at once.',
    },
    season: {
      name: 'Season',
      why: 'The days on which the shop is open, and the festival that people buy for.',
    },
    states: {
      name: 'States',
      why: 'Where you send to, and what the law there allows. All states are there: serve those you choose.',
    },
    places: {
      name: 'Pickup locations',
      why: 'The lorry offices where customers fetch their parcels, with the freight.',
    },
    products: {
      name: 'Products and prices',
      why: 'Your price list, from a file with headings of your own.',
    },
    pictures: {
      name: 'Pictures',
      why: 'Shoppers choose what they see; drop all pictures at once.',
    },
    looks: {
      name: 'Logo and colour',
      why: 'They make the shop yours: beside its name, and as the icon on a phone’s home screen.',
    },
    texts: {
      name: 'Texts',
      why: 'Read what the shop says about itself, refunds and privacy: it binds you. Change what is not so.',
    },
    people: {
      name: 'Colleagues',
      why: 'Whoever calls and packs has a sign-in of their own, with the rights of their work.',
    },
    opening: {
      name: 'Open the shop',
      why: 'Shoppers can come in, and orders can be sent.',
    },
  } satisfies Record<OpeningStep, { name: string; why: string }>,
  oneRupee: 'Scan to pay ₹1 to yourself',
  oneRupeeHelp: 'Scan it with the UPI app of another phone, and see whether the rupee reaches your account.',
  keepsClosed: 'The shop cannot open yet. Still missing:',
  demonstration:
    'This shop holds the demonstration: its names, numbers and prices are made up. It opens all the same, to be tried.',
  placeholders: {
    name: 'the name of the shop',
    'legal-name': 'the name of the firm',
    address: 'the address',
    phones: 'a phone of your own',
    email: 'an e-mail address of your own',
    licence: 'your licence',
    gstin: 'your own GSTIN',
    payment: 'your bank account or UPI ID',
  } satisfies Record<Placeholder, string>,
} as const;

/** `the address, your licence`. */
export function namesOf(placeholders: readonly Placeholder[]): string {
  return placeholders.map((each) => words.placeholders[each]).join(', ');
}
