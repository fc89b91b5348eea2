import { TEXT } from '@shop/contracts/rules/limits';
import { characters } from '../../characters.ts';
/** The contact page with its form. */
export const words = {
  title: 'Contact',
  description: (shop: string, city: string) =>
    `Phone, WhatsApp, e-mail and address of ${shop} in ${city}, how to check that a page is really ours, and a form to write to us.`,
  lead: 'Calling is quickest. In the season the order desk answers from morning to evening; outside it, write to us.',
  where: 'Where and how to reach us',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  address: 'Address',
  licence: 'Explosives licence',
  validUntil: (day: string) => `valid until ${day}`,
  gstin: 'GSTIN',
  company: 'Company',
  verifyTitle: 'How to verify us',
  verifyLead:
    'Before every festival, fake shops copy names, pictures and price lists. Three checks tell us apart:',
  verify: (legalName: string) => [
    'Call a number on this page before you pay. A real shop answers and knows your order by its number.',
    'Look at the name your bank or UPI app shows before you confirm. It must be the company: ' +
      legalName +
      '. Never pay to a person.',
    'Compare the licence number and the GSTIN below with the bill, and the GSTIN with the search on gst.gov.in.',
  ],
  never:
    'We never ask for a card number, an OTP, a PIN or an app to install, and we never call about a prize.',
  cheated: 'If you were cheated, call the national cyber-crime helpline',
  cheatedAfter:
    'at once: in the first hours the bank can often stop the money. Then report it on cybercrime.gov.in.',
  form: 'Write to us',
  formLead: 'We answer by phone or e-mail, whichever you give. For an order, write its number.',
  name: 'Your name',
  mobile: 'Mobile number',
  mobileHelp: 'Or your e-mail below; one of the two is enough.',
  emailField: 'E-mail',
  subject: 'What it is about',
  chooseSubject: 'Please choose',
  message: 'Message',
  website: 'Leave this empty',
  send: 'Send the message',
  failed: 'Not sent',
  checkFields: 'Please look at the marked boxes.',
  sentTitle: 'Your message has arrived',
  sentText:
    'Thank you. We read every message and answer within two working days, by phone or e-mail. If it is urgent, please call.',
  another: 'Write another message',
  privacy: 'What we do with it',
} as const;

/** What stands under a box that cannot be sent as it is. */
export const problems = {
  name: `Please write your name, ${characters(TEXT.personName)}.`,
  phone: 'This is not an Indian mobile number. It has ten digits and begins with 6, 7, 8 or 9.',
  neither: 'Please give a mobile number or an e-mail, so that we can answer.',
  email: 'This is not an e-mail address. Leave the box empty if you have none.',
  subject: 'Please choose what it is about.',
  message: `Please write ${characters(TEXT.contactMessage)}.`,
} as const;
