import type { OpeningStep, Placeholder } from '@shop/contracts/rules/season/opening';

/** The first steps of a shop. */
export const words = {
  title: 'Open your shop',
  intro: 'In any order; each step ticks itself off once it is really there.',
  putOff: 'Later',
  putOffStep: (name: string) => `${name}: later`,
  bringBack: 'Bring back',
  bringBackStep: (name: string) => `Bring back: ${name}`,
  later: 'Later',
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
    mail: {
      name: 'Mail',
      why: 'Customers are told by mail that their order arrived, is confirmed and is on its way.',
    },
    opening: {
      name: 'Open the shop',
      why: 'Shoppers can come in, and orders can be sent.',
    },
    order: {
      name: 'A test order',
      why: 'Order from your phone as a customer would, find the order here, confirm it and print its slip. Then cancel it; before the first customer it can be removed again.',
    },
  } satisfies Record<OpeningStep, { name: string; why: string }>,
  mail: {
    send: 'Send me a test mail',
    sent: (to: string) => `The mail server took it. See whether it arrives at ${to}, and not as spam.`,
    testedAt: (at: string) => `The last test mail was sent ${at}.`,
    notSetUp:
      'No mail server is set up: no mail leaves the shop. Ask the person who runs the server for “an SMTP server for the shop”: SMTP_HOST, SMTP_USER, SMTP_PASSWORD and MAIL_FROM are to be set.',
  },
  testOrders: {
    remove: 'Remove the test orders',
    effects: (numbers: readonly string[]) => [
      `${numbers.join(', ')}: removed, with all that is known of ${numbers.length === 1 ? 'it' : 'them'}.`,
      'This cannot be undone. The next order has the next number.',
    ],
    removed: 'The test orders are gone.',
  },
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
