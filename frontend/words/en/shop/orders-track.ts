/** Finding an order by number and phone. */
export const words = {
  title: 'Track an order',
  description: 'See where your crackers are, with the order number and the phone number you ordered with.',
  lead: 'Write the number of your order and the phone number you gave. No account is needed.',
  number: 'Order number',
  numberHelp: 'As in your message: letters and a year, a dash, and five figures.',
  phone: 'Mobile number',
  phoneHelp: 'The one you gave with the order.',
  find: 'Find my order',
  numberError: 'An order number has letters and a year, a dash, and five figures.',
  phoneError: 'This is not an Indian mobile number. It has ten digits and begins with 6, 7, 8 or 9.',
  notFound: 'We found no order with this number and this phone number. Please check both, or call us.',
  failed: 'Not found',
  unanswered: 'We could not look just now',
} as const;
